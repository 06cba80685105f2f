/**
 * What a chessclock answers and warns of, as utterances. Only the clock itself is spoken of here, so that it serves a game and a
 * clock that stands alone at a table.
 */
import { EVERYONE, type Audience } from '../../src/laws/roles.js';
import type { ClockDetail } from '../../src/questions/clock-details.js';
import { utterance, type Segment, type Utterance } from '../utterance.js';
import type { ClockAnswers, SaidWarning } from '../phrase/clock.js';
import { fideClock } from '../phrase/fide-clock.js';
import { FIDE_LANG } from '../phrase/fide.js';
import type { WholeWords } from '../phrase/words.js';

export const CLOCK_LANGUAGES = ['page', 'german'] as const;
/** Whether a clock answers in the language of the page, or with the German numbers of the FIDE call. */
export type ClockLanguage = (typeof CLOCK_LANGUAGES)[number];

export interface ClockPhraseOptions {
  readonly words: Pick<WholeWords, 'lang' | 'clock'>;
  readonly language: ClockLanguage;
  /** Who hears it: in a window or on a device of his own, that player only. */
  readonly audience?: Audience;
}

/** The answer to a question about the clock. A later answer takes the place of one that was not yet said. */
export function phraseClockDetail(answer: ClockDetail, options: ClockPhraseOptions): Utterance {
  const { words, audience = EVERYONE } = options;
  const [clock, lang] = answering(words, options.language);
  return { ...utterance(segments(clock.detail(answer), lang), 'answer', 'page', audience), key: 'clock answer' };
}

/** Milliseconds after which a warning is not worth saying any more. */
export const WARNING_EXPIRES = 5000;
/** The next of the last seconds comes after one. */
export const SECOND_EXPIRES = 800;

/** A warning. It expires, and a later one about the same clock takes its place. */
export function phraseWarning(warning: SaidWarning, options: ClockPhraseOptions): Utterance {
  const { words, audience = EVERYONE } = options;
  const [clock, lang] = answering(words, options.language);
  return {
    ...utterance(segments([clock.warning(warning)], lang), 'clock', 'game', audience),
    expiresAfter: warning.about === 'last seconds' ? SECOND_EXPIRES : WARNING_EXPIRES,
    key: `clock warning ${warning.about === 'last seconds' ? '' : (warning.of ?? '')}`.trim(),
  };
}

function answering(words: ClockPhraseOptions['words'], language: ClockLanguage): readonly [ClockAnswers, string] {
  return language === 'german' ? [fideClock, FIDE_LANG] : [words.clock, words.lang];
}

function segments(sentences: readonly string[], lang: string): readonly Segment[] {
  return [{ text: sentences.join(' '), lang }];
}
