/**
 * Answers to a question that stands open: whether a move is meant, or which of several. By yes or no, by the number of the move, or by
 * words that tell it from the others ("from g one", "the second", "the bishop"). The whole move said again is read as any move is.
 */
import type { Position } from '../../src/laws/board/board.js';
import { sameMove, type Move, type PieceKind } from '../../src/laws/squares.js';
import { ALPHABETS } from '../../src/notation/alphabets.js';
import { plainText, TEXT_LIMIT } from '../../src/notation/typed-text.js';
import type { Heed, AnswerWords } from './vocabulary.js';
import { allOf, type HeardLanguages } from './languages.js';
import { folded, meaningsOf } from './lexicon.js';
import { madeOnce } from './made-once.js';
import { EVERY_PHRASE, type PhraseBook } from './phrase-book.js';
import { readCommand } from './line.js';
import { understandings } from './tokens.js';
import { movesTold } from './traits.js';

/** The moves that are asked about: of one, whether it is meant, of several, which. All are moves in this position. */
export interface AskedMoves {
  readonly moves: readonly Move[];
  readonly position: Position;
  /** The phrases of the commands that there are; without it all. */
  readonly phrases?: PhraseBook;
}

export type GivenAnswer =
  | { readonly type: 'yes' | 'no' }
  | { readonly type: 'move'; readonly move: Move }
  /** It is about these moves, but does not tell which. */
  | { readonly type: 'unclear' }
  /** It says nothing of these moves: it may be a move of its own, or a command. */
  | { readonly type: 'none' };

const NONE: GivenAnswer = { type: 'none' };
const UNCLEAR: GivenAnswer = { type: 'unclear' };

/** No answer has more words. */
const MOST_WORDS = 12;

/** The words of answers of some languages together, folded. */
type AnswerSets = Readonly<Record<keyof AnswerWords, ReadonlySet<string>>>;

const answersIn: (languages: HeardLanguages) => AnswerSets = madeOnce((languages) => {
  const answers = allOf(languages).map((language) => language.answers);
  const all = (words: keyof AnswerWords): ReadonlySet<string> =>
    new Set(answers.flatMap((of) => of[words]).map(folded));
  return {
    yes: all('yes'),
    no: all('no'),
    yesLetters: all('yesLetters'),
    noLetters: all('noLetters'),
    beside: all('beside'),
    after: all('after'),
    nine: all('nine'),
    lines: all('lines'),
  };
});

/** What a text answers to the question. Never throws; the work is bounded whatever the text. */
export function answerTo(
  text: string,
  { moves, position, phrases = EVERY_PHRASE }: AskedMoves,
  languages: HeardLanguages,
): GivenAnswer {
  const { yesLetters, noLetters } = answersIn(languages);
  const said = readYesNo(text, languages);
  if (said !== undefined) return { type: said ? 'yes' : 'no' };
  const words = wordsOf(text);
  const [word = ''] = words;
  if (words.length === 0) return NONE;
  const [only, another] = moves;
  if (!only) return NONE;
  if (!another) {
    if (words.length > 1) return NONE;
    return yesLetters.has(word) ? { type: 'yes' } : noLetters.has(word) ? { type: 'no' } : NONE;
  }
  // "Captures" asks what can be captured. A letter is rather a file or a piece of the moves than a short command.
  if ((words.length > 1 || word.length > 1) && readCommand(plainText(text), languages, phrases)) return NONE;
  const number = numberIn(words, languages);
  const counted = number === undefined ? undefined : moves[number - 1];
  if (counted) return { type: 'move', move: counted };
  const told = byTraits(text, words, moves, position, languages);
  // What does not tell them apart is rather the command that it is too.
  return told.type === 'unclear' && readCommand(plainText(text), languages, phrases) ? NONE : told;
}

/** Whether a text says yes or no, in any of the languages that are there; `undefined` where it says neither, or both. */
export function readYesNo(text: string, languages: HeardLanguages): boolean | undefined {
  const { yes, no } = answersIn(languages);
  const words = wordsOf(text);
  if (words.length === 0) return undefined;
  if (saysOnly(words, yes)) return true;
  return saysOnly(words, no) ? false : undefined;
}

