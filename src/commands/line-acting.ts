/**
 * Doing what a typed or spoken line means: a move is made or asked about, a question answered, a command carried out.
 */
import { asOf, positionOf } from '../laws/game.js';
import type { HearSpoken } from '../../speech/hear.js';
import type { NearTyped } from '../../speech/hearing/heard.js';
import type { AnyRefusal } from '../../speech/words/first-refusals.js';
import type { Color, Move } from '../laws/squares.js';
import type { Following, LineOutcome } from '../../speech/line-queue.js';
import type { ActResult, HeldGame } from '../game/session/session-port.js';
import { entryOf } from '../game/candidates.js';
import { withPiece } from '../game/held-game.js';
import { chosen, isAnswer, meaningOf, type Line, type LineContext, type LineMeaning } from './line-meaning.js';
import type { AskedInGame, LineServices, OpenLine } from '../game/line-open.js';

/** How a line came, and into which game. */
export interface EnteredInto {
  readonly held: HeldGame;
  /** The sides that are played here. */
  readonly mine: readonly Color[];
  /** What hears it, where it was spoken. */
  readonly spoken: HearSpoken | undefined;
  /** What finds the moves near to a typed text: it is loaded when it is first wanted. */
  readonly near?: NearTyped;
}

export async function enter(
  line: Line,
  entered: EnteredInto,
  open: OpenLine,
  services: LineServices,
): Promise<LineOutcome> {
  const asItStands = meaningOf(line, contextOf(entered, open, services));
  const near = wantsNear(asItStands, entered, open, services) ? await services.near() : undefined;
  const into = near ? { ...entered, near } : entered;
  const meaning = near ? meaningOf(line, contextOf(into, open, services)) : asItStands;
  if (meaning.does !== 'refuse') return act(meaning, into.held, open, services);
  const earlier = moveOfEarlier(line, into, open, services);
  if (earlier) return askForPresent(earlier, open, services);
  if (!meaning.keepsQuestion) open.forgetQuestion();
  open.refuse(meaning.refusal, { text: line[0].text });
  return 'refused';
}

/** Whether the moves near to a text are needed: it is not understood as it stands, or it asks about the piece of a line refused before. */
function wantsNear(meaning: LineMeaning, { spoken }: EnteredInto, open: OpenLine, services: LineServices): boolean {
  const isUnread = meaning.does === 'refuse' && meaning.refusal.reason === 'unreadable';
  const ofEarlier = meaning.does === 'refuse' && services.lookedAt() !== undefined;
  const ofTried = open.tried !== undefined && asksMovesOfIt(meaning);
  return !spoken && (isUnread || ofEarlier || ofTried);
}

/** "Where can it go?", and which piece that is has not been found. */
function asksMovesOfIt(meaning: LineMeaning): boolean {
  const commanded = meaning.does === 'carry out' ? meaning.commanded : undefined;
  return commanded?.type === 'bound' && commanded.command.id === 'moves-of-it';
}

/**
 * Whether a line may be carried out though the one before it was refused or asks, and whoever typed it has not heard that. An answer may,
 * where anything is asked. What was begun after the refusal may be a line mended: a move, or a question that changes nothing; an act that
 * takes for granted what was refused, as a press does its move, may not.
 */
export function goesThrough(
  text: string,
  following: Following,
  into: EnteredInto,
  open: OpenLine,
  services: LineServices,
): boolean {
  const line: Line = [{ text }];
  const context = contextOf(into, open, services);
  if (isAnswer(line, context)) return open.question !== undefined || services.askedElsewhere() !== undefined;
  if (following === 'unknowing') return false;
  const meaning = meaningOf(line, context);
  return meaning.does !== 'carry out' || meaning.commanded.type !== 'act';
}

function contextOf({ held, mine, spoken, near }: EnteredInto, open: OpenLine, services: LineServices): LineContext {
  return {
    game: held.game,
    mine,
    spoken,
    near,
    language: services.language(),
    question: open.question,
    ...(open.asked && { asked: open.asked.held.game }),
    tried: open.tried,
    confirms: services.confirms(),
  };
}

/** The answer to the question which move was meant, by its button: one of them, or none. */
export async function choose(move: Move | undefined, open: OpenLine, services: LineServices): Promise<LineOutcome> {
  if (!open.asked) return 'refused';
  if (!move) return drop(open, services);
  const { question, held } = open.asked;
  const alphabets = question.alphabets[question.moves.indexOf(move)] ?? [];
  return act(chosen(move, alphabets, held.game), held, open, services);
}

