/**
 * What is said of voice input, in words of their own, which are loaded when the first of it is said; also when the choice of it is another
 * now: one sentence for what was changed, and what is to be done next.
 */
import type { PageWords } from '../../../speech/page-words.js';
import { page, segmentsOf } from '../../../speech/phrase/segments.js';
import { listenedForSaid, recogniserSaid, talkingWaySaid, type VoiceMessages } from '../../../speech/phrase/voice.js';
import { LANGUAGES } from '../../../speech/languages.js';
import type { Said, Segment } from '../../../speech/utterance.js';
import type { Speaker } from '../../game/speaker.js';
import type { Availability, ListeningChoice } from '../../../speech/recogniser/listening-choice.js';

/** In the language of the page. */
export async function voiceSegments(
  words: PageWords,
  make: (messages: VoiceMessages) => Said,
): Promise<readonly Segment[]> {
  const said = make(await LANGUAGES[words.language].voice());
  return segmentsOf(said, { words: words.current, squareStyle: 'plain' });
}

export async function tellOfVoice(
  speaker: Pick<Speaker, 'say'>,
  words: PageWords,
  make: (messages: VoiceMessages) => Said,
): Promise<readonly Segment[]> {
  const segments = await voiceSegments(words, make);
  speaker.say(page(segments, 'answer'));
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
): ((messages: VoiceMessages) => string) | undefined {
  const { recogniser, way, listenFor } = after.listening;
  if (recogniser !== before.listening.recogniser) {
    return (messages) => {
      const chosen = recogniserSaid(recogniser, messages);
      return recogniser === 'none' ? chosen : `${chosen} ${nextStep(readiness, after.listening, messages, keys)}`;
    };
  }
  if (way !== before.listening.way) return (messages) => talkingWaySaid(way, keys, messages);
  if (listenFor !== before.listening.listenFor) return (messages) => listenedForSaid(listenFor, messages);
  const { silenceIsYes } = after.listening;
  if (silenceIsYes !== before.listening.silenceIsYes)
    return ({ say }) => say(silenceIsYes ? 'voice-silence-on' : 'voice-silence-off');
  if (after.confirmMoves === before.confirmMoves) return undefined;
  return ({ say }) => say(after.confirmMoves ? 'voice-confirm-on' : 'voice-confirm-off');
}

/** How one talks, or what must be done before. */
function nextStep(
  readiness: Readiness,
  { way }: ListeningChoice,
  messages: VoiceMessages,
  keys: readonly string[],
): string {
  switch (readiness) {
    case 'no model':
      return messages.say('voice-supply-no-model');
    case 'unavailable':
      return messages.say('voice-trouble-language-not-supported');
    case 'downloadable':
      return messages.say('voice-trouble-language-not-installed');
    case 'available':
    case 'downloading':
    case undefined:
      return talkingWaySaid(way, keys, messages);
  }
}
