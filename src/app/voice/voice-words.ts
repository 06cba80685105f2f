/**
 * What is said of voice input, in words of their own, which are loaded when the first of it is said; also when the choice of it is another
 * now: one sentence for what was changed, and what is to be done next.
 */
import type { PageWords } from '../../../speech/page-words.js';
import { page, segmentsOf } from '../../../speech/phrase/segments.js';
import type { VoiceWords } from '../../../speech/phrase/voice.js';
import { LANGUAGES } from '../../../speech/languages.js';
import type { Priority, Said, Segment } from '../../../speech/utterance.js';
import type { Speaker } from '../../game/speaker.js';
import type { Availability, ListeningChoice } from '../../../speech/recogniser/listening-choice.js';

/** In the language of the page. */
export async function voiceSegments(words: PageWords, make: (words: VoiceWords) => Said): Promise<readonly Segment[]> {
  const said = make(await LANGUAGES[words.language].voice());
  return segmentsOf(said, { words: words.current, squareStyle: 'plain' });
}

export async function tellOfVoice(
  speaker: Pick<Speaker, 'say'>,
  words: PageWords,
  make: (words: VoiceWords) => Said,
  priority: Priority = 'answer',
): Promise<readonly Segment[]> {
  const segments = await voiceSegments(words, make);
  speaker.say(page(segments, priority));
  return segments;
}

/** What of the settings is told here. */
export interface VoiceChoice {
  readonly listening: ListeningChoice;
  readonly confirmMoves: boolean;
}

/** How it stands with the recogniser that is chosen; `no model` where Vosk has none. Absent as long as it is not known. */
export type Readiness = Availability | 'no model' | undefined;

/** `undefined` where nothing of it has changed. @param keys those for talking, as they are called */
export function changeTold(
  before: VoiceChoice,
  after: VoiceChoice,
  readiness: Readiness,
  keys: readonly string[],
): ((words: VoiceWords) => string) | undefined {
  const { recogniser, way, listenFor } = after.listening;
  if (recogniser !== before.listening.recogniser) {
    return ({ chosen, ...words }) =>
      recogniser === 'none'
        ? chosen.none
        : `${chosen[recogniser]} ${nextStep(readiness, after.listening, words, keys)}`;
  }
  if (way !== before.listening.way) return (words) => words.way[way](keys);
  if (listenFor !== before.listening.listenFor) return (words) => words.listenFor[listenFor];
  const { silenceIsYes: silent } = after.listening;
  if (silent !== before.listening.silenceIsYes) return ({ silenceIsYes }) => silenceIsYes[silent ? 'on' : 'off'];
  if (after.confirmMoves === before.confirmMoves) return undefined;
  return ({ confirmMoves }) => confirmMoves[after.confirmMoves ? 'on' : 'off'];
}

/** How one talks, or what must be done before. */
function nextStep(
  readiness: Readiness,
  { way }: ListeningChoice,
  words: Pick<VoiceWords, 'way' | 'trouble' | 'supply'>,
  keys: readonly string[],
): string {
  switch (readiness) {
    case 'no model':
      return words.supply['no model'];
    case 'unavailable':
      return words.trouble['language not supported'];
    case 'downloadable':
      return words.trouble['language not installed'];
    case 'available':
    case 'downloading':
    case undefined:
      return words.way[way](keys);
  }
}
