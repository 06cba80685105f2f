/**
 * The names that each language gives to squares and pieces, as its voice is given them, and whether what the voice makes of one is
 * recognised.
 */
import { PIECE_KINDS, SQUARES, fileOf, rankOf, type PieceKind, type Square } from '../../../src/laws/squares.js';
import type { LanguageName } from '../../../speech/words/language-names.js';
import { readMarks } from '../../../speech/words/marks.js';
import type { Naming } from '../../../speech/words/naming.js';
import type { Words } from '../../../speech/words/words.js';
import { distanceOfSounds } from './distance.js';
import { SOUNDS } from './sounds.js';

/** A language's files as they are there, so that one that is not written yet is missed by its own test alone. */
const NAMINGS = import.meta.glob<{ readonly naming: Naming }>('../../../speech/words/*/naming.ts', { eager: true });
const WORDS = import.meta.glob<Readonly<Partial<Record<LanguageName, Words>>>>(
  '../../../speech/words/{en,de,uk,be,mk}.ts',
);

/** @throws {Error} if the language has none. */
export function namingOf(language: LanguageName): Naming {
  const found = NAMINGS[`../../../speech/words/${language}/naming.ts`];
  if (!found) throw new Error(`There is no speech/words/${language}/naming.ts.`);
  return found.naming;
}

/** Each square with what is said for it in plain words: "a4", "а чотири". */
export function squareWords(language: LanguageName): readonly (readonly [square: Square, text: string])[] {
  const { square } = namingOf(language);
  return SQUARES.map((one) => [one, square(one)]);
}

/**
 * Each kind of piece with its name, as it is said by itself: "knight".
 * @throws {Error} if the language has no words.
 */
export async function pieceWords(
  language: LanguageName,
): Promise<readonly (readonly [kind: PieceKind, text: string])[]> {
  const words = (await WORDS[`../../../speech/words/${language}.ts`]?.())?.[language];
  if (!words) throw new Error(`There is no speech/words/${language}.ts with words.`);
  return PIECE_KINDS.map((kind) => [kind, unmarked(words.piece({ color: 'white', kind }, false))]);
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
export function squareSounds(language: LanguageName): ReadonlyMap<Square, string> {
  const { files, ranks } = SOUNDS[language];
  return new Map(SQUARES.map((square) => [square, `${files[fileOf(square)]} ${ranks[rankOf(square)]}`]));
}
