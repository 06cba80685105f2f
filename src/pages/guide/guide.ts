/**
 * The guided first game as its steps: what is to be done in each, and what of that which happened does it. It knows no page and no words; the game
 * itself is played in a session as any other. Pure.
 */
import type { Answer } from '../../questions/question.js';
import { is, object, oneOf } from '../../laws/schema.js';
import type { Move, Square } from '../../laws/squares.js';

/** In their order. Nothing is asked of whoever has come to the end. */
export const STEPS = ['board', 'question', 'move', 'call', 'capture', 'mate', 'help', 'end'] as const;
export type Step = (typeof STEPS)[number];

/** Steps in which something is to be done. */
export const STEP_COUNT = STEPS.length - 1;

export interface Guide {
  readonly step: Step;
  /** Moves of this step that were not the right one. */
  readonly tries: number;
}

export const AT_FIRST: Guide = { step: 'board', tries: 0 };

/** What happened at the board, and in the page around it. */
export type GuideEvent =
  | { readonly type: 'came to'; readonly square: Square }
  | { readonly type: 'answered'; readonly about: Answer['about'] }
  /** The move that the step wants was made. */
  | { readonly type: 'moved' }
  /** Another act was wanted, and was not done. */
  | { readonly type: 'other act' }
  | { readonly type: 'help shown' };

/** Where the first step leads to. */
const FIRST_GOAL: Square = 'e4';

/** A move of the game with the answer to it. */
interface Exchange {
  readonly move: Move;
  readonly answer?: Move;
}

/**
 * 1. e4 f5 2. exf5 g5 3. Qh5 mate: the queen on h5 attacks e8 along the diagonal that the moves of the f- and g-pawn have opened. Nothing can be
 * put on f7 or g6, and the king has no square that is neither attacked nor taken (Art. 1.4.1).
 */
const GAME: Readonly<Partial<Record<Step, Exchange>>> = {
  move: { move: { from: 'e2', to: 'e4' }, answer: { from: 'f7', to: 'f5' } },
  capture: { move: { from: 'e4', to: 'f5' }, answer: { from: 'g7', to: 'g5' } },
  mate: { move: { from: 'd1', to: 'h5' } },
};

/** The move that a step wants; nothing of the others. */
export function wantedIn({ step }: Guide): Move | undefined {
  return GAME[step]?.move;
}

/** What Black answers to the move of a step. */
export function answerIn({ step }: Guide): Move | undefined {
  return GAME[step]?.answer;
}

/** The moves that were made before a step, of both sides. */
export function movesBefore({ step }: Guide): readonly Move[] {
  return STEPS.slice(0, STEPS.indexOf(step)).flatMap((done) => {
    const exchange = GAME[done];
    if (!exchange) return [];
    return exchange.answer ? [exchange.move, exchange.answer] : [exchange.move];
  });
}

/** 1 for the first. */
export function numberOf({ step }: Guide): number {
  return STEPS.indexOf(step) + 1;
}

/** Where what happened leads to; the same where it changes nothing. */
export function after(guide: Guide, event: GuideEvent): Guide {
  if (event.type === 'other act') return { ...guide, tries: guide.tries + 1 };
  return does(guide.step, event) ? { step: STEPS[numberOf(guide)] ?? 'end', tries: 0 } : guide;
}

/** Whether this is what a step asks for. */
function does(step: Step, event: GuideEvent): boolean {
  switch (step) {
    case 'board':
      return event.type === 'came to' && event.square === FIRST_GOAL;
    case 'question':
      return event.type === 'answered';
    case 'call':
      return event.type === 'answered' && (event.about === 'last move' || event.about === 'last moves');
    case 'move':
    case 'capture':
    case 'mate':
      return event.type === 'moved';
    case 'help':
      return event.type === 'help shown';
    case 'end':
      return false;
  }
}

const KEPT = object({ step: oneOf(STEPS) });

/** Reads what was kept of it; what cannot be read begins anew. */
export function readGuide(kept: unknown): Guide {
  return is(KEPT, kept) ? { step: kept.step, tries: 0 } : AT_FIRST;
}

/** As it is kept. */
export function keptOf({ step }: Guide): unknown {
  return { step };
}
