/** The keys of the board in this program, by the ids that the board knows; what lies outside the board has its words for an id. */
import { BOARD_KEYMAP as BY_ITSELF, type Keymap } from '../../../components/chess-board/keys.js';
import { BOARD_KEYS, type KeyBinding, type KeyCommand } from '../../commands/keys.js';

const nameOf = ({ key, shift = false, control = false }: Omit<KeyBinding<unknown>, 'command'>): string =>
  [shift, control, key].join(' ');

const OWN: ReadonlyMap<string, string> = new Map(BY_ITSELF.map((binding) => [nameOf(binding), binding.command]));

/** "clocks mine". */
const idOf = (command: KeyCommand): string => Object.values(command).join(' ');

/** What the board does not carry out, by its id. */
const BEYOND: ReadonlyMap<string, KeyCommand> = new Map(
  BOARD_KEYS.filter((binding) => !OWN.has(nameOf(binding))).map(({ command }) => [idOf(command), command]),
);

export const BOARD_KEYMAP: Keymap = BOARD_KEYS.map(({ command, ...key }) => ({
  ...key,
  command: OWN.get(nameOf(key)) ?? idOf(command),
}));

/** What a key of the board means to the page. */
export function commandBeyond(id: string): KeyCommand | undefined {
  return BEYOND.get(id);
}
