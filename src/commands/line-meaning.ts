/**
 * What a typed or spoken line means as the game and the question that is open stand: a move to be made at once or to be asked about
 * first, an answer, a command, or nothing that is done. And what a command means, whoever gives it: an act and by whom, a question, or what a
 * page does. Whether an act may be done is for the Laws.
 */
import { afterNo, answerTo, type GivenAnswer } from '../../speech/hearing/answering.js';
import { hearExactly } from '../../speech/hearing/exactly.js';
import type { Heard, SpokenText } from '../../speech/hear.js';
import type { NearTyped } from '../../speech/hearing/heard.js';
import { alone, type HeardLanguages } from '../../speech/hearing/languages.js';
import {
  hearLine,
  hearLineExactly,
  isForeign,
  type HeardLine,
  type HearFreely,
  type LineContext as HearingContext,
} from '../../speech/hearing/line.js';
import type { SpokenHearing } from '../../speech/hearing/spoken.js';
import type { SpokenAlternative } from '../../speech/recogniser/recogniser.js';
import type { AnyRefusal } from '../../speech/phrase/refusals.js';
import type { ActView, Read } from './command.js';
import { COMMANDS, type CommandId, type CommandTable } from './commands.js';
import { phrasesOf } from './phrases.js';
import type { ScoresheetEntry } from '../laws/acts/scoresheet.js';
import { positionOf, type Game } from '../laws/game.js';
import {
  COLORS,
  PROMOTION_KINDS,
  lastRankOf,
  rankOf,
  sameMove,
  type Color,
  type Move,
  type Square,
} from '../laws/squares.js';
import { entryOf, type Commanded, type OpenQuestion, type Tried, type TypedCommand } from '../game/line-open.js';

/** What was typed, or may have been said: the likeliest first. A text that was typed has no confidence. */
export type Line = readonly [SpokenAlternative, ...SpokenAlternative[]];

export interface LineContext {
  readonly game: Game;
  /** The others are there once they are loaded. */
  readonly languages: HeardLanguages;
  /** The sides that are played here. */
  readonly mine: readonly Color[];
  readonly spoken: SpokenHearing | undefined;
  /** What understands a typed text as people talk, and finds the moves near to it, once it is loaded. */
  readonly freely?: HearFreely | undefined;
  readonly near?: NearTyped | undefined;
  readonly loosely?: HearFreely | undefined;
  readonly question: OpenQuestion | undefined;
  /** The game in which that is asked, where it is another: as it stood before a move. */
  readonly asked?: Game;
  /** What was refused last. */
  readonly tried: Tried | undefined;
  /** Whether every move is to be asked about before it is made. */
  readonly confirms: boolean;
}

export type LineMeaning =
  | { readonly does: 'make'; readonly move: Move; readonly alphabets: readonly string[] }
  /** To be asked about first: is this move meant? */
  | {
      readonly does: 'echo';
      readonly move: Move;
      readonly alphabets: readonly string[];
      readonly entry: ScoresheetEntry;
    }
  /** To be asked about: which of these is meant? */
  | { readonly does: 'ask'; readonly question: OpenQuestion; readonly refusal: AnyRefusal }
  /** The answer does not tell which: the question stays. */
  | { readonly does: 'ask again' }
  /** Yes or no: to whatever is asked. */
  | { readonly does: 'answer'; readonly yes: boolean }
  /** `keepsQuestion`: it asks or arranges something, and the question about a move stays open. */
  | { readonly does: 'carry out'; readonly commanded: TypedCommand; readonly keepsQuestion: boolean }
  /** `keepsQuestion`: it was not understood at all, and so took the place of nothing. */
  | { readonly does: 'refuse'; readonly refusal: AnyRefusal; readonly keepsQuestion: boolean };

/** So many moves can be asked about one by one. */
const MOST_ASKED = 9;

/** By so much an alternative must be surer than another that answers otherwise. */
const SURER = 0.2;

