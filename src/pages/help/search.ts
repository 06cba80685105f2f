/** What of the help has to do with what is searched for. Pure. */
import type { HelpLine } from './help-lines.js';

/** Each word of the text begins a word of the line: of what it does, of its keys, or of what is typed or said for it. */
export function isAbout(line: HelpLine, text: string): boolean {
  return hasWords([line.does, line.keys?.text ?? '', ...line.phrases].join(' '), text);
}

export function hasWords(stands: string, sought: string): boolean {
  const words = wordsOf(stands);
  const begun = wordsOf(sought);
  return begun.length > 0 && begun.every((start) => words.some((word) => word.startsWith(start)));
}

/** Without marks over letters, however it is written. */
function wordsOf(text: string): readonly string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.split(/[^\p{L}\p{N}?.,;:+*/=-]+/u).filter((word) => word !== '');
}
