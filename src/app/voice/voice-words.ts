/** What is said of voice input: in words of their own, which are loaded when the first of it is said. */
import type { PageWords } from '../../../speech/page-words.js';
import { page, segmentsOf } from '../../../speech/phrasing/segments.js';
import { VOICE_WORDS } from '../../../speech/words/voice-languages.js';
import type { VoiceWords } from '../../../speech/words/voice.js';
import type { Said } from '../../../speech/words/words.js';
import type { Priority, Segment } from '../../../speech/utterance.js';
import type { Speaker } from '../../game/speaker.js';

/** In the language of the page. */
export async function voiceSegments(words: PageWords, make: (words: VoiceWords) => Said): Promise<readonly Segment[]> {
  const said = make(await VOICE_WORDS[words.language]());
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
