/** What the commands are called whose keys can be chosen, and the headings under which they stand in the list. */
import { msg, str } from '@lit/localize';
import type { KeyWords } from '../../../../speech/words/keys.js';
import type { CommandGroup } from '../../../commands/command.js';
import { COMMANDS, type CommandId } from '../../../commands/commands.js';
import type { DeedName } from '../../../questions/assisting.js';
import { idleText } from '../../shared/idle-text.js';
import { commandText } from '../../shared/arbiter-command-text.js';

/** @param words of the page's language */
export function commandName(id: CommandId, { does }: Pick<KeyWords, 'does'>): string {
  if (Object.hasOwn(does, id)) return does[id as keyof typeof does];
  const [, line, place = ''] = /^to-(rank|file)-(.)$/.exec(id) ?? [];
  if (line === 'rank') return msg(str`To rank ${place}`, { id: 'key-to-rank' });
  if (line === 'file') return msg(str`To file ${place}`, { id: 'key-to-file' });
  return OTHERS[id]?.() ?? id;
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

const deed =
  (name: DeedName): Name =>
  () =>
    idleText(name);

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
  'assistant-call': deed('call'),
  'assistant-repeat': deed('repeat'),
  'assistant-execute': deed('execute'),
  'assistant-mend': deed('mend'),
  'assistant-press': deed('press'),
  'assistant-tell': deed('tell'),
  'assistant-claim-flag': deed('claim flag'),
  'assistant-touched-piece': deed('touched piece'),
  'assistant-stop': deed('stop'),
  'assistant-score': () => msg('Score', { id: 'assisting-section-score' }),
  'assistant-adjournment': () => msg('Adjournment', { id: 'assisting-section-adjourn' }),
  'assistant-entry': () => msg('Enter a move', { id: 'assisting-entry' }),
  'arbiter-clocks': () => commandText('arbiter-clocks'),
  'arbiter-two-minutes-white': () => commandText('arbiter-two-minutes-white'),
  'arbiter-two-minutes-black': () => commandText('arbiter-two-minutes-black'),
  'arbiter-illegal-move': () => commandText('arbiter-illegal-move'),
  'arbiter-compare-boards': () => commandText('arbiter-compare-boards'),
};
