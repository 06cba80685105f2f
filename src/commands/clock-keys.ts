/**
 * The keys of a clock that stands alone at a table, in one table. The left half of the keyboard is the left player's, the right half the
 * right one's; what serves whoever is on move, or both, is called as on the board. Foot pedals and page turners send the keys that
 * press: arrows, Page Up and Page Down.
 */
import type { Clock } from '../laws/clock/clock.js';
import { COLORS, opposite, type Color } from '../laws/squares.js';
import type { ClockDetailQuestion, SideQuestion } from '../questions/clock-details.js';
import { sideToGo } from '../questions/side-to-go.js';
import type { KeyBinding } from './keys.js';

export type Half = 'left' | 'right';

/** Of which clock something is asked: of a half, of the one that runs, of the other, of both. */
export type WhichClock = Half | 'running' | 'other' | 'both';

export type ClockCommand =
  /** Presses the clock of a half, or the one that runs. */
  | { readonly do: 'press'; readonly of: Half | 'running' }
  | { readonly do: 'ask'; readonly about: SideQuestion; readonly of: WhichClock }
  | { readonly do: 'ask whose clock' }
  | { readonly do: 'ask delay' }
  /** Stops both clocks, or lets them go on. */
  | { readonly do: 'pause' }
  | { readonly do: 'read control' }
  /** The dials, to be felt. */
  | { readonly do: 'feel' }
  /** The field for what is typed to the clock. */
  | { readonly do: 'entry' }
  /** To be listened to. */
  | { readonly do: 'talk' }
  | { readonly do: 'repeat'; readonly before: boolean }
  | { readonly do: 'act menu' }
  | { readonly do: 'mute' }
  | { readonly do: 'help' };

type Binding = KeyBinding<ClockCommand>;

const press = (of: Half | 'running', ...keys: readonly string[]): readonly Binding[] =>
  keys.map((key) => ({ key, command: { do: 'press', of } }));

const ask = (key: string, about: SideQuestion, of: WhichClock, shift = false): Binding => ({
  key,
  shift,
  command: { do: 'ask', about, of },
});

/** Four digits a side, the outermost key the time; digits go by their place on the keyboard. */
const ofHalf = (
  half: Half,
  [time, moves, control, used]: readonly [string, string, string, string],
): readonly Binding[] => [
  ask(time, 'time left', half),
  ask(moves, 'moves completed', half),
  ask(control, 'moves to the control', half),
  ask(control, 'period', half, true),
  ask(used, 'time used', half),
];

export const CLOCK_KEYS: readonly Binding[] = [
  ...press('left', 'ArrowLeft', 'PageUp', 'a'),
  ...press('right', 'ArrowRight', 'PageDown', 'l'),
  ...press('running', ' ', 'Enter', 'h'),
  ...ofHalf('left', ['1', '2', '3', '4']),
  ...ofHalf('right', ['9', '8', '7', '6']),
  ask('t', 'time left', 'both'),
  ask('u', 'time left', 'running'),
  ask('u', 'time left', 'other', true),
  ask('m', 'moves completed', 'both'),
  ask('c', 'moves to the control', 'both'),
  ask('c', 'period', 'both', true),
  ask('e', 'time used', 'both'),
  { key: 's', command: { do: 'ask whose clock' } },
  { key: 'd', command: { do: 'ask delay' } },
  { key: 'p', command: { do: 'pause' } },
  { key: 'r', command: { do: 'read control' } },
  { key: 'f', command: { do: 'feel' } },
  { key: 'i', command: { do: 'entry' } },
  { key: 'v', command: { do: 'talk' } },
  { key: 'F8', command: { do: 'talk' } },
  { key: 'z', command: { do: 'repeat', before: false } },
  { key: 'z', shift: true, command: { do: 'repeat', before: true } },
  { key: '.', command: { do: 'act menu' } },
  { key: '.', shift: true, command: { do: 'act menu' } },
  { key: '0', command: { do: 'mute' } },
  { key: 'F1', command: { do: 'help' } },
  { key: '?', shift: true, command: { do: 'help' } },
  { key: '?', command: { do: 'help' } },
];

/** Whose clock is pressed. Where none runs yet, "the one that runs" is Black's: pressing it starts White's (Art. 6.6). */
export function pressedSide(of: Half | 'running', clock: Clock, left: Color): Color {
  if (of !== 'running') return sideAt(of, left);
  return sideToGo(clock) ?? 'black';
}

/** Of which sides something is asked, White's first. Where none runs, that of the side that is to go on, or begin. */
export function askedSides(of: WhichClock, clock: Clock, left: Color): readonly Color[] {
  const running = sideToGo(clock) ?? 'white';
  switch (of) {
    case 'left':
    case 'right':
      return [sideAt(of, left)];
    case 'running':
      return [running];
    case 'other':
      return [opposite(running)];
    case 'both':
      return COLORS;
  }
}

/** The question of a command; `undefined` where it asks nothing of the clock. */
export function questionOf(command: ClockCommand, clock: Clock, left: Color): ClockDetailQuestion | undefined {
  switch (command.do) {
    case 'ask':
      return { about: command.about, of: askedSides(command.of, clock, left) };
    case 'ask whose clock':
      return { about: 'whose clock' };
    case 'ask delay':
      return { about: 'delay left' };
    case 'press':
    case 'pause':
    case 'read control':
    case 'feel':
    case 'entry':
    case 'talk':
    case 'repeat':
    case 'act menu':
    case 'mute':
    case 'help':
      return undefined;
  }
}

/** Which side sits at a half. */
export function sideAt(half: Half, left: Color): Color {
  return half === 'left' ? left : opposite(left);
}
