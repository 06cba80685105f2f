/** What the commands are called whose keys can be chosen, and the headings under which they stand in the list. */
import { msg } from './texts.js';
import type { KeyWords } from '../../../speech/phrase/keys.js';
import type { CommandGroup, Command } from '../../commands/command.js';
import { COMMANDS, type CommandId } from '../../commands/commands.js';
import { DEED_OF, isDeedCommand, idleText } from '../shared/assistant-deeds.js';
import { commandText } from '../shared/arbiter-command-text.js';

/** As a name stands before its keys: without a stop, and with a capital. @param words of the page's language */
export function commandName(id: CommandId, words: Pick<KeyWords, 'does'>): string {
  const text = textOf(id, words).replace(/\s*[.:…?]$/u, '');
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function textOf(id: CommandId, { does }: Pick<KeyWords, 'does'>): string {
  const [, line, place = ''] = /^to-(rank|file)-(.)$/.exec(id) ?? [];
  if (line === 'rank') return msg('key-to-rank', { place });
  if (line === 'file') return msg('key-to-file', { place });
  const { toldAs = id }: Command = COMMANDS[id];
  if (Object.hasOwn(does, toldAs)) return does[toldAs as keyof typeof does];
  return isDeedCommand(id) ? idleText(DEED_OF[id]) : (OTHERS[id]?.() ?? id);
}

export function groupName(id: CommandId, { groups }: Pick<KeyWords, 'groups'>): string {
  const { group }: { readonly group: CommandGroup } = COMMANDS[id];
  switch (group) {
    case 'assistant':
      return msg('keys-of-assistant');
    case 'arbiter':
      return msg('keys-of-arbiter');
    case 'clock alone':
      return msg('keys-of-clock');
    case 'dial':
      return msg('keys-of-dial');
    case 'entering a board':
      return msg('keys-of-board-entry');
    case 'at a table':
      return groups['moving pieces'];
    default:
      return groups[group];
  }
}

type Name = () => string;

const ofLeft =
  (what: Name): Name =>
  () =>
    msg('key-of-left', { what: what() });
const ofRight =
  (what: Name): Name =>
  () =>
    msg('key-of-right', { what: what() });
const ofBoth =
  (what: Name): Name =>
  () =>
    msg('key-of-both', { what: what() });

const press: Name = () => msg('key-press');
const time: Name = () => msg('time');
const moves: Name = () => msg('clock-moves-made');
const toControl: Name = () => msg('ask-moves-to-go');
const used: Name = () => msg('ask-time-used');
const period: Name = () => msg('ask-period');

const OTHERS: Readonly<Partial<Record<CommandId, Name>>> = {
  'clock-press': () => msg('clock-key-running'),
  'clock-press-left': ofLeft(press),
  'clock-press-right': ofRight(press),
  'clock-pause': () => msg('clock-key-pause'),
  'clock-times': ofBoth(time),
  'clock-time-running': () => msg('key-time-running'),
  'clock-time-other': () => msg('key-time-other'),
  'clock-time-left': ofLeft(time),
  'clock-time-right': ofRight(time),
  'clock-moves': ofBoth(moves),
  'clock-moves-left': ofLeft(moves),
  'clock-moves-right': ofRight(moves),
  'clock-moves-to-control': ofBoth(toControl),
  'clock-moves-to-control-left': ofLeft(toControl),
  'clock-moves-to-control-right': ofRight(toControl),
  'clock-time-used': ofBoth(used),
  'clock-time-used-left': ofLeft(used),
  'clock-time-used-right': ofRight(used),
  'clock-period': ofBoth(period),
  'clock-period-left': ofLeft(period),
  'clock-period-right': ofRight(period),
  'clock-delay': () => msg('ask-delay'),
  'clock-whose': () => msg('ask-whose-clock'),
  'clock-time-control': () => msg('clock-key-control'),
  'clock-feel': () => msg('clock-key-feel'),
  'clock-entry': () => msg('key-clock-entry'),
  'clock-arbiter': () => msg('key-clock-arbiter'),
  'dial-five-minutes-on': () => msg('key-dial-on'),
  'dial-five-minutes-back': () => msg('key-dial-back'),
  'dial-start': () => msg('key-dial-start'),
  'dial-end': () => msg('key-dial-end'),
  'dial-minute-hand': () => msg('key-dial-minute-hand'),
  'dial-hour-hand': () => msg('key-dial-hour-hand'),
  'dial-flag': () => msg('key-dial-flag'),
  'dial-time': () => msg('key-dial-time'),
  'assistant-next': () => msg('assisting-next'),
  'assistant-score': () => msg('assisting-section-score'),
  'assistant-adjournment': () => msg('assisting-section-adjourn'),
  'assistant-entry': () => msg('assisting-entry'),
  'entry-put-king': () => msg('key-entry-king'),
  'entry-put-queen': () => msg('key-entry-queen'),
  'entry-put-rook': () => msg('key-entry-rook'),
  'entry-put-bishop': () => msg('key-entry-bishop'),
  'entry-put-knight': () => msg('key-entry-knight'),
  'entry-put-pawn': () => msg('key-entry-pawn'),
  'entry-turn-colour': () => msg('key-entry-turn'),
  'entry-empty': () => msg('key-entry-empty'),
  'arbiter-clocks': () => commandText('arbiter-clocks'),
  'arbiter-two-minutes-white': () => commandText('arbiter-two-minutes-white'),
  'arbiter-two-minutes-black': () => commandText('arbiter-two-minutes-black'),
  'arbiter-illegal-move': () => commandText('arbiter-illegal-move'),
  'arbiter-compare-boards': () => commandText('arbiter-compare-boards'),
};
