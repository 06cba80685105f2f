/**
 * What is likely to be said now, for a recogniser to lean to, or to know nothing else: in ordinary spelling and lower case.
 */
import { positionOf } from '../../src/laws/game.js';
import { fileOf, rankOf, type Move, type Square } from '../../src/laws/squares.js';
import type { Position } from '../../src/laws/board/board.js';
import { isCapture } from '../../src/notation/description.js';
import type { LanguageName } from '../language-names.js';
import type { CommandTables } from './commands/tables.js';
import { EVERY_LANGUAGE } from './every-language.js';
import type { HearContext } from './heard.js';
import { FIDE_SPOKEN, SPOKEN, type SpokenVocabulary } from './spoken-vocabulary.js';

/** More phrases of moves than this are no bias any more; no usual position has so many. */
const MOST_OF_MOVES = 240;

/** The calls of the moves that are possible now, in the page's language and as FIDE calls them, and the commands: at most a few hundred. */
export function spokenPhrases({ game, languages }: HearContext, tables: CommandTables): readonly string[] {
  const language = languages.page.name;
  const commands = [...SPOKEN[language].answers, ...commandPhrases(language, tables)];
  if (game.ending) return commands;
  const position = positionOf(game);
  // What is legal must not help to hear what was said where illegal moves stand (Art. 12.6).
  if (game.conditions.illegalMoves === 'stand') return commands;
  const moves = position.legalMoves();
  const calls = [
    ...moves.map((move) => shortCall(position, move, SPOKEN[language])),
    ...moves.map((move) => wholeCall(position, move, FIDE_SPOKEN)),
    ...moves.map((move) => wholeCall(position, move, SPOKEN[language])),
  ];
  return [...new Set([...[...new Set(calls)].slice(0, MOST_OF_MOVES), ...commands])];
}

/** The commands of a language that need nothing beside their words, and each asking for a kind of piece. */
export function commandPhrases(language: LanguageName, { namesIn }: CommandTables): readonly string[] {
  const { phrases, kinds } = EVERY_LANGUAGE[language].commands;
  const names = namesIn(EVERY_LANGUAGE[language]);
  const asking = names.includes('where') ? phrases.where[0] : undefined;
  return [
    ...names.map((name) => phrases[name][0]).filter((phrase) => !/[{=[|]/u.test(phrase)),
    ...(asking === undefined ? [] : Object.values(kinds).map(([many]) => asking.replace('{pieces}', many))),
  ].map((phrase) => phrase.toLowerCase());
}

/** Every word that moves and commands are spoken with in a language: a closed list for recognisers that know one. */
export function spokenWords(language: LanguageName, { namesIn }: CommandTables): readonly string[] {
  const { phrases, kinds, colors } = EVERY_LANGUAGE[language].commands;
  const texts = [
    ...wordsOf(SPOKEN[language]),
    // In the Latin alphabet a recogniser may know the words of the international call as well.
    ...(language === 'de' || language === 'en' ? wordsOf(FIDE_SPOKEN) : []),
    ...namesIn(EVERY_LANGUAGE[language]).flatMap((name) => phrases[name][0].replace(/\{\w+\}/gu, '')),
    ...Object.values(kinds).flatMap(([many, one = many]) => [many, one]),
    ...Object.values(colors).map(([color]) => color),
  ];
  const words = texts.flatMap((text) => text.toLowerCase().split(/\s+/u));
  return [...new Set(words)].filter((word) => /^[\p{L}'’-]+$/u.test(word));
}

function wordsOf(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  return typeof part === 'object' && part !== null ? Object.values(part).flatMap(wordsOf) : [];
}

/** "knight f three", "knight takes f three"; of a pawn no more than its squares. */
function shortCall(position: Position, move: Move, words: SpokenVocabulary): string {
  if (move.castling) return words.castling[move.castling];
  const { kind } = position.placedAt(move.from);
  const takes = isCapture(position, move);
  const mover = kind !== 'pawn' ? words.kinds[kind] : takes ? words.files[fileOf(move.from)] : '';
  return joined(mover, takes ? words.takes : '', squareIn(move.to, words), becoming(move, words));
}

/** "Springer Gustav eins Felix drei". */
function wholeCall(position: Position, move: Move, words: SpokenVocabulary): string {
  if (move.castling) return words.castling[move.castling];
  const { kind } = position.placedAt(move.from);
  const takes = isCapture(position, move) ? words.takes : '';
  return joined(words.kinds[kind], squareIn(move.from, words), takes, squareIn(move.to, words), becoming(move, words));
}

function squareIn(square: Square, { files, ranks }: SpokenVocabulary): string {
  return `${files[fileOf(square)]} ${ranks[rankOf(square)]}`;
}

function becoming({ promotion }: Move, { kinds }: SpokenVocabulary): string {
  return promotion ? kinds[promotion] : '';
}

function joined(...words: readonly string[]): string {
  return words.filter((word) => word !== '').join(' ');
}
