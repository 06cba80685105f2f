/**
 * Answers to a question that stands open: whether a move is meant, or which of several. By yes or no, by the number of the move, or by
 * words that tell it from the others ("from g one", "the second", "the bishop"). The whole move said again is read as any move is.
 */
import type { Position } from '../../src/laws/board/board.js';
import { sameMove, type Move, type PieceKind } from '../../src/laws/squares.js';
import { ALPHABETS } from '../../src/notation/alphabets.js';
import { plainText, TEXT_LIMIT } from '../../src/notation/typed-text.js';
import { LANGUAGE_NAMES, type LanguageName } from '../words/language-names.js';
import type { Heed } from './heed.js';
import { folded, meaningsOf } from './lexicon.js';
import { EVERY_PHRASE, type PhraseBook } from './phrase-book.js';
import { readCommand } from './read-command.js';
import { ANSWER_WORDS, type AnswerWords } from './reply-words.js';
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

const ALL = LANGUAGE_NAMES.map((name) => ANSWER_WORDS[name]);
const YES = phrasesOf(({ yes }) => yes);
const NO = phrasesOf(({ no }) => no);
const YES_LETTERS = phrasesOf(({ yesLetters }) => yesLetters);
const NO_LETTERS = phrasesOf(({ noLetters }) => noLetters);
const BESIDE = phrasesOf(({ beside }) => beside);
const AFTER = phrasesOf(({ after }) => after);
const NINE = phrasesOf(({ nine }) => nine);
const LINES = phrasesOf(({ lines }) => lines);

/** What a text answers to the question. Never throws; the work is bounded whatever the text. */
export function answerTo(
  text: string,
  { moves, position, phrases = EVERY_PHRASE }: AskedMoves,
  language: LanguageName,
): GivenAnswer {
  const said = readYesNo(text);
  if (said !== undefined) return { type: said ? 'yes' : 'no' };
  const words = wordsOf(text);
  const [word = ''] = words;
  if (words.length === 0) return NONE;
  const [only, another] = moves;
  if (!only) return NONE;
  if (!another) {
    if (words.length > 1) return NONE;
    return YES_LETTERS.has(word) ? { type: 'yes' } : NO_LETTERS.has(word) ? { type: 'no' } : NONE;
  }
  // "Captures" asks what can be captured. A letter is rather a file or a piece of the moves than a short command.
  if ((words.length > 1 || word.length > 1) && readCommand(plainText(text), language, phrases)) return NONE;
  const number = numberIn(words, language);
  const counted = number === undefined ? undefined : moves[number - 1];
  if (counted) return { type: 'move', move: counted };
  const told = byTraits(text, words, moves, position, language);
  // What does not tell them apart is rather the command that it is too.
  return told.type === 'unclear' && readCommand(plainText(text), language, phrases) ? NONE : told;
}

/** Whether a text says yes or no, in any of the languages; `undefined` where it says neither, or both. */
export function readYesNo(text: string): boolean | undefined {
  const words = wordsOf(text);
  const phrase = words.join(' ');
  if (YES.has(phrase)) return true;
  if (NO.has(phrase)) return false;
  if (words.length === 0) return undefined;
  if (words.every((word) => YES.has(word))) return true;
  return words.every((word) => NO.has(word)) ? false : undefined;
}

/** What follows a "no" at the beginning: "no, knight e two"; `undefined` where none stands there, or nothing follows. */
export function afterNo(text: string): string | undefined {
  const [, no = '', rest = ''] = /^\s*([\p{L}'’ʼ]+)[\s,.;:!–—-]+(.*)$/su.exec(text.slice(0, TEXT_LIMIT)) ?? [];
  return rest.trim() !== '' && NO.has(folded(no)) ? rest : undefined;
}

/** Folded words and single digits; none where the text is too long to be an answer. */
function wordsOf(text: string): readonly string[] {
  if (text.length > TEXT_LIMIT) return [];
  const words = folded(plainText(text)).match(/\p{L}+|\d/gu) ?? [];
  return words.length > MOST_WORDS ? [] : words;
}

/** "2", "two", "number two", "the second", "the second one"; a number with "rank" beside it is none of the list. */
function numberIn(words: readonly string[], language: LanguageName): number | undefined {
  const telling = words.filter((word) => !BESIDE.has(word));
  const [word = '', after, more] = telling;
  if (more !== undefined || (after !== undefined && !AFTER.has(after))) return undefined;
  if (word === '9' || NINE.has(word)) return 9;
  const ranks = meaningsOf(word, language).flatMap(({ heed }) => (heed.is === 'rank' ? [Number(heed.rank)] : []));
  const [rank, other] = ranks;
  return other === undefined ? rank : undefined;
}

/** By what the words tell of the moves. Where they can be taken in several ways, all that tell the moves apart must mean the same. */
function byTraits(
  text: string,
  words: readonly string[],
  moves: readonly Move[],
  position: Position,
  language: LanguageName,
): GivenAnswer {
  const telling = words.filter(
    (word, index) =>
      !LINES.has(word) && !(BESIDE.has(word) && !isFileOrPiece(word, language)) && !isPronoun(words, index),
  );
  const ways: readonly (readonly Heed[])[] = [
    ...understandings(telling.join(' '), language).map(({ heeds }) => heeds),
    ...letterOf(text, language).map((kind): readonly Heed[] => [{ is: 'kind', kind }]),
  ];
  const told = ways.flatMap((heeds) => movesTold(heeds, moves, position) ?? []);
  const sets = ways
    .map((heeds) => movesTold(heeds, moves, position) ?? [])
    .filter((set) => set.length > 0 && set.length < moves.length);
  const [move, another] = moves.filter((one) => sets.some((set) => set.some((other) => sameMove(other, one))));
  if (move && !another) return { type: 'move', move };
  return told.length > 0 ? UNCLEAR : NONE;
}

/** "The one from b eight": not the number, as more follows. */
function isPronoun(words: readonly string[], index: number): boolean {
  return AFTER.has(words[index] ?? '') && BESIDE.has(words[index - 1] ?? '') && index + 1 < words.length;
}

function isFileOrPiece(word: string, language: LanguageName): boolean {
  return meaningsOf(word, language).some(({ heed }) => heed.is === 'file' || heed.is === 'kind');
}

/** The pieces that a text is the letter of, in the alphabet of the page or in English: "Q", "=N", "д". */
function letterOf(text: string, language: LanguageName): readonly PieceKind[] {
  const letter = plainText(text).replace(/^=/u, '').toLowerCase();
  if (letter === '' || letter.length > 2) return [];
  const kinds = ALPHABETS.filter(({ name }) => name === language || name === 'en').flatMap(({ letters }) =>
    (Object.keys(letters) as PieceKind[]).filter((kind) => letters[kind].some((own) => own.toLowerCase() === letter)),
  );
  return [...new Set(kinds)];
}

function phrasesOf(words: (of: AnswerWords) => readonly string[]): ReadonlySet<string> {
  return new Set(ALL.flatMap(words).map(folded));
}
