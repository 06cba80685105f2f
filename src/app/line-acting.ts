/**
 * Doing what a typed or spoken line means: a move is made or asked about, a question answered, a command carried out. Loaded with the
 * hearing, right after the board.
 */
import type { AnyRefusal } from '../../speech/words/first-refusals.js';
import type { Color, Move } from '../laws/squares.js';
import type { HeldGame } from '../play/session-port.js';
import { withPiece } from './held-game.js';
import { chosen, meaningOf, type Line, type LineMeaning } from './line-meaning.js';
import type { AskedInGame, LineServices, OpenLine } from './line-open.js';
import { languageShown } from './page-words.js';

/** How a line came, and into which game. */
export interface EnteredInto {
  readonly held: HeldGame;
  /** The sides that are played here. */
  readonly mine: readonly Color[];
  readonly spoken: boolean;
}

/** Tells whether it was done, or needs nothing more than an answer. */
export async function enter(line: Line, into: EnteredInto, open: OpenLine, services: LineServices): Promise<boolean> {
  const { held, mine, spoken } = into;
  const meaning = meaningOf(line, {
    game: held.game,
    mine,
    spoken,
    language: languageShown(),
    question: open.question,
    ...(open.asked && { asked: open.asked.held.game }),
    tried: open.tried,
    confirms: services.confirms(),
  });
  if (meaning.does !== 'refuse') return act(meaning, held, open, services);
  if (!meaning.keepsQuestion) open.forgetQuestion();
  return open.refuse(meaning.refusal, { text: line[0].text });
}

/** The answer to the question which move was meant, by its button: one of them, or none. */
export async function choose(move: Move | undefined, open: OpenLine, services: LineServices): Promise<boolean> {
  if (!open.asked) return false;
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
): Promise<boolean> {
  const { speaker } = services;
  switch (meaning.does) {
    case 'make': {
      const { move, alphabets } = meaning;
      const done = (await (open.asked?.act?.(move) ?? services.makeMove(move, alphabets))).type === 'done';
      if (done) open.forgetQuestion();
      return done;
    }
    case 'echo': {
      const { move, alphabets, entry } = meaning;
      const say = (): string => speaker.reply({ about: 'sure', entry });
      ask({ question: { moves: [move], alphabets: [alphabets] }, held, say }, open, services);
      return true;
    }
    case 'ask': {
      const { question, refusal } = meaning;
      ask({ question, held, say: () => doubt(refusal, question.moves, held, services) }, open, services);
      return false;
    }
    case 'ask again':
      if (open.asked) open.ask(open.asked);
      return true;
    case 'answer':
      return answer(meaning.yes, open, services);
    case 'carry out':
      if (!meaning.keepsQuestion) open.forgetQuestion();
      if (!open.question) open.forgetRefusal();
      return services.carryOut(meaning.commanded);
  }
}

/** What was asked before elsewhere has not been answered, and this takes its place. */
function ask(asked: AskedInGame, open: OpenLine, { answer: put }: LineServices): void {
  put(false);
  open.ask(asked);
}

function doubt(refusal: AnyRefusal, moves: readonly Move[], held: HeldGame, { speaker }: LineServices): string {
  return speaker.doubt(refusal, moves.map(withPiece(held)));
}

/** What is asked elsewhere was asked after any question about a move, which would have taken its place. */
async function answer(yes: boolean, open: OpenLine, services: LineServices): Promise<boolean> {
  const { speaker } = services;
  const [move, another] = open.question?.moves ?? [];
  if (services.answer(yes)) {
    if (!yes) speaker.reply({ about: 'not done' });
    return true;
  }
  if (!open.asked || !move) {
    if (!services.answerWaiting(yes)) speaker.reply({ about: 'nothing asked' });
    return true;
  }
  if (!yes) return drop(open, services);
  if (!another) return choose(move, open, services);
  open.ask(open.asked);
  return true;
}

/** None of the moves is meant that were asked about. */
function drop(open: OpenLine, { speaker }: LineServices): true {
  open.forgetQuestion();
  speaker.reply({ about: 'move not made' });
  open.forgetRefusal();
  return true;
}
