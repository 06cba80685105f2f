/**
 * A line as people say it: what is said beside is left out, a slip is corrected, "my" and "his" are whose they are, and a question is known by
 * its words however they stand. What looks like a question is never a move. Loaded with what hears further than the page's words.
 */
import { positionOf } from '../../../src/laws/game.js';
import { sameMove, type PieceKind } from '../../../src/laws/squares.js';
import { TEXT_LIMIT } from '../../../src/notation/typed-text.js';
import type { ReadCommand, CommandName, Parameters } from '../commands/commands.js';
import { bare, matched, type Token } from '../commands/pattern.js';
import { everyForm } from '../commands/places.js';
import { severalMoves } from '../exactly.js';
import { allOf, alone, type HeardLanguages } from '../languages.js';
import { meaningsOf } from '../lexicon.js';
import {
  asksAtEnd,
  hearLineExactly,
  isAsked,
  isUnread,
  readCommand,
  type HeardLine,
  type LineContext,
} from '../line.js';
import { writtenText } from '../written.js';
import { freeLanguage, MINE, THEIRS, type FreeLanguage, type Phrase } from './language.js';
import { nearestCommand } from './nearest-command.js';
import { moveToldAmong, moveBeforeCommand } from './moves-told.js';
import { ofPeers } from './peers.js';
import { freeReaders, type FreeReaders } from './places.js';
import { behind, compared, expanded, startsWith, textOf, withoutBeside, wordsOf } from './said.js';
import { commanded, doneOrOffered, notUnderstood, offered } from './understood.js';

/** No line of more words is read. */
const MOST_WORDS = 24;
/** What stands between clauses. */
const CLAUSES = /(?:[,;:.!?…]+|\s[–—-])\s+/u;
const MOST_CLAUSES = 4;

/** Whether a line asks: by a word of it, or by its sign alone. */
interface Asking {
  readonly byWord: boolean;
  readonly atEnd: boolean;
}

/** Whether a line asks by its sign, or by a word of the page; and whether words of it stand for others, as "konj" for "коњ" does. */
interface HowAsked {
  readonly atEnd: boolean;
  readonly onPage: boolean;
  /** Whether words of the page's language stand for others, as "me como" does for "takes". */
  readonly isChanged?: boolean;
  readonly isSpelled?: boolean;
}

/** Understands a line that is neither a move nor a command as it stands; `undefined` where nothing of it is understood, and it asks nothing. */
export function hearFreely(text: string, context: LineContext): HeardLine | undefined {
  if (text.length > TEXT_LIMIT) return undefined;
  const plain = writtenText(text);
  const words = wordsOf(plain);
  if (words.length === 0 || words.length > MOST_WORDS) return undefined;
  const peer = ofPeers(plain, context);
  if (peer) return peer;
  const atEnd = asksAtEnd(plain);
  const languages = allOf(context.languages).map(freeLanguage);
  // What asks in the page's language is no move in another.
  const page = freeLanguage(context.languages.page);
  const onPage = asksByWord(expanded(words, page), page, context.languages);
  for (const language of languages) {
    const own = expanded(words, language);
    const isSpelled =
      words.some((word) => !own.includes(word)) &&
      words.every((word) => !own.includes(word) || !/\p{L}{2}/u.test(word.folded));
    const isChanged = language === page && own.some((word) => !words.includes(word));
    const heard = heardIn(language, own, { atEnd, onPage, isSpelled, isChanged }, context);
    if (heard) return heard;
  }
  if (!looksAsked(plain, context.languages)) return undefined;
  const near = nearestIn(page, expanded(words, page), context);
  const heard = near ? offered(near, plain, context) : heardInClauses(plain, page, context);
  return heard ?? unanswered(plain);
}

/**
 * Understands a line that asks nothing, and is near to no move: a command in a clause of it, or one of which all words are there, with others beside.
 * What changes something is offered. In the page's language alone.
 */
