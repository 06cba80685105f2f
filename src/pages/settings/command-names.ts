/** What the commands are called whose keys can be chosen, and the headings under which they stand in the list. */
import { msg, str } from '@lit/localize';
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
  if (line === 'rank') return msg(str`To rank ${place}`, { id: 'key-to-rank' });
  if (line === 'file') return msg(str`To file ${place}`, { id: 'key-to-file' });
  const { toldAs = id }: Command = COMMANDS[id];
  if (Object.hasOwn(does, toldAs)) return does[toldAs as keyof typeof does];
  return isDeedCommand(id) ? idleText(DEED_OF[id]) : (OTHERS[id]?.() ?? id);
}

export function groupName(id: CommandId, { groups }: Pick<KeyWords, 'groups'>): string {
  const { group }: { readonly group: CommandGroup } = COMMANDS[id];
  switch (group) {
    case 'assistant':
      return msg('Assistant’s page', { id: 'keys-of-assistant' });
    case 'arbiter':
      return msg('Arbiter’s page', { id: 'keys-of-arbiter' });
    case 'clock alone':
      return msg('Clock alone', { id: 'keys-of-clock' });
    case 'dial':
      return msg('Dial of a clock', { id: 'keys-of-dial' });
    case 'entering a board':
      return msg('Entering a board', { id: 'keys-of-board-entry' });
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
    msg(str`Left player: ${what()}`, { id: 'key-of-left' });
const ofRight =
  (what: Name): Name =>
  () =>
    msg(str`Right player: ${what()}`, { id: 'key-of-right' });
const ofBoth =
  (what: Name): Name =>
  () =>
    msg(str`Both: ${what()}`, { id: 'key-of-both' });

const press: Name = () => msg('Press', { id: 'key-press' });
const time: Name = () => msg('Time', { id: 'time' });
const moves: Name = () => msg('Moves made', { id: 'clock-moves-made' });
const toControl: Name = () => msg('Moves to the control', { id: 'ask-moves-to-go' });
const used: Name = () => msg('Time used', { id: 'ask-time-used' });
const period: Name = () => msg('Period', { id: 'ask-period' });

const OTHERS: Readonly<Partial<Record<CommandId, Name>>> = {
  'clock-press': () => msg('whoever is on move presses', { id: 'clock-key-running' }),
  'clock-press-left': ofLeft(press),
  'clock-press-right': ofRight(press),
  'clock-pause': () => msg('stop both clocks, start them again', { id: 'clock-key-pause' }),
  'clock-times': ofBoth(time),
  'clock-time-running': () => msg('The time that runs', { id: 'key-time-running' }),
  'clock-time-other': () => msg('The other time', { id: 'key-time-other' }),
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
  'clock-delay': () => msg('Delay left', { id: 'ask-delay' }),
  'clock-whose': () => msg('Whose clock runs?', { id: 'ask-whose-clock' }),
  'clock-time-control': () => msg('what the clock is set to', { id: 'clock-key-control' }),
  'clock-feel': () => msg('feel the clock', { id: 'clock-key-feel' }),
  'clock-entry': () => msg('Type to the clock', { id: 'key-clock-entry' }),
  'clock-arbiter': () => msg('Set or rule', { id: 'key-clock-arbiter' }),
  'dial-five-minutes-on': () => msg('Five minutes on', { id: 'key-dial-on' }),
  'dial-five-minutes-back': () => msg('Five minutes back', { id: 'key-dial-back' }),
  'dial-start': () => msg('To the first minute', { id: 'key-dial-start' }),
  'dial-end': () => msg('To the last minute', { id: 'key-dial-end' }),
  'dial-minute-hand': () => msg('To the minute hand', { id: 'key-dial-minute-hand' }),
  'dial-hour-hand': () => msg('To the hour hand', { id: 'key-dial-hour-hand' }),
  'dial-flag': () => msg('To the flag', { id: 'key-dial-flag' }),
  'dial-time': () => msg('The whole time', { id: 'key-dial-time' }),
  'assistant-next': () => msg('Next:', { id: 'assisting-next' }),
  'assistant-score': () => msg('Score', { id: 'assisting-section-score' }),
  'assistant-adjournment': () => msg('Adjournment', { id: 'assisting-section-adjourn' }),
  'assistant-entry': () => msg('Enter a move', { id: 'assisting-entry' }),
  'entry-put-king': () => msg('Put a king', { id: 'key-entry-king' }),
  'entry-put-queen': () => msg('Put a queen', { id: 'key-entry-queen' }),
  'entry-put-rook': () => msg('Put a rook', { id: 'key-entry-rook' }),
  'entry-put-bishop': () => msg('Put a bishop', { id: 'key-entry-bishop' }),
  'entry-put-knight': () => msg('Put a knight', { id: 'key-entry-knight' }),
  'entry-put-pawn': () => msg('Put a pawn', { id: 'key-entry-pawn' }),
  'entry-turn-colour': () => msg('Turn the colour of the piece', { id: 'key-entry-turn' }),
  'entry-empty': () => msg('Empty the square', { id: 'key-entry-empty' }),
  'arbiter-clocks': () => commandText('arbiter-clocks'),
  'arbiter-two-minutes-white': () => commandText('arbiter-two-minutes-white'),
  'arbiter-two-minutes-black': () => commandText('arbiter-two-minutes-black'),
  'arbiter-illegal-move': () => commandText('arbiter-illegal-move'),
  'arbiter-compare-boards': () => commandText('arbiter-compare-boards'),
};
