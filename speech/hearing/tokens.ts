/**
 * A text cut into words, each with what it can mean, and every way to take them together.
 */
import type { Heed } from './vocabulary.js';
import { alone, type HeardLanguages } from './languages.js';
import { folded, meaningsOf, type Meaning } from './lexicon.js';

/** One way to take the words of a text. */
export interface Understanding {
  readonly heeds: readonly Heed[];
  /** Whether a word was taken as another language has it, though the page's language has a meaning for it too. */
  readonly abroad: boolean;
}

/** No sentence of a move has so many words that tell something. */
const MOST_WORDS = 24;
/** So many ways to take an ambiguous text are followed. */
const MOST_WAYS = 32;

/** "Du côté de la dame" holds a queen's name, and is no queen. */
const FRENCH_WINGS = /\b(?:du )?(?:cote|l?aile) (?:du |de la |de )?(roi|dame)\b/gu;
const WINGS = /\b(king|queen|konig|koenig|damen?)s?[ -]?(side|seite|flugel|fluegel)\b/gu;

/** The words of a text, folded, each digit by itself; `undefined` where it holds what belongs into no sentence. */
export function wordsOf(text: string): readonly string[] | undefined {
  const plain = folded(text)
    .replace(WINGS, (_, wing: string) => (wing.startsWith('k') ? 'kingside' : 'queenside'))
    .replace(FRENCH_WINGS, 'cote$1');
  if (/[^\p{L}0-9\s,.;:!?+#=()/-]/u.test(plain)) return undefined;
  // "Springer f3xe5", "bishop xf7": the sign between squares is a word.
  return plain.replace(/(?<!\p{L}{2})x(?=[a-h][1-8](?!\p{L}))/gu, ' x ').match(/\p{L}+|\d/gu) ?? [];
}

/** Every way to take the words together; none as soon as one word means nothing in any language that is there. */
export function understandings(text: string, languages: HeardLanguages): readonly Understanding[] {
  const words = wordsOf(text)?.flatMap((word, at, all) => filesApart(word, all[at + 1], languages));
  if (!words || words.length === 0 || words.length > MOST_WORDS) return [];
  if (words.some((word) => isOfThePage(word, words, languages))) return [];
  const meanings: (readonly Meaning[])[] = [];
  const page = alone(languages.page);
  const isForeign = words.some((word) => meaningsOf(word, page).length === 0);
  for (const word of words) {
    const found = meaningsOf(word, languages).filter((meaning) => isForeign || !isSmallAbroad(meaning));
    if (found.length === 0) return [];
    meanings.push(found);
  }
  const isSaid = (is: Heed['is']): boolean => meanings.some((found) => found.some(({ heed }) => heed.is === is));
  const goes = isSaid('rank') || isSaid('capture');
  const apt: (readonly Meaning[])[] = [];
  // From the last on: what a word can be depends on what the next one is.
  for (const [index, found] of [...meanings.entries()].toReversed()) {
    apt.unshift(aptBefore(words[index], goes ? found : asCastling(found), apt[0]));
  }
  return apt.reduce<readonly Understanding[]>(
    (ways, choices) =>
      ways
        .flatMap(({ heeds, abroad }) =>
          choices.map((choice) => ({ heeds: [...heeds, choice.heed], abroad: abroad || choice.abroad })),
        )
        .slice(0, MOST_WAYS),
    [{ heeds: [], abroad: false }],
  );
}

/** "Rook fd1": the file it comes from is written with the square. */
function filesApart(word: string, next: string | undefined, languages: HeardLanguages): readonly string[] {
  const isTwo = /^[a-h]{2}$/u.test(word) && next !== undefined && /^[1-8]$/u.test(next);
  return isTwo && meaningsOf(word, languages).length === 0 ? [...word] : [word];
}

/** Whether a word is another thing on this page than in moves elsewhere: "on" among Polish words is "he". */
export function isOfThePage(word: string, among: readonly string[], { page }: HeardLanguages): boolean {
  const isKnown = (other: string): boolean => other.length > 1 && meaningsOf(other, alone(page)).length > 0;
  return (page.notOfMoves?.includes(word) ?? false) && among.some(isKnown);
}

/** A small word of another language, as the Spanish "a", "en" and "un", counts only beside words that the page does not know. */
function isSmallAbroad({ heed, abroad }: Meaning): boolean {
  return abroad && (heed.is === 'way' || heed.is === 'origin' || heed.is === 'means' || heed.is === 'remark');
}

/**
 * "a" and "х" are files before a number; else "a" is the article before a piece, and "х" means "takes" before a piece or a file.
 * Before a number nothing but a file can stand.
 */
function aptBefore(
  word: string | undefined,
  meanings: readonly Meaning[],
  next: readonly Meaning[] | undefined,
): readonly Meaning[] {
  const isNext = (is: Heed['is']): boolean => next?.some(({ heed }) => heed.is === is) ?? false;
  const files = meanings.filter(({ heed }) => heed.is === 'file');
  const others = meanings.filter(({ heed }) => heed.is !== 'file');
  if (files.length === 0 || others.length === 0) return meanings;
  if (isNext('rank')) return files;
  // "Torre a a d1": a way is not followed by another.
  if (isNext('way') && others.every(({ heed }) => heed.is === 'way' || heed.is === 'remark')) return files;
  if (word === 'х') return isNext('kind') || isNext('file') ? others : meanings;
  if (others.every(({ heed }) => heed.is === 'remark')) {
    // "Je" is a letter elsewhere, and nothing but "I" on a French page.
    return isNext('kind') || files.every(({ abroad }) => abroad) ? others : files;
  }
  return meanings;
}

/** "Castle" is a rook only where it goes somewhere or takes. */
function asCastling(meanings: readonly Meaning[]): readonly Meaning[] {
  const castling = meanings.filter(({ heed }) => heed.is === 'castling');
  return castling.length > 0 ? castling : meanings;
}
