/**
 * From a typed command to the act that is meant, and by whom. Whether it may be done is for the laws.
 */
import type { ActDraft } from '../../src/laws/acts.js';
import { complaint } from '../../src/laws/complaint.js';
import { positionOf, type Game } from '../../src/laws/state.js';
import type { Refusal } from '../../src/laws/refusals.js';
import { opposite, type Color, type Move } from '../../src/laws/squares.js';
import type { ClockQuestion } from '../../src/questions/question.js';
import type { Weighed } from '../words/happenings.js';
import type { Command, CommandRefusal } from './command.js';

/** An act that is done at once. */
export type LightAct = Exclude<ActDraft, Weighed['act'] | { readonly type: 'make' }>;

export type Commanded =
  | { readonly type: 'act'; readonly act: LightAct }
  /** It ends something or may cost something: the user is asked first. */
  | { readonly type: 'weighed'; readonly weighed: Weighed }
  | { readonly type: 'question'; readonly question: ClockQuestion }
  | { readonly type: 'refused'; readonly refusal: Refusal | CommandRefusal };

/** How the text of an intended move is read. */
export type ReadMove = (
  text: string,
) => { readonly type: 'move'; readonly move: Move } | { readonly type: 'ask' | 'refused'; readonly refusal: Refusal };

/** @param mine the sides that are played here: with both, whose clock runs, or whose turn it is, is meant */
export function obeyed(command: Command, game: Game, mine: readonly Color[], readMove: ReadMove): Commanded {
  if (command.type === 'ask') {
    const { about } = command;
    return { type: 'question', question: about === 'clocks' ? { about, whose: 'both' } : { about } };
  }
  if (command.type === 'claim of what') return { type: 'refused', refusal: { reason: 'claim of what' } };
  // A move that ended the game can still be called in question (Art. 5.1.1).
  if (command.type === 'point out') return { type: 'act', act: complaint(game, command.what, mine) };
  if (game.ending) return { type: 'refused', refusal: { reason: 'game over', ending: game.ending } };
  const by = actorOf(game, mine);
  const timed = game.clock !== undefined;
  const only = mine.length === 1;
  switch (command.type) {
    case 'offer':
    case 'adjust':
    case 'stop':
    case 'restart':
    case 'press':
      return { type: 'act', act: { type: command.type, by } };
    case 'reject':
      return { type: 'act', act: { type: 'reject', by: only ? by : answerer(game, by) } };
    case 'accept':
      return { type: 'weighed', weighed: { act: { type: 'accept', by: only ? by : answerer(game, by) }, timed } };
    case 'resign':
      return { type: 'weighed', weighed: { act: { type: 'resign', by }, timed } };
    case 'flag': {
      const of = command.of ?? (only ? opposite(by) : by);
      return { type: 'act', act: { type: 'flag', by: only ? by : opposite(of), of } };
    }
    case 'claim quickplay':
      return { type: 'weighed', weighed: { act: { type: 'claim quickplay', by, asks: command.asks }, timed } };
    case 'claim':
      return claim(command, game, by, readMove);
  }
}

function claim(
  { ground, move: text }: Extract<Command, { readonly type: 'claim' }>,
  game: Game,
  by: Color,
  readMove: ReadMove,
): Commanded {
  const timed = game.clock !== undefined;
  if (text === undefined) return { type: 'weighed', weighed: { act: { type: 'claim', by, ground }, timed } };
  const position = positionOf(game);
  if (position.turn !== by) return { type: 'refused', refusal: { reason: 'not your turn', turn: position.turn } };
  const read = readMove(text);
  // A move that could be another is not claimed with: the text stays to be mended.
  if (read.type !== 'move') return { type: 'refused', refusal: read.refusal };
  const { move } = read;
  const piece = position.placedAt(move.from).kind;
  // To type it is to write it down before it is made (Art. 9.2.1).
  return {
    type: 'weighed',
    weighed: { act: { type: 'claim', by, ground, intended: { move, written: true } }, piece, timed },
  };
}

function actorOf(game: Game, mine: readonly Color[]): Color {
  const [only, another] = mine;
  if (only && !another) return only;
  return game.clock?.now.phase === 'running' ? game.clock.now.side : positionOf(game).turn;
}

/** Of two players at one device whoever was offered a draw. */
function answerer(game: Game, otherwise: Color): Color {
  return game.offer ? opposite(game.offer.by) : otherwise;
}