export function hearLoosely(text: string, context: LineContext): HeardLine | undefined {
  const plain = text.length > TEXT_LIMIT ? '' : writtenText(text);
  const page = freeLanguage(context.languages.page);
  const words = expanded(wordsOf(plain), page);
  // Of a command that was understood only the move with it was not; but a claim of anything may be one of a draw.
  const understood = readCommand(plain, context.languages, context.phrases);
  const isTold = words.length > 0 && words.length <= MOST_WORDS && (!understood || understood.id === 'claim');
  const near = isTold ? nearestIn(page, words, context) : undefined;
  if (near) return doneOrOffered(near, plain, context);
  const answering = isTold ? nearestIn(page, behindAnswer(words, page), context) : undefined;
  if (answering) return offered(answering, plain, context);
  if (understood?.id === 'claim') return undefined;
  const heard = isTold ? heardInClauses(plain, page, context) : undefined;
  return heard ?? notUnderstood({ reason: 'unreadable', text: plain }, context);
}

/** Whether a plain text looks like a question in any language that is there. */
export function looksAsked(plain: string, languages: HeardLanguages): boolean {
  if (isAsked(plain, languages)) return true;
  const words = wordsOf(plain);
  return allOf(languages)
    .map(freeLanguage)
    .some((language) => asksByWord(expanded(words, language), language, languages));
}

/** A line without what people say beside it, in the page's language: "please", "uh". */
export function withoutFillers(text: string, languages: HeardLanguages): string {
  return textOf(withoutBeside(wordsOf(writtenText(text)), freeLanguage(languages.page), languages));
}

function unanswered(text: string): HeardLine {
  return { type: 'refused', refusal: { reason: 'unknown question', text } };
}

/** "No, I play on" is said to an offer. */
function behindAnswer(words: readonly Token[], { language: { answers } }: FreeLanguage): readonly Token[] {
  const [first, ...others] = words;
  const answer = [...answers.yes, ...answers.no].some((word) => bare(word) === first?.folded);
  return answer ? others : [];
}

/** The command of one clause, where all others say none and no move: "I did not catch that, what did Black play". */
function heardInClauses(plain: string, language: FreeLanguage, context: LineContext): HeardLine | undefined {
  const clauses = plain.split(CLAUSES).filter((clause) => clause !== '');
  if (clauses.length === 1 || clauses.length > MOST_CLAUSES) return undefined;
  const atEnd = asksAtEnd(plain);
  const heard = clauses.map((clause): HeardLine | undefined => {
    const words = expanded(wordsOf(clause), language);
    return heardAs(words, context) ?? heardIn(language, words, { atEnd, onPage: false }, context);
  });
  if (heard.some((one) => one?.type === 'move' || one?.type === 'ask')) return undefined;
  const all = heard.flatMap((one) => (one?.type === 'command' ? [one.command] : []));
  // "I did not catch that" asks for nothing more where something else is asked for.
  const others = all.filter(({ id }) => id !== 'repeat');
  const commands = others.length > 0 ? others : all;
  const [command] = commands;
  const isOne = new Set(commands.map((one) => JSON.stringify(one))).size === 1;
  return command && isOne ? doneOrOffered(command, plain, context) : undefined;
}

/** The command of which all words are there. */
function nearestIn(language: FreeLanguage, words: readonly Token[], context: LineContext): ReadCommand | undefined {
  const said = withoutBeside(words, language, context.languages);
  const wish = behind(said, language.wishes) ?? said;
  const readers = freeReaders(language.language, context);
  const told = withoutSmall(compared(wish, language), language.articles, language, readers);
  const near = nearestCommand(told, language.rows, language, readers);
  return near && asCommand(near, told, language, readers);
}

