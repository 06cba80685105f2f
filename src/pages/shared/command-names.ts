/** What the commands are called in the help and where their keys are chosen, and the headings under which they stand there. */
import { textsOf } from '../../../components/texts.js';
import { elementsLate } from '../../../speech/messages/generated/en/elements-late.js';
import { pageShared } from '../../../speech/messages/generated/en/page-shared.js';
import { pageSharedLate } from '../../../speech/messages/generated/en/page-shared-late.js';
import {
  commandDoes,
  isKeyTextId,
  keyDoes,
  keyGroupSaid,
  tableCommandDoes,
  type KeyMessages,
} from '../../../speech/phrase/keys.js';
import { isArbiterCommand } from '../../commands/arbiter.js';
import type { CommandGroup, Command } from '../../commands/command.js';
import type { CommandName } from '../../../speech/hearing/commands/commands.js';
import type { TableCommandName } from '../../../speech/hearing/table-commands/table-phrases.js';
import { COMMANDS, isCommandId, type CommandId } from '../../commands/commands.js';
import { DEED_OF, isDeedCommand, idleText } from './assistant-deeds.js';
import { commandText } from './arbiter-command-text.js';

const msg = textsOf(pageSharedLate, elementsLate, pageShared);

/** Of a clock that stands alone: those that do what another does, of one player, or what is done in a game. */
const SAME: Readonly<Partial<Record<CommandId, CommandId>>> = {
  'clock-press-of': 'clock-press',
  'clock-start': 'start-clocks',
  'clock-stop': 'stop-clocks',
  'clock-restart': 'restart-clocks',
  'clock-restart-of': 'restart-clocks',
  'clock-charge-time': 'charge-time',
  'clock-do-not-charge-time': 'do-not-charge-time',
  'clock-time-of': 'clock-times',
  'clock-moves-of': 'clock-moves',
  'clock-moves-to-control-of': 'clock-moves-to-control',
  'clock-time-used-of': 'clock-time-used',
  'clock-period-of': 'clock-period',
  'clock-claim-flag': 'claim-flag-of',
  'clock-claim-flag-of': 'claim-flag-of',
  'clock-illegal-move': 'illegal-move',
  'clock-illegal-move-of': 'illegal-move',
};

/** As a name stands before its keys: without a stop, and with a capital. @param messages of the page's language */
export function commandName(id: CommandId, messages: KeyMessages): string {
  const text = textOf(id, messages).replace(/\s*[.:…?]$/u, '');
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

function textOf(id: CommandId, messages: KeyMessages): string {
  const [, line, place = ''] = /^to-(rank|file)-(.)$/.exec(id) ?? [];
  if (line === 'rank') return msg('key-to-rank', { place });
  if (line === 'file') return msg('key-to-file', { place });
  const { toldAs = id, group }: Command = COMMANDS[id];
  if (isKeyTextId(toldAs)) return keyDoes(toldAs, messages);
  if (isDeedCommand(id)) return idleText(DEED_OF[id]);
  if (isArbiterCommand(id)) return commandText(id);
  const told = SAME[id] ?? (isCommandId(toldAs) ? toldAs : id);
  const other = OTHERS[told]?.();
  if (other !== undefined) return other;
  // What has neither a key nor a button can be typed, and has its message for that.
  return group === 'at a table'
    ? tableCommandDoes(told as TableCommandName, messages)
    : commandDoes(told as CommandName, messages);
}

export function groupName(id: CommandId, messages: KeyMessages): string {
  const { group }: { readonly group: CommandGroup } = COMMANDS[id];
  // The few of them that have keys move pieces.
  return titleOfGroup(group === 'at a table' ? 'moving pieces' : group, messages);
}

/** The heading of a group in the help. */
export function groupTitle(group: CommandGroup, messages: KeyMessages): string {
  return group === 'at a table' ? messages.phrase('key-group-at-a-table') : titleOfGroup(group, messages);
}

function titleOfGroup(group: Exclude<CommandGroup, 'at a table'>, messages: KeyMessages): string {
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
    default:
      return keyGroupSaid(group, messages);
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
  'claim-draw': () => msg('command-claim-draw'),
  'start-clocks': () => msg('start-clocks'),
  'move-now': () => msg('command-move-now'),
  'try-computer-again': () => msg('command-try-computer-again'),
  'play-again': () => msg('command-play-again'),
  'full-screen': () => msg('command-full-screen'),
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
  'dial-minute-on': () => msg('key-dial-minute-on'),
  'dial-minute-back': () => msg('key-dial-minute-back'),
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
};
