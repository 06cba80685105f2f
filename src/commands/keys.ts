/**
 * The keys of the board, in one table. Letters go by what they type where that is a Latin letter (QWERTZ, AZERTY) and by the
 * physical key elsewhere (Cyrillic layouts); digits by the physical key. They hold only while the board has the focus.
 */
import { commandIn, type KeyBinding as KeyRow, type KeyPress } from '../../components/dom/keys.js';
import type { PieceKind } from '../laws/squares.js';

export type KeyCommand =
  | { readonly do: 'step'; readonly way: 'left' | 'right' | 'up' | 'down' }
  | {
      readonly do: 'end';
      readonly of: 'rank start' | 'rank end' | 'file start' | 'file end' | 'board start' | 'board end';
    }
  | { readonly do: 'rank'; readonly index: number }
  | { readonly do: 'file'; readonly index: number }
  | { readonly do: 'next piece'; readonly kind: PieceKind; readonly back: boolean }
  | { readonly do: 'lift or place' }
  | { readonly do: 'put back' }
  | { readonly do: 'turn board' }
  | { readonly do: 'move entry' }
  | { readonly do: 'next region'; readonly back: boolean }
  | { readonly do: 'this square' }
  | { readonly do: 'last move' }
  | { readonly do: 'go to last move' }
  | { readonly do: 'last capture' }
  | { readonly do: 'moves of piece'; readonly capturesOnly: boolean }
  | { readonly do: 'whole position' }
  | { readonly do: 'piece lists' }
  | { readonly do: 'back in game' }
  | { readonly do: 'forward in game' }
  | { readonly do: 'repeat'; readonly before: boolean }
  /** The menu of acts: offer, claim, adjust, flag, stop, resign, none of which has a letter of its own. */
  | { readonly do: 'act menu' }
  | { readonly do: 'press clock' }
  /** At a table: calling one's own move that stands on the board, or repeating what the opponent has called. */
  | { readonly do: 'say move' }
  /** At a table: making on one's own board what the opponent has called. */
  | { readonly do: 'execute move' }
  /** The dials of the clock, to be felt. */
  | { readonly do: 'feel clock' }
  | { readonly do: 'clocks'; readonly whose: 'both' | 'mine' | 'opponent' }
  /** To be listened to; held down, or pressed before and after, as it is chosen. */
  | { readonly do: 'talk' }
  | { readonly do: 'mute' }
  | { readonly do: 'help' };

/** A row of the table. */
export type KeyBinding<Command = KeyCommand> = KeyRow<Command>;

const letter = (key: string, command: KeyCommand, shift = false): KeyBinding => ({ key, shift, command });

/** The letter of each kind of piece: the English one, whatever the language. */
export const KIND_KEYS: readonly (readonly [key: string, kind: PieceKind])[] = [
  ['k', 'king'],
  ['q', 'queen'],
  ['r', 'rook'],
  ['b', 'bishop'],
  ['n', 'knight'],
  ['p', 'pawn'],
];

/** Going about on a board, by one square or to an end (ARIA "grid"). */
export const CURSOR_KEYS: readonly KeyBinding<Extract<KeyCommand, { readonly do: 'step' | 'end' }>>[] = [
  { key: 'ArrowLeft', command: { do: 'step', way: 'left' } },
  { key: 'ArrowRight', command: { do: 'step', way: 'right' } },
  { key: 'ArrowUp', command: { do: 'step', way: 'up' } },
  { key: 'ArrowDown', command: { do: 'step', way: 'down' } },
  { key: 'Home', command: { do: 'end', of: 'rank start' } },
  { key: 'End', command: { do: 'end', of: 'rank end' } },
  { key: 'PageUp', command: { do: 'end', of: 'file end' } },
  { key: 'PageDown', command: { do: 'end', of: 'file start' } },
  { key: 'Home', control: true, command: { do: 'end', of: 'board start' } },
  { key: 'End', control: true, command: { do: 'end', of: 'board end' } },
];

export const BOARD_KEYS: readonly KeyBinding[] = [
  ...CURSOR_KEYS,
  ...[1, 2, 3, 4, 5, 6, 7, 8].flatMap((digit): KeyBinding[] => [
    { key: String(digit), command: { do: 'rank', index: digit - 1 } },
    { key: String(digit), shift: true, command: { do: 'file', index: digit - 1 } },
  ]),
  ...KIND_KEYS.flatMap(([key, kind]) => [
    letter(key, { do: 'next piece', kind, back: false }),
    letter(key, { do: 'next piece', kind, back: true }, true),
  ]),
  { key: 'Enter', command: { do: 'lift or place' } },
  { key: ' ', command: { do: 'lift or place' } },
  { key: 'Escape', command: { do: 'put back' } },
  { key: 'Backspace', command: { do: 'put back' } },
  letter('f', { do: 'turn board' }),
  letter('i', { do: 'move entry' }),
  { key: 'F6', command: { do: 'next region', back: false } },
  { key: 'F6', shift: true, command: { do: 'next region', back: true } },
  letter('o', { do: 'this square' }),
  letter('l', { do: 'last move' }),
  letter('g', { do: 'go to last move' }),
  letter('c', { do: 'last capture' }),
  letter('m', { do: 'moves of piece', capturesOnly: false }),
  letter('m', { do: 'moves of piece', capturesOnly: true }, true),
  letter('w', { do: 'whole position' }),
  letter('w', { do: 'piece lists' }, true),
  letter('a', { do: 'back in game' }, true),
  letter('d', { do: 'forward in game' }, true),
  letter('z', { do: 'repeat', before: false }),
  letter('z', { do: 'repeat', before: true }, true),
  { key: '.', command: { do: 'act menu' } },
  { key: '.', shift: true, command: { do: 'act menu' } },
  letter('y', { do: 'say move' }),
  letter('e', { do: 'execute move' }),
  letter('h', { do: 'press clock' }),
  letter('t', { do: 'clocks', whose: 'both' }),
  letter('t', { do: 'feel clock' }, true),
  letter('u', { do: 'clocks', whose: 'mine' }),
  letter('u', { do: 'clocks', whose: 'opponent' }, true),
  letter('v', { do: 'talk' }),
  // No letter, so that it can be held in a field as well.
  { key: 'F8', command: { do: 'talk' } },
  { key: '0', command: { do: 'mute' } },
  { key: 'F1', command: { do: 'help' } },
  { key: '?', shift: true, command: { do: 'help' } },
  { key: '?', command: { do: 'help' } },
];

/** What a key press on the board means, or `undefined` where it means nothing and belongs to the browser. */
export function commandOf(press: KeyPress): KeyCommand | undefined {
  return commandIn(press, BOARD_KEYS);
}