function heardIn(
  language: FreeLanguage,
  words: readonly Token[],
  { atEnd, onPage, isSpelled = false, isChanged = false }: HowAsked,
  context: LineContext,
): HeardLine | undefined {
  const asking: Asking = { byWord: asksByWord(words, language, context.languages), atEnd };
  const asks = asking.byWord || atEnd || onPage;
  const corrected = asks ? undefined : correctedIn(language, words, context);
  if (corrected) return corrected;
  const beside = fillersOf(language, words, freeLanguage(context.languages.page));
  const said = withoutBeside(words, { ...language, beside }, context.languages);
  // "Sorry?" is said beside, and asks where nothing else is said.
  if (said.length === 0) {
    const whole = readFreely(words, asking, language, context);
    return whole && commanded(whole, context);
  }
  const isOther = said.length < words.length || (isChanged && !asks);
  const shorter = isOther && !atEnd && !isSpelled ? heardAs(said, context) : undefined;
  // "Er spielt d4" is no move of the player, though "er" is nothing in English.
  if (shorter && (shorter.type === 'command' || !isAskedElsewhere(language, words, context.languages))) return shorter;
  if (isUnanswered(said, language, context) || isUnanswered(words, language, context)) return unanswered(textOf(words));
  // "Kje" ("shall") is said before a move, and in Cyrillic letters it could be a king's.
  const spelled = isSpelled && !asks ? (heardAmong(language, said, context) ?? heardAs(said, context)) : undefined;
  if (spelled) return spelled;
  const going = asks ? undefined : moveBeforeCommand(behindAll(said, language.before), language, context);
  if (going) return going;
  const command = readFreely(said, asking, language, context);
  if (command) return commanded(command, context);
  const move = asks ? undefined : heardAmong(language, said, context);
  if (move) return move;
  const wish = behind(said, language.wishes);
  if (!wish) return undefined;
  const heard = heardAs(wish, context);
  if (heard?.type === 'command') return heard;
  // "I'd like to castle": read back first, for a wish may be for another thing; or why it cannot be.
  if (heard && !asks) return heard.type === 'move' ? { ...heard, exact: false } : heard;
  const wished = readFreely(wish, { byWord: false, atEnd: false }, language, context);
  if (wished) return commanded(wished, context);
  // A wish that asks is for no move.
  const near = asks ? nearestIn(language, wish, context) : undefined;
  return near && doneOrOffered(near, textOf(words), context);
}

/** What is said beside in a language; but "no", which is so in Polish, answers on other pages. */
function fillersOf(language: FreeLanguage, words: readonly Token[], page: FreeLanguage): FreeLanguage['beside'] {
  const answers = words.filter(({ folded }) => page.answers.has(folded)).map(({ folded }) => folded);
  if (language === page || answers.length === 0) return language.beside;
  return language.beside.filter(([word = '', more]) => more !== undefined || !answers.includes(word));
}

/** As the words stand; `undefined` where they are nothing. */
function heardAs(words: readonly Token[], context: LineContext): HeardLine | undefined {
  const heard = hearLineExactly(textOf(words), context);
  return isUnread(heard) ? undefined : heard;
}

/** A move with what is said about it: "my move is e4", "ich möchte e4 spielen". */
function heardAmong(language: FreeLanguage, said: readonly Token[], context: LineContext): HeardLine | undefined {
  const rest = behindAll(said, language.before);
  const ending = language.behind.find((phrase) => startsWith(rest.slice(-phrase.length), phrase));
  const move = ending ? rest.slice(0, -ending.length) : rest;
  if (move.length === 0) return undefined;
  const heard = move.length < said.length ? heardAs(move, context) : undefined;
  return heard ?? moveToldAmong(move, language, context);
}

/** "I think", "I'll go with". */
function behindAll(said: readonly Token[], phrases: readonly Phrase[]): readonly Token[] {
  const rest = behind(said, phrases);
  return rest ? behindAll(rest, phrases) : said;
}

