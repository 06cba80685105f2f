/** Whose clock is meant at a clock that stands alone, where a half of the table is named, or whoever is on move. Pure. */
import { sideToGo, type Clock } from '../laws/clock/clock.js';
import { COLORS, opposite, type Color } from '../laws/squares.js';

export type Half = 'left' | 'right';

/** Of which clock something is asked: of a half, of the one that runs, of the other, of both. */
export type WhichClock = Half | 'running' | 'other' | 'both';

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

/** Which side sits at a half. */
export function sideAt(half: Half, left: Color): Color {
  return half === 'left' ? left : opposite(left);
}
