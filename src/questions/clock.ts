/**
 * Answers about the clock. What it shows depends on when it is asked, so the time is an argument.
 */
import { type Clock, clockAt } from '../laws/clock/clock.js';
import { type Role, sideOf } from '../laws/roles.js';
import { type Color, COLORS, opposite } from '../laws/squares.js';
import type { Answer, ClockQuestion } from './question.js';

/** What of a role's view of the game is looked at. Without a clock there is none. */
interface ClockView {
  readonly role: Role;
  readonly turn: Color;
  readonly clock?: Clock;
}

/**
 * Answers at a time, in milliseconds as acts are stamped with. Whoever takes no side means by his own clock that of the
 * player whose clock runs, or whose turn it is: of two players at one device that is who asks.
 */
export function askClock({ role, turn, clock }: ClockView, question: ClockQuestion, at: number): Answer {
  if (!clock) return withoutClock(question);
  const control = { white: clock.sides.white.control, black: clock.sides.black.control };
  if (question.about === 'time control') return { about: 'time control', time: control };
  const face = clockAt(clock, at);
  const mine = sideOf(role) ?? (clock.now.phase === 'running' ? clock.now.side : turn);
  const asked = { both: COLORS, mine: [mine], opponent: [opposite(mine)] }[question.whose];
  const sides = asked.map((color) => ({ color, display: face[color] }));
  return { about: 'clock', phase: face.phase, sides, control };
}

function withoutClock({ about }: ClockQuestion): Answer {
  return { about: about === 'time control' ? about : 'no clock' };
}