/**
 * What a typed line means in the page's words is meant, whatever else it would be in another language; one that they do not understand is
 * heard with the words of all that are there. Of what was spoken all are heard at once, for nobody chose the letters.
 */
export function meaningOf(line: Line, context: LineContext): LineMeaning {
  const { languages, spoken } = context;
  if (spoken || languages.others.length === 0) return meaningIn(line, context);
  const { near: _near, freely: _freely, loosely: _loosely, ...exactly } = context;
  const own = meaningIn(line, { ...exactly, languages: alone(languages.page) });
  return mayBeForeign(line, own, languages) ? meaningIn(line, context) : own;
}

/** Whether a line is refused, and may be one in another language than the page's. */
export function mayBeForeign([{ text }]: Line, meaning: LineMeaning, languages: HeardLanguages): boolean {
  return meaning.does === 'refuse' && isForeign(text, meaning, languages);
}

function meaningIn(line: Line, context: LineContext): LineMeaning {
  const { question } = context;
  const answer = answerIn(line, question?.moves ?? [], context);
  switch (answer.type) {
    case 'yes':
    case 'no':
      return { does: 'answer', yes: answer.type === 'yes' };
    case 'unclear':
      return { does: 'ask again' };
    case 'move': {
      const answered = chosen(
        answer.move,
        question ? alphabetsOf(question, answer.move) : [],
        context.asked ?? context.game,
      );
      return answered.does === 'make' ? judged(answered.move, answered.alphabets, true, context) : answered;
    }
    case 'none':
      return otherLine(line, context);
  }
}

/** Whether a line says yes or no, or which of the moves is meant that are asked about; also where it does not tell which. */
export function isAnswer(line: Line, context: LineContext): boolean {
  const { question, languages } = context;
  const answers = (of: HeardLanguages): boolean =>
    answerIn(line, question?.moves ?? [], { ...context, languages: of }).type !== 'none';
  const own = alone(languages.page);
  return (
    answers(own) || (answers(languages) && mayBeForeign(line, meaningIn(line, { ...context, languages: own }), own))
  );
}

/** The move that was chosen of those that were asked about: a pawn's may still lack what it becomes. */
export function chosen(
  move: Move,
  alphabets: readonly string[],
  game: Game,
): Extract<LineMeaning, { readonly does: 'make' | 'ask' }> {
  const piece = positionOf(game).pieceAt(move.from);
  const isMissing = piece?.kind === 'pawn' && !move.promotion && rankOf(move.to) === lastRankOf(piece.color);
  return isMissing
    ? asking(promotionsOf(move, game), { reason: 'promotion missing', move, article: '3.7.5' })
    : { does: 'make', move, alphabets };
}

/** The only square from which the refused move can have been meant. */
export function pieceTried(tried: Tried | undefined, { game, languages, near }: LineContext): Square | undefined {
  if (!tried) return undefined;
  if ('from' in tried) return tried.from;
  // Where illegal moves stand, they are read like any other.
  const stands: Game = { ...game, conditions: { ...game.conditions, illegalMoves: 'stand' } };
  const exactly = hearExactly(tried.text, { game: stands, languages });
  const isUnread = exactly.type === 'refused' && exactly.refusal.reason === 'unreadable';
  const heard = (isUnread ? near?.(tried.text, { game: stands, languages }) : undefined) ?? exactly;
  const { turn } = positionOf(game);
  if (heard.type === 'refused' && heard.refusal.reason === 'castling') return positionOf(game).kingOf(turn);
  const moves = heard.type === 'move' ? [heard.move] : heard.type === 'ask' ? heard.moves : [];
  const [from, another] = new Set(moves.map((move) => move.from));
  return another === undefined ? from : undefined;
}

/**
 * The first alternative that is an answer, unless one before it is a line of its own, or another that is nearly as sure answers
 * otherwise. Where no move is asked about, only yes and no are answers.
 */