/** What follows a slip that could be read: "e4, no, d4". */
function correctedIn(language: FreeLanguage, words: readonly Token[], context: LineContext): HeardLine | undefined {
  const places = words.flatMap((_, at) => {
    const found = at === 0 ? undefined : language.corrects.find((phrase) => startsWith(words.slice(at), phrase));
    return found && at + found.length < words.length ? [{ from: at, to: at + found.length }] : [];
  });
  const [first] = places;
  const last = places.at(-1);
  if (!first || !last) return undefined;
  const slip = heardWhole(language, words.slice(0, first.from), context);
  const mend = words.slice(last.to);
  const heard = slip && heardWhole(language, mend, context);
  const meant = heard?.type === 'move' && mayDeny(words[last.to - 1], language) ? { ...heard, exact: false } : heard;
  const piece = slip && pieceIn(slip, words.slice(0, first.from), context);
  const [name] = piece && !isPieceNamed(mend, context) ? everyForm(language.language.moves.kinds[piece]) : [];
  if (!meant || name === undefined) return meant;
  // "Knight g5, no, c3" may be the knight's move, too.
  const same = heardWhole(language, [...wordsOf(name), ...mend], context);
  if (same?.type !== 'move' && same?.type !== 'ask') return meant;
  if (meant.type !== 'move') return meant.type === 'refused' ? same : meant;
  const others = same.type === 'move' ? [same.move] : same.moves;
  if (others.some((move) => sameMove(move, meant.move))) return same.type === 'move' ? meant : same;
  const moves = [...others, meant.move];
  const refusal = severalMoves(moves, positionOf(context.game));
  return { type: 'ask', moves, alphabets: moves.map(() => []), refusal };
}

/** Whether a word may deny what follows it, rather than what was said before. */
function mayDeny(word: Token | undefined, { denies }: FreeLanguage): boolean {
  return word !== undefined && !word.pause && denies.has(word.folded);
}

/** The piece of a slip that is no pawn's move: the one that goes, or that is named. */
function pieceIn(slip: HeardLine, words: readonly Token[], { game, languages }: LineContext): PieceKind | undefined {
  const [named] = words.flatMap(({ folded }) =>
    meaningsOf(folded, alone(languages.page)).flatMap(({ heed }) => (heed.is === 'kind' ? [heed.kind] : [])),
  );
  const kind = slip.type === 'move' && !slip.move.castling ? positionOf(game).placedAt(slip.move.from).kind : named;
  return kind === 'pawn' ? undefined : kind;
}

/** By a word, or by the capital of notation before a square. */
function isPieceNamed(words: readonly Token[], { languages }: LineContext): boolean {
  return words.some(
    ({ raw, folded }) =>
      /^\p{Lu}\p{L}*[x:-]?[a-h][1-8]/u.test(raw) ||
      meaningsOf(folded, languages).some(({ heed }) => heed.is === 'kind' || heed.is === 'castling'),
  );
}

function heardWhole(language: FreeLanguage, words: readonly Token[], context: LineContext): HeardLine | undefined {
  const said = withoutBeside(words, language, context.languages);
  if (said.length === 0) return undefined;
  return heardAs(said, context) ?? heardAmong(language, said, context);
}

/** Whether words that are a move's in another language ask on the page. */
function isAskedElsewhere({ language }: FreeLanguage, words: readonly Token[], { page }: HeardLanguages): boolean {
  if (language.name === page.name) return false;
  return page.asked?.test(words.map(({ folded }) => folded).join(' ')) ?? false;
}

/** Whether a line begins as a question does. A word that is one of moves on this page ("де", the letter d) begins none. */
function asksByWord(words: readonly Token[], language: FreeLanguage, languages: HeardLanguages): boolean {
  if (words.some(({ folded }) => language.particles.has(folded))) return true;
  const [first] = withoutBeside(words, language, languages);
  if (!first || !language.asks.has(first.folded)) return false;
  return meaningsOf(first.folded, alone(languages.page)).every(({ heed }) => heed.is === 'remark');
}

function isUnanswered(said: readonly Token[], language: FreeLanguage, context: LineContext): boolean {
  const readers = freeReaders(language.language, context);
  const words = withoutSmall(compared(said, language), language.articles, language, readers);
  return language.unanswered(words[0]?.folded ?? '').some((pattern) => matched(pattern, words, readers) !== undefined);
}