/** Whether the words are phrases for it, one or several: "yep, that's right". */
function saysOnly(words: readonly string[], phrases: ReadonlySet<string>): boolean {
  return (
    words.length === 0 ||
    words.some((_, at) => phrases.has(words.slice(0, at + 1).join(' ')) && saysOnly(words.slice(at + 1), phrases))
  );
}

/** What follows a "no" at the beginning: "no, knight e two"; `undefined` where none stands there, or nothing follows. */
export function afterNo(text: string, languages: HeardLanguages): string | undefined {
  const [, first = '', rest = ''] = /^\s*([\p{L}'’ʼ]+)[\s,.;:!–—-]+(.*)$/su.exec(text.slice(0, TEXT_LIMIT)) ?? [];
  return rest.trim() !== '' && answersIn(languages).no.has(folded(first)) ? rest : undefined;
}

/** Folded words and single digits; none where the text is too long to be an answer. */
function wordsOf(text: string): readonly string[] {
  if (text.length > TEXT_LIMIT) return [];
  const words = folded(plainText(text)).match(/\p{L}+|\d/gu) ?? [];
  return words.length > MOST_WORDS ? [] : words;
}

/** "2", "two", "number two", "the second", "the second one"; a number with "rank" beside it is none of the list. */
function numberIn(words: readonly string[], languages: HeardLanguages): number | undefined {
  const { beside, after: behind, nine } = answersIn(languages);
  const telling = words.filter((word) => !beside.has(word));
  const [word = '', after, more] = telling;
  if (more !== undefined || (after !== undefined && !behind.has(after))) return undefined;
  if (word === '9' || nine.has(word)) return 9;
  const ranks = meaningsOf(word, languages).flatMap(({ heed }) => (heed.is === 'rank' ? [Number(heed.rank)] : []));
  const [rank, other] = ranks;
  return other === undefined ? rank : undefined;
}

/** By what the words tell of the moves. Where they can be taken in several ways, all that tell the moves apart must mean the same. */
function byTraits(
  text: string,
  words: readonly string[],
  moves: readonly Move[],
  position: Position,
  languages: HeardLanguages,
): GivenAnswer {
  const { lines, beside } = answersIn(languages);
  const said = words.filter(
    (word, index) =>
      !lines.has(word) && !(beside.has(word) && !isFileOrPiece(word, languages)) && !isPronoun(words, index, languages),
  );
  const ways: readonly (readonly Heed[])[] = [
    ...understandings(said.join(' '), languages).map(({ heeds }) => heeds),
    ...letterOf(text, languages).map((kind): readonly Heed[] => [{ is: 'kind', kind }]),
  ];
  const told = ways.map((heeds) => movesTold(heeds, moves, position) ?? []).filter((set) => set.length > 0);
  const telling = told.filter((set) => set.length < moves.length);
  const [move, another] = moves.filter((one) => telling.some((set) => set.some((other) => sameMove(other, one))));
  if (move && !another) return { type: 'move', move };
  return told.length > 0 ? UNCLEAR : NONE;
}

/** "The one from b eight": not the number, as more follows. */
function isPronoun(words: readonly string[], index: number, languages: HeardLanguages): boolean {
  const { beside, after } = answersIn(languages);
  return after.has(words[index] ?? '') && beside.has(words[index - 1] ?? '') && index + 1 < words.length;
}

function isFileOrPiece(word: string, languages: HeardLanguages): boolean {
  return meaningsOf(word, languages).some(({ heed }) => heed.is === 'file' || heed.is === 'kind');
}

/** The pieces that a text is the letter of, in the alphabet of the page or in English: "Q", "=N", "д". */
function letterOf(text: string, languages: HeardLanguages): readonly PieceKind[] {
  const letter = plainText(text).replace(/^=/u, '').toLowerCase();
  if (letter === '' || letter.length > 2) return [];
  const kinds = ALPHABETS.filter(({ name }) => name === languages.page.name || name === 'en').flatMap(({ letters }) =>
    (Object.keys(letters) as PieceKind[]).filter((kind) => letters[kind].some((own) => own.toLowerCase() === letter)),
  );
  return [...new Set(kinds)];
}