function answerIn(line: Line, moves: readonly Move[], context: LineContext): GivenAnswer {
  const { game, languages, mine } = context;
  const asked = { moves, position: positionOf(context.asked ?? game) };
  const given = line.map(({ text, confidence }) => ({ text, confidence, answer: answerTo(text, asked, languages) }));
  const first = given.findIndex(({ answer }) => answer.type !== 'none');
  const found = given[first];
  if (!found) return { type: 'none' };
  const before = given.slice(0, first);
  if (before.some(({ text }) => hearLineExactly(text, withCommands({ game, languages, mine })).type !== 'refused')) {
    return { type: 'none' };
  }
  const { answer, confidence: sure = 0 } = found;
  const isDoubtful = given.some(
    ({ answer: other, confidence = 0 }) => contradicts(answer, other) && sure - confidence < SURER,
  );
  return isDoubtful ? { type: 'unclear' } : answer;
}

function contradicts(one: GivenAnswer, other: GivenAnswer): boolean {
  if (other.type === 'none' || other.type === 'unclear') return false;
  if (one.type === 'move' && other.type === 'move') return !sameMove(one.move, other.move);
  return one.type !== other.type;
}

/** A line that is no answer: a move, which takes the place of one that was asked about, or a command. */
function otherLine(line: Line, context: LineContext): LineMeaning {
  const { question } = context;
  const corrected = question ? afterNo(line[0].text, context.languages) : undefined;
  const heard = heardOf(corrected === undefined ? line : [{ text: corrected }], context);
  switch (heard.type) {
    case 'move':
      return heardMove(heard, context);
    case 'ask':
      return { does: 'ask', question: heard, refusal: heard.refusal };
    case 'refused':
      return refused(heard.refusal, context.game);
    case 'bound':
      return askedOfTried(heard, context) ?? carryOut(heard, true);
    case 'question':
      return carryOut(heard, true);
    case 'act':
    case 'weighed':
      return carryOut(heard, false);
  }
}

function heardOf(line: Line, { game, languages, mine, spoken, freely, near, loosely }: LineContext): MeantLine {
  const context = { game, languages, mine, freely, near, loosely };
  return spoken ? hearSaid(spoken.hear, line, context) : hearTyped(line[0].text, context);
}

/** To say a move again that was asked about is to confirm it. */
function heardMove(heard: Extract<MeantLine, { readonly type: 'move' }>, context: LineContext): LineMeaning {
  const { move, alphabets, exact } = heard;
  const [only, another] = context.question?.moves ?? [];
  if (only && !another && sameMove(only, move)) return { does: 'make', move, alphabets };
  return judged(move, alphabets, exact, context);
}

/** What is not surely meant is asked about, and everything where the user wants it so. */
function judged(move: Move, alphabets: readonly string[], exact: boolean, context: LineContext): LineMeaning {
  if (exact && !context.confirms) return { does: 'make', move, alphabets };
  return { does: 'echo', move, alphabets, entry: entryOf(context.game, move) };
}

/** Where only the promotion is missing, or first which pawn, that is asked for. */
function refused(refusal: AnyRefusal, game: Game): LineMeaning {
  switch (refusal.reason) {
    case 'promotion missing':
      return asking(promotionsOf(refusal.move, game), refusal);
    case 'several moves':
      return refusal.moves.length > MOST_ASKED
        ? { does: 'refuse', refusal, keepsQuestion: false }
        : asking(
            refusal.moves.map(({ piece: _, ...move }) => move),
            refusal,
          );
    case 'unreadable':
    case 'unknown question':
    case 'too long':
    case 'not loaded':
      return { does: 'refuse', refusal, keepsQuestion: true };
    default:
      return { does: 'refuse', refusal, keepsQuestion: false };
  }
}

function asking(moves: readonly Move[], refusal: AnyRefusal): Extract<LineMeaning, { readonly does: 'ask' }> {
  return { does: 'ask', question: { moves, alphabets: moves.map(() => []) }, refusal };
}

