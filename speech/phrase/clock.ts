/**
 * What a chessclock shows, answers and warns of: the message of each, as utterances. Only the clock itself is spoken of here, so that it serves a
 * game and a clock that stands alone at a table.
 */
import { SECOND } from '../../src/laws/clock/time-control.js';
import { EVERYONE, type Audience } from '../../src/laws/roles.js';
import type { Color } from '../../src/laws/squares.js';
import type { ClockDetail } from '../../src/questions/clock.js';
import type { Answer } from '../../src/questions/question.js';
import type { ClockLanguage } from '../style.js';
import { utterance, type Segment, type Utterance } from '../utterance.js';
import { FIDE_LANG } from './fide.js';
import type { Messages } from './say.js';
import type { Words } from './words.js';
import { yesOrNo } from './own-message.js';

/** A warning as it is said. `of` is absent where only one player listens. */
export type SaidWarning =
  /** `left` is what is left of the time when it is said, in milliseconds. */
  | { readonly about: 'time'; readonly of?: Color; readonly left: number }
  /** One of the last seconds: the bare number, for there is no time for more. */
  | { readonly about: 'last seconds'; readonly left: number }
  | { readonly about: 'moves'; readonly of?: Color; readonly toGo: number };

export type ClockAnswer = Extract<Answer, { readonly about: 'clock' }>;

export interface ClockPhraseOptions {
  readonly words: Pick<Words, 'lang' | 'messages' | 'germanClock'>;
  readonly language: ClockLanguage;
  /** Who hears it: in a window or on a device of his own, that player only. */
  readonly audience?: Audience;
}

/** The answer to a question about the clock. A later answer takes the place of one that was not yet said. */
export function phraseClockDetail(answer: ClockDetail, options: ClockPhraseOptions): Utterance {
  const { words, audience = EVERYONE } = options;
  const [messages, lang] = answering(words, options.language);
  return {
    ...utterance(segments(clockDetail(answer, messages), lang), 'answer', 'page', audience),
    key: 'clock answer',
  };
}

/** Milliseconds after which a warning is not worth saying any more. */
export const WARNING_EXPIRES = 5000;
/** The next of the last seconds comes after one. */
export const SECOND_EXPIRES = 800;

/** A warning. It expires, and a later one about the same clock takes its place. */
export function phraseWarning(warning: SaidWarning, options: ClockPhraseOptions): Utterance {
  const { words, audience = EVERYONE } = options;
  const [messages, lang] = answering(words, options.language);
  return {
    ...utterance(segments([warned(warning, messages)], lang), 'clock', 'game', audience),
    expiresAfter: warning.about === 'last seconds' ? SECOND_EXPIRES : WARNING_EXPIRES,
    key: `clock warning ${warning.about === 'last seconds' ? '' : (warning.of ?? '')}`.trim(),
  };
}

/** What says a clock. */
export type ClockMessages = Pick<Messages<'clock' | 'time'>, 'say' | 'phrase'>;

/** What a clock answers with, and its language: as it is chosen, where that is loaded. */
export function answering(
  words: ClockPhraseOptions['words'],
  language: ClockLanguage | undefined,
): readonly [ClockMessages, string] {
  const { germanClock } = words;
  return language === 'german' && germanClock ? [germanClock, FIDE_LANG] : [words.messages, words.lang];
}

function segments(sentences: readonly string[], lang: string): readonly Segment[] {
  return [{ text: sentences.join(' '), lang }];
}

/** What a clock shows, in milliseconds, without a full stop. */
export function durationSaid(time: number, { phrase }: ClockMessages): string {
  return phrase('clock-duration', { time });
}

/** The clocks of a game: a sentence a side, the one whose clock runs marked as such. */
export function clockShown({ phase, sides }: ClockAnswer, { say }: ClockMessages): readonly string[] {
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
          running: yesOrNo(running),
          toGo: movesToGo ?? undefined,
          fellIn: numberOf(overstepped),
        }),
  );
  return [...state, ...told];
}

/** What a clock answers by itself: short and fast, every number in words. One sentence a side. */
export function clockDetail(answer: ClockDetail, messages: ClockMessages): readonly string[] {
  const { say } = messages;
  switch (answer.about) {
    case 'time left':
      return answer.sides.map(({ color, time, running, flag, overstepped }) =>
        flag
          ? say('clock-flag-fallen', { color })
          : say('clock-time-left', {
              color,
              time,
              running: yesOrNo(running && answer.sides.length > 1),
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