function readFreely(
  said: readonly Token[],
  { byWord, atEnd }: Asking,
  language: FreeLanguage,
  context: LineContext,
): ReadCommand | undefined {
  const readers = freeReaders(language.language, context);
  const words = compared(said, language);
  const telling = withoutSmall(words, language.articles, language, readers);
  const found = (rows: FreeLanguage['strict'], told: readonly Token[]): ReadCommand | undefined => {
    for (const { name, pattern, mayAsk } of rows(told[0]?.folded ?? '')) {
      if ((byWord || atEnd) && !mayAsk) continue;
      const read = matched(pattern, told, readers);
      if (!read) continue;
      const isPiecesAlone = name === 'where' && pattern.length === 1;
      // "Did he castle" names a piece too, as a move does that was misheard; and whose pieces are asked for says a word more.
      if (isPiecesAlone && (byWord || !read.kind || rows === language.loose)) continue;
      return asCommand({ name, read }, told, language, readers);
    }
    return undefined;
  };
  const loosely = withoutSmall(words, language.small, language, readers);
  const command = found(language.strict, telling) ?? found(language.loose, loosely);
  // "Show where it can go" asks too.
  const first = words[0]?.folded ?? '';
  const asks = byWord || atEnd || (language.small.has(first) && !language.articles.has(first));
  if (command || !asks) return command;
  const near = nearestCommand(telling, language.questions, language, readers);
  return near && asCommand(near, loosely, language, readers);
}

/** The words that tell something: without articles, or without all small ones; all of them where no other is left. */
function withoutSmall(
  words: readonly Token[],
  small: ReadonlySet<string>,
  { lines }: FreeLanguage,
  readers: FreeReaders,
): readonly Token[] {
  const isLine = (token: Token | undefined): boolean => token !== undefined && lines.has(token.folded);
  // "A one" is a square, and "the a file", or "file a", the one of that letter.
  const isFile = (at: number): boolean => {
    if (!readers.file(words.slice(at, at + 1))) return false;
    const next = words[at + 1];
    return (next !== undefined && readers.rank([next]) !== undefined) || isLine(next) || isLine(words[at - 1]);
  };
  // "Un" is an article, "e un" a square, and "rangée un" the first.
  const isRank = (at: number): boolean => {
    const [before] = words.slice(Math.max(0, at - 1), at);
    const isCounted = isLine(before) || isLine(words[at + 1]) || (before && readers.file([before]));
    return Boolean(isCounted && readers.rank(words.slice(at, at + 1)));
  };
  const kept = words.filter(({ folded }, at) => !small.has(folded) || isFile(at) || isRank(at));
  return kept.length > 0 ? kept : words;
}

/** With what the command is asked with, and nothing that was said beside. "Which pawns do I have" are the user's own. */
function asCommand(
  { name, read }: { readonly name: CommandName; readonly read: Parameters },
  told: readonly Token[],
  { language }: FreeLanguage,
  readers: FreeReaders,
): ReadCommand {
  const { square, to, rank, file, direction, number, color, kind } = read;
  const has = (place: string): boolean => language.commands.phrases[name].some((phrase) => phrase.includes(place));
  const mark = told.find(({ folded }) => folded === MINE || folded === THEIRS);
  const whose = color ?? (mark && readers.pieces([mark])?.color);
  const wanted: Parameters = {
    ...(has('{square}') && square && { square }),
    ...(has('{to}') && to && { to }),
    ...(has('{rank}') && rank && { rank }),
    ...(has('{file}') && file && { file }),
    ...(direction && { direction }),
    ...(/\{(?:number|count)\}/u.test(language.commands.phrases[name].join()) && number !== undefined && { number }),
    ...(has('{color}') && color && { color }),
    ...(has('{pieces}') && { ...(kind && { kind }), ...(whose && { color: whose }) }),
  };
  return { id: name, read: wanted };
}