/** The four moves that a pawn's move without its piece can be; those that are legal where any is. */
function promotionsOf({ from, to }: Move, game: Game): readonly Move[] {
  const position = positionOf(game);
  const all = PROMOTION_KINDS.map((promotion): Move => ({ from, to, promotion }));
  const legal = all.filter((move) => position.isLegal(move));
  return legal.length > 0 ? legal : all;
}

/** What a command asks of the piece that was tried; `undefined` where it asks nothing of it, or none is known. */
function askedOfTried(
  { command }: Extract<TypedCommand, { readonly type: 'bound' }>,
  context: LineContext,
): LineMeaning | undefined {
  const { ofTried } = COMMANDS[command.id];
  const square = ofTried && pieceTried(context.tried, context);
  return square && carryOut({ type: 'question', question: ofTried(square) }, true);
}

function carryOut(commanded: TypedCommand, keepsQuestion: boolean): LineMeaning {
  return { does: 'carry out', commanded, keepsQuestion };
}

function alphabetsOf({ moves, alphabets }: OpenQuestion, move: Move): readonly string[] {
  return alphabets[moves.findIndex((other) => sameMove(other, move))] ?? [];
}

/** What a line means, with its command as what is meant by it. */
export type MeantLine = Heard | Commanded;

export type MeantContext = Omit<HearingContext, 'phrases' | 'refusalOf'>;

/** Understands a typed line (see `hearLine`). */
export function hearTyped(text: string, context: MeantContext, table: CommandTable = COMMANDS): MeantLine {
  return meantBy(hearLine(text, withCommands(context, table)), context, table);
}

/** Understands what was said, the likeliest first. @param hearSpoken comes with voice input */
export function hearSaid(
  hearSpoken: SpokenHearing['hear'],
  alternatives: readonly SpokenText[],
  context: MeantContext,
  table: CommandTable = COMMANDS,
): MeantLine {
  return meantBy(hearSpoken(alternatives, withCommands(context, table)), context, table);
}

/** The context of hearing with the commands of the table, and with what they would be refused for in any case. */
export function withCommands<Context extends MeantContext>(
  context: Context,
  table: CommandTable = COMMANDS,
): Context & Required<Pick<HearingContext, 'phrases' | 'refusalOf'>> {
  return {
    ...context,
    phrases: phrasesOf(table),
    refusalOf: ({ id, read }) => {
      const commanded = meant({ id, read }, actView(context), table);
      return commanded.type === 'refused' ? commanded.refusal : undefined;
    },
  };
}

function meantBy(heard: HeardLine, context: MeantContext, table: CommandTable): MeantLine {
  return heard.type === 'command' ? meant(heard.command, actView(context), table) : heard;
}

/** A claim is made with a move that was understood as it stands, or with none. */
export function actView({
  game,
  languages,
  mine = COLORS,
}: Pick<MeantContext, 'game' | 'languages' | 'mine'>): ActView {
  return { game, mine, readMove: (text) => hearExactly(text, { game, languages }) };
}

/** What a command means as the game stands. */
export function meant<Id extends CommandId>(
  { id, read }: { readonly id: Id; readonly read: Read },
  view: ActView,
  table: CommandTable = COMMANDS,
): Commanded<Id> {
  const row = table[id];
  if (!row || row.does === 'bound' || 'clockAct' in row.does || 'clockAsk' in row.does)
    return { type: 'bound', command: { id, read } };
  if ('ask' in row.does) {
    const question = row.does.ask(read);
    return question ? { type: 'question', question } : { type: 'bound', command: { id, read } };
  }
  const { game } = view;
  if (game.ending && !row.afterEnd) return { type: 'refused', refusal: { reason: 'game over', ending: game.ending } };
  const act = row.does.act(view, read);
  if (!('type' in act)) return { type: 'refused', refusal: act };
  return row.asksFirst ? { type: 'weighed', id, act } : { type: 'act', act };
}
