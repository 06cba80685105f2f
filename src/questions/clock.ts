/**
 * What can be asked of the clock of a game, and of a chessclock by itself: the times, the moves, the periods. What it shows depends on when it is
 * asked, so the time is an argument. What may be told at a request is what App. D.2.10.4 names (moves completed, time used by both), and what the
 * display of any clock shows.
 */
import { clockAt, settle, sideToGo, type Clock, type ClockPhase, type Display } from '../laws/clock/clock.js';
import { extraTime, periodAt, type TimeControl } from '../laws/clock/time-control.js';
import { sideOf, type Role } from '../laws/roles.js';
import { COLORS, opposite, type Color } from '../laws/squares.js';
import type { Answer, ClockQuestion, Question } from './question.js';

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

/** What is asked of each side by itself. */
const SIDE_QUESTIONS = ['time left', 'moves completed', 'moves to the control', 'time used', 'period'] as const;
export type SideQuestion = (typeof SIDE_QUESTIONS)[number];

export type ClockDetailQuestion =
  | { readonly about: SideQuestion; readonly of: readonly Color[] }
  /** Of the clock that runs: only there is a delay counted. */
  | { readonly about: 'delay left' }
  | { readonly about: 'whose clock' };

/** Whether a question is one of these, among others that can be asked of a game. */
export function isClockDetail(
  question: Question | ClockQuestion | ClockDetailQuestion,
): question is ClockDetailQuestion {
  const { about } = question;
  return about === 'delay left' || about === 'whose clock' || SIDE_QUESTIONS.some((one) => one === about);
}

interface TimeLeft {
  readonly color: Color;
  /** Milliseconds, never below zero. */
  readonly time: number;
  readonly running: boolean;
  readonly flag: boolean;
  /** The period, 0 for the first, whose flag fell before its moves were completed, where there was one. */
  readonly overstepped?: number;
}

interface PeriodTold {
  readonly color: Color;
  /** 1 is the first. */
  readonly number: number;
  /** How many there are; `null` where the last one is repeated for as long as the game lasts. */
  readonly of: number | null;
  /** Moves still to be completed in it; `null`: all that remain. */
  readonly movesToGo: number | null;
  /** The time that the next period adds, in milliseconds; absent in the last one. */
  readonly next?: number;
}

/** All times are milliseconds. */
export type ClockDetail =
  | { readonly about: 'time left'; readonly sides: readonly TimeLeft[] }
  | { readonly about: 'moves completed'; readonly sides: readonly { readonly color: Color; readonly moves: number }[] }
  /** `null`: no control is ahead. */
  | {
      readonly about: 'moves to the control';
      readonly sides: readonly { readonly color: Color; readonly moves: number | null }[];
    }
  /** App. D.2.10.4: the moves completed and the time used belong together. */
  | {
      readonly about: 'time used';
      readonly sides: readonly { readonly color: Color; readonly moves: number; readonly used: number }[];
    }
  | { readonly about: 'period'; readonly sides: readonly PeriodTold[] }
  /** `left` is absent where no clock with a delay runs. */
  | { readonly about: 'delay left'; readonly left?: number }
  | {
      readonly about: 'whose clock';
      readonly phase: ClockPhase['phase'];
      /** Whose clock runs, or is to go on; absent before the start and after the end. */
      readonly side?: Color;
      /** Which move that side is about to complete, 1 for the first. */
      readonly move?: number;
    };

/** The answer at a time, in milliseconds as the clock was stamped with. */
export function askClockDetail(clock: Clock, question: ClockDetailQuestion, at: number): ClockDetail {
  const settled = settle(clock, at);
  const { sides, now } = settled;
  const face = clockAt(clock, at);
  const each = <Told>(of: readonly Color[], told: (display: Display, color: Color) => Told) =>
    of.map((color) => ({ color, ...told(face[color], color) }));
  switch (question.about) {
    case 'time left':
      return {
        about: 'time left',
        sides: each(question.of, ({ time, running, flag, overstepped }) => ({
          time,
          running,
          flag,
          ...(overstepped !== undefined && { overstepped }),
        })),
      };
    case 'moves completed':
      return { about: 'moves completed', sides: each(question.of, ({ moves }) => ({ moves })) };
    case 'moves to the control':
      return { about: 'moves to the control', sides: each(question.of, ({ movesToGo }) => ({ moves: movesToGo })) };
    case 'time used':
      return {
        about: 'time used',
        sides: each(question.of, ({ moves }, color) => ({ moves, used: sides[color].used })),
      };
    case 'period':
      return {
        about: 'period',
        sides: each(question.of, (display, color) => periodTold(display, sides[color].control)),
      };
    case 'delay left': {
      const side = sideToGo(settled);
      const left = side && face[side];
      return left?.extra.kind === 'delay' && extraTime(left.extra) > 0
        ? { about: 'delay left', left: left.delay }
        : { about: 'delay left' };
    }
    case 'whose clock': {
      const side = sideToGo(settled);
      return { about: 'whose clock', phase: now.phase, ...(side && { side, move: sides[side].moves + 1 }) };
    }
  }
}

function periodTold({ period, movesToGo }: Display, control: TimeControl): Omit<PeriodTold, 'color'> {
  const { length } = control.periods;
  const repeated = periodAt(control, length - 1).moves !== null;
  return {
    number: period + 1,
    of: repeated ? null : length,
    movesToGo,
    ...(movesToGo !== null && { next: periodAt(control, period + 1).time }),
  };
}
