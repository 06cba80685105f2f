/** What is said when the choice of voice input is another now: one sentence for what was changed, and what is to be done next. */
import type { Availability, ListeningChoice } from '../../../speech/recogniser/listening-choice.js';
import type { VoiceWords } from '../../../speech/words/voice.js';

/** What of the settings is told here. */
export interface VoiceChoice {
  readonly listening: ListeningChoice;
  readonly confirmMoves: boolean;
}

/** How it stands with the recogniser that is chosen; `no model` where Vosk has none. Absent as long as it is not known. */
export type Readiness = Availability | 'no model' | undefined;

/** `undefined` where nothing of it has changed. */
export function changeTold(
  before: VoiceChoice,
  after: VoiceChoice,
  readiness: Readiness,
): ((words: VoiceWords) => string) | undefined {
  const { recogniser, way, listenFor } = after.listening;
  if (recogniser !== before.listening.recogniser) {
    return ({ chosen, ...words }) =>
      recogniser === 'none' ? chosen.none : `${chosen[recogniser]} ${nextStep(readiness, after.listening, words)}`;
  }
  if (way !== before.listening.way) return (words) => words.way[way];
  if (listenFor !== before.listening.listenFor) return (words) => words.listenFor[listenFor];
  if (after.confirmMoves === before.confirmMoves) return undefined;
  return ({ confirmMoves }) => confirmMoves[after.confirmMoves ? 'on' : 'off'];
}

/** How one talks, or what must be done before. */
function nextStep(
  readiness: Readiness,
  { way }: ListeningChoice,
  words: Pick<VoiceWords, 'way' | 'trouble' | 'supply'>,
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
      return words.way[way];
  }
}
