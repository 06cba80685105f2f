/**
 * What espeak-ng's voices make of a text. It is Debian's package `espeak-ng`, and the synthesiser that NVDA, Orca and many
 * Android readers bring along.
 */
import { spawnSync } from 'node:child_process';

/** espeak-ng's voices for the languages of the page. */
export type VoiceName = 'en' | 'en-us' | 'de' | 'uk' | 'be' | 'mk' | 'pl' | 'fr' | 'es';

/** "(en)" before and "(uk)" after what a voice gives to another language's voice, as Latin letters. */
const CHANGE_OF_LANGUAGE = /\([a-z-]+\)/g;
/**
 * Until version 1.51 the German voice's [ʊɐ] has no name in IPA and is printed as two question marks ("Turm", "kurze"):
 * github.com/espeak-ng/espeak-ng/issues/1987, repaired in 1.52.
 */
const NAMELESS_GERMAN = '??';

/** Whether espeak-ng is installed. */
export function hasEspeak(): boolean {
  return spawnSync('espeak-ng', ['--version']).status === 0;
}

/**
 * The phonemes of several texts, in IPA with stress, one run for all.
 * @param texts Each one line without a stop or comma, for each clause would be a line of its own.
 * @throws {Error} if espeak-ng fails or does not answer each text.
 */
export function phonemesOf(voice: VoiceName, texts: readonly string[]): readonly string[] {
  return linesOf(voice, texts).map((line) => line.replaceAll(CHANGE_OF_LANGUAGE, '').trim());
}

/** For each text whether the voice gives it, or a part of it, to a voice of another language. */
export function changesOfLanguage(voice: VoiceName, texts: readonly string[]): readonly boolean[] {
  return linesOf(voice, texts).map((line) => line.search(CHANGE_OF_LANGUAGE) >= 0);
}

function linesOf(voice: VoiceName, texts: readonly string[]): readonly string[] {
  const unfit = texts.find((text) => text.trim() === '' || /[.,:;!?\n]/.test(text));
  if (unfit !== undefined) throw new RangeError(`"${unfit}" would not be one line of phonemes.`);
  if (texts.length === 0) return [];
  // Without -f each line that comes in is a text of its own.
  const input = `${texts.join('\n')}\n`;
  const { status, stdout, stderr, error } = spawnSync('espeak-ng', ['-q', '--ipa', '-v', voice], {
    input,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`espeak-ng -v ${voice} ended with ${status}: ${stderr}`);
  const lines = stdout.split('\n').filter((line) => line.trim() !== '');
  if (lines.length !== texts.length) {
    throw new Error(`espeak-ng -v ${voice} gave ${lines.length} lines for ${texts.length} texts.`);
  }
  return voice === 'de' ? lines.map((line) => line.replaceAll(NAMELESS_GERMAN, 'ʊɐ')) : lines;
}
