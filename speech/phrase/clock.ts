/** What a clock shows, answers and warns of: the message of each. */
import type { Color } from '../../src/laws/squares.js';
import { SECOND } from '../../src/laws/clock/time-control.js';
import type { ClockDetail } from '../../src/questions/clock-details.js';
import type { Answer } from '../../src/questions/question.js';
import type { Messages } from './say.js';

/** A warning as it is said. `of` is absent where only one player listens. */
export type SaidWarning =
  /** `left` is what is left of the time when it is said, in milliseconds. */
  | { readonly about: 'time'; readonly of?: Color; readonly left: number }
  /** One of the last seconds: the bare number, for there is no time for more. */
  | { readonly about: 'last seconds'; readonly left: number }
  | { readonly about: 'moves'; readonly of?: Color; readonly toGo: number };

export type ClockAnswer = Extract<Answer, { readonly about: 'clock' }>;

export interface ClockAnswers {
  /** "fourteen minutes twenty"; below two minutes in seconds, "ninety-five seconds"; from an hour on without seconds. Milliseconds. */
  readonly span: (time: number) => string;
  /** What a clock shows, in milliseconds, without a full stop. */
  readonly duration: (time: number) => string;
  /** The clocks of a game: a sentence a side, the one whose clock runs marked as such. */
  readonly shown: (answer: ClockAnswer) => readonly string[];
  /** What a clock answers by itself: short and fast, every number in words. One sentence a side. */
  readonly detail: (answer: ClockDetail) => readonly string[];
  readonly warning: (warning: SaidWarning) => string;
}

export function clockAnswers(messages: Messages<'clock'>): ClockAnswers {
  return {
    span: (time) => messages.phrase('clock-span', { time }),
    duration: (time) => messages.phrase('clock-duration', { time }),
    shown: (answer) => shown(answer, messages),
    detail: (answer) => detail(answer, messages),
    warning: (warning) => warned(warning, messages),
  };
}

type ClockMessages = Messages<'clock'>;

function shown({ phase, sides }: ClockAnswer, { say }: ClockMessages): readonly string[] {
  const state = {
    waiting: [say('clock-not-started')],
    running: [],
    paused: [say('clock-stopped')],
    stopped: [say('clock-stopped')],
  }[phase];
  const told = sides.map(({ color, display: { time, flag, running, movesToGo, overstepped } }) =>
    flag
      ? say('clock-flag-fallen', { color })
      : say('clock-shown', {
          color,
          time,
          running: running ? 'yes' : 'no',
          toGo: movesToGo ?? undefined,
          fellIn: numberOf(overstepped),
        }),
  );
  return [...state, ...told];
}

function detail(answer: ClockDetail, messages: ClockMessages): readonly string[] {
  const { say } = messages;
  switch (answer.about) {
    case 'time left':
      return answer.sides.map(({ color, time, running, flag, overstepped }) =>
        flag
          ? say('clock-flag-fallen', { color })
          : say('clock-time-left', {
              color,
              time,
              running: running && answer.sides.length > 1 ? 'yes' : 'no',
              fellIn: numberOf(overstepped),
            }),
      );
    case 'moves completed':
      return answer.sides.map((side) => say('clock-moves-completed', side));
    case 'moves to the control':
      return answer.sides.map(({ color, moves }) =>
        moves === null ? say('clock-no-control-ahead', { color }) : say('clock-moves-to-control', { color, moves }),
      );
    case 'time used':
      return answer.sides.map((side) => say('clock-time-used', side));
    case 'period':
      return answer.sides.map(({ color, number, of, movesToGo, next }) => {
        const which = { color, number, of: of ?? undefined };
        return movesToGo === null || next === undefined
          ? say('clock-last-period', which)
          : say('clock-period', { ...which, moves: movesToGo, next });
      });
    case 'delay left':
      if (answer.left === undefined) return [say('clock-no-delay')];
      return [answer.left === 0 ? say('clock-delay-over') : say('clock-delay-left', { left: answer.left })];
    case 'whose clock':
      return [whoseClock(answer, messages)];
  }
}

function whoseClock(
  { phase, side, move }: Extract<ClockDetail, { readonly about: 'whose clock' }>,
  { say }: ClockMessages,
): string {
  switch (phase) {
    case 'waiting':
      return say('clock-not-started');
    case 'stopped':
      return say('clock-game-over');
    case 'running':
    case 'paused':
      if (side === undefined) return say('clock-stopped');
      return say(phase === 'running' ? 'clock-runs' : 'clock-goes-on', { side, move });
  }
}

function warned(warning: SaidWarning, { say }: ClockMessages): string {
  switch (warning.about) {
    case 'last seconds':
      return say('clock-warning-last-seconds', { seconds: Math.ceil(warning.left / SECOND) });
    case 'time': {
      const { of, left } = warning;
      return of === undefined ? say('clock-warning-time', { left }) : say('clock-warning-time-of', { of, left });
    }
    case 'moves': {
      const { of, toGo: moves } = warning;
      return of === undefined ? say('clock-warning-moves', { moves }) : say('clock-warning-moves-of', { of, moves });
    }
  }
}

/** Periods are counted from 0 on, and told from 1 on. */
function numberOf(period: number | undefined): number | undefined {
  return period === undefined ? undefined : period + 1;
}
