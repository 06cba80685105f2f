/** What the keys of the arbiter's page do there. They hold only while the focus is on that page and not in a field. */
import { commandIn, isCharacterKey, type KeyBinding, type KeyPress } from '../../../components/dom/keys.js';
import { ARBITER, type ArbiterCommand } from '../../commands/arbiter.js';
import type { CommandId, CommandTable } from '../../commands/commands.js';
import { keymapOf } from '../../commands/keymap.js';
import type { ArbiterState } from './arbiter-state.js';

const isArbiters = (command: CommandId): command is ArbiterCommand => Object.hasOwn(ARBITER, command);

/** The keys of this page. */
export function arbiterKeys(commands: CommandTable): readonly KeyBinding<ArbiterCommand>[] {
  return keymapOf('arbiter', commands).flatMap(({ command, ...key }) =>
    isArbiters(command) ? [{ ...key, command }] : [],
  );
}

/** Whether a command has anything to do here. */
export const AT_HAND: Readonly<Record<ArbiterCommand, (state: ArbiterState) => boolean>> = {
  'arbiter-clocks': ({ clock }) => clock !== undefined,
  'arbiter-two-minutes-white': ({ topics }) => topics.includes('time'),
  'arbiter-two-minutes-black': ({ topics }) => topics.includes('time'),
  'arbiter-illegal-move': ({ topics }) => topics.includes('illegal move'),
  'arbiter-compare-boards': ({ twoBoards }) => twoBoards,
};

/** What a key does here, or `undefined` where it has nothing to do. */
export function commandAtHand(
  press: KeyPress,
  state: ArbiterState,
  { commands, letterKeys }: { readonly commands: CommandTable; readonly letterKeys: boolean },
): ArbiterCommand | undefined {
  const command = isCharacterKey(press) && !letterKeys ? undefined : commandIn(press, arbiterKeys(commands));
  return command && AT_HAND[command](state) ? command : undefined;
}