async function act(
  meaning: Exclude<LineMeaning, { readonly does: 'refuse' }>,
  held: HeldGame,
  open: OpenLine,
  services: LineServices,
): Promise<LineOutcome> {
  const { speaker } = services;
  switch (meaning.does) {
    case 'make': {
      const { move, alphabets } = meaning;
      if (services.lookedAt() && !open.asked?.act) return askForPresent({ move, alphabets, held }, open, services);
      const done = (await (open.asked?.act?.(move) ?? services.makeMove(move, alphabets))).type === 'done';
      if (done) open.forgetQuestion();
      return done ? 'done' : 'refused';
    }
    case 'echo': {
      const { move, alphabets, entry } = meaning;
      if (services.lookedAt()) return askForPresent({ move, alphabets, held }, open, services);
      const say = (): string => speaker.reply({ about: 'sure', entry });
      ask({ question: { moves: [move], alphabets: [alphabets] }, held, say }, open, services);
      return 'asked';
    }
    case 'ask': {
      const { question, refusal } = meaning;
      ask({ question, held, say: () => doubt(refusal, question.moves, held, services) }, open, services);
      return 'asked';
    }
    case 'ask again':
      if (open.asked) open.ask(open.asked);
      return 'asked';
    case 'answer':
      return answer(meaning.yes, open, services);
    case 'carry out':
      if (!meaning.keepsQuestion) open.forgetQuestion();
      if (!open.question) open.forgetRefusal();
      return services.carryOut(meaning.commanded);
  }
}

/** A move that is wanted while an earlier position is looked at. */
export interface WantedMove {
  readonly move: Move;
  readonly alphabets: readonly string[];
  /** The game in which it is called: as it stands, or as it stood there. */
  readonly held: HeldGame;
  /** How it is made; absent: as any that was typed. */
  readonly make?: () => Promise<ActResult>;
}

/**
 * Asks whether a move that was placed, or is wanted at a table, is meant for the game as it stands.
 *
 * @param make makes it there
 */
export async function askPlaced(
  move: Move,
  { held, make }: { readonly held: HeldGame; readonly make: () => Promise<ActResult> },
  open: OpenLine,
  services: LineServices,
): Promise<LineOutcome> {
  return askForPresent({ move, alphabets: [], held, make }, open, services);
}

/** Whether it is to be made in the game as it stands: yes shows that, and makes it if it can be made there. */
async function askForPresent(
  { move, alphabets, held, make }: WantedMove,
  open: OpenLine,
  services: LineServices,
): Promise<LineOutcome> {
  const { speaker, lookedAt, showPresent, makeMove } = services;
  const doIt = (): Promise<ActResult> => make?.() ?? makeMove(move, alphabets);
  const looked = lookedAt();
  if (!looked) return (await doIt()).type === 'done' ? 'done' : 'refused';
  const entry = entryOf(held.game, move);
  const asked: AskedInGame = {
    question: { moves: [move], alphabets: [alphabets] },
    held,
    say: () => speaker.reply({ about: 'looking back', at: looked.at, entry }),
    act: () => {
      // If it cannot be made there, that was no answer to be given again.
      open.forgetQuestion();
      showPresent();
      return doIt();
    },
  };
  ask(asked, open, services);
  return 'asked';
}

/** A move that can be made in the earlier position that is looked at, and not in the game as it stands. */
function moveOfEarlier(line: Line, into: EnteredInto, open: OpenLine, services: LineServices): WantedMove | undefined {
  const looked = services.lookedAt();
  if (!looked) return undefined;
  const held = asStood(into.held, looked.ply);
  const meaning = meaningOf(line, contextOf({ ...into, held }, open, services));
  if (meaning.does !== 'make' && meaning.does !== 'echo') return undefined;
  const { move, alphabets } = meaning;
  return positionOf(held.game).isLegal(move) ? { move, alphabets, held } : undefined;
}

/** As it stood after so many plies, for reading alone. */
function asStood(held: HeldGame, ply: number): HeldGame {
  return { ...held, game: asOf(held.game, ply) };
}

/** What was asked before elsewhere has not been answered, and this takes its place. */
function ask(asked: AskedInGame, open: OpenLine, { answer: put }: LineServices): void {
  put(false);
  open.ask(asked);
}

function doubt(refusal: AnyRefusal, moves: readonly Move[], held: HeldGame, { speaker }: LineServices): string {
  const entries = moves.map((move) => entryOf(held.game, move));
  return speaker.doubt(refusal, moves.map(withPiece(held)), entries);
}

/** What is asked elsewhere was asked after any question about a move, which would have taken its place. */
async function answer(yes: boolean, open: OpenLine, services: LineServices): Promise<LineOutcome> {
  const { speaker } = services;
  const [move, another] = open.question?.moves ?? [];
  if (services.answer(yes)) {
    if (!yes) speaker.reply({ about: 'not done' });
    return 'done';
  }
  if (!open.asked || !move) {
    if (!services.answerWaiting(yes)) speaker.reply({ about: 'nothing asked' });
    return 'done';
  }
  if (!yes) return drop(open, services);
  if (!another) return choose(move, open, services);
  open.ask(open.asked);
  return 'asked';
}

/** None of the moves is meant that were asked about. */
function drop(open: OpenLine, { speaker }: LineServices): LineOutcome {
  open.forgetQuestion();
  speaker.reply({ about: 'move not made' });
  open.forgetRefusal();
  return 'done';
}
