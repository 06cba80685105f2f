/**
 * The names that each language gives to squares and pieces, as its voice is given them, and whether what the voice makes of one is
 * recognised.
 */
import { PIECE_KINDS, SQUARES, fileOf, rankOf, type PieceKind, type Square } from '../../../src/laws/squares.js';
import { LANGUAGES } from '../../../speech/languages.js';
import { readMarks } from '../../../speech/grammar/marks.js';
import type { Naming } from '../../../speech/grammar/naming.js';
import { distanceOfSounds } from './distance.js';
import { GRAMMARS } from '../all-grammars.js';
import { SOUNDS } from './sounds.js';
import { pieceSaid } from '../../../speech/phrase/cell.js';
import type { WrittenOut } from '../written-out.js';

export function namingOf(language: WrittenOut): Naming {
  return GRAMMARS[language].naming;
}

/** Each square with what is said for it in plain words: "a4", "а чотири". */
export function squareWords(language: WrittenOut): readonly (readonly [square: Square, text: string])[] {
  const { square } = namingOf(language);
  return SQUARES.map((one) => [one, square(one)]);
}

/**
 * Each kind of piece with its name, as it is said by itself: "knight".
 */
export async function pieceWords(language: WrittenOut): Promise<readonly (readonly [kind: PieceKind, text: string])[]> {
  const words = await LANGUAGES[language].words();
  return PIECE_KINDS.map((kind) => [kind, unmarked(pieceSaid({ color: 'white', kind }, false, words.messages))]);
}

function unmarked(text: string): string {
  return readMarks(text)
    .map((part) => (typeof part === 'string' ? part : part.type === 'kind' ? part.word : ''))
    .join('');
}

/**
 * More than one phone added or left out, and a little more, is another word. espeak-ng has no dictionaries for the stress of Ukrainian and
 * Belarusian words, so stress is not heeded.
 */
const ANOTHER_WORD = 1.25;

/** Whether phonemes are heard as one of some sounds: they are near to it, and nearer than to any other. */
export function isHeardAs<Key>(ipa: string, key: Key, sounds: ReadonlyMap<Key, string>): boolean {
  const own = sounds.get(key);
  if (own === undefined) return false;
  const ownDistance = distanceOfSounds(ipa, own);
  const others = [...sounds].filter(([other]) => other !== key).map(([, sound]) => distanceOfSounds(ipa, sound));
  return ownDistance < ANOTHER_WORD && others.every((other) => ownDistance < other);
}

/** How each square sounds in a language. */
export function squareSounds(language: WrittenOut): ReadonlyMap<Square, string> {
  const { files, ranks } = SOUNDS[language];
  return new Map(SQUARES.map((square) => [square, `${files[fileOf(square)]} ${ranks[rankOf(square)]}`]));
}
