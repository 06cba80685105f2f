/**
 * From a typed command to the act that is meant, and by whom. Whether it may be done is for the laws.
 */
import type { ActDraft } from '../../src/laws/acts.js';
import { actorAgainst, actorFor, pressOrStart } from '../../src/laws/rules/whose-act.js';
import { complaint, complaintOfMove } from '../../src/laws/rules/complaint.js';
import { positionOf, type Game } from '../../src/laws/game.js';
import type { Refusal } from '../../src/laws/refusals.js';
import { opposite, type Color, type Move } from '../../src/laws/squares.js';
import type { ClockDetailQuestion } from '../../src/questions/clock-details.js';
import type { ClockQuestion, Question } from '../../src/questions/question.js';
import type { Weighed } from '../words/happenings.js';
import type { LanguageName } from '../words/language-names.js';
import type { Command, CommandRefusal, PageWish, SettingChange } from './command.js';
import { nearestCommands } from './commands/help.js';

/** An act that is done at once. */
export type LightAct = Exclude<ActDraft, Weighed['act'] | { readonly type: 'make' }>;

export type Commanded =
  | { readonly type: 'act'; readonly act: LightAct }
  /** It ends something or may cost something: the user is asked first. */
  | { readonly type: 'weighed'; readonly weighed: Weighed }
  | { readonly type: 'question'; readonly question: Question | ClockQuestion | ClockDetailQuestion }
  /** Nothing of the game: what the page does. */
  | { readonly type: 'page'; readonly page: PageWish }
  | { readonly type: 'setting'; readonly change: SettingChange }
  | { readonly type: 'refused'; readonly refusal: Refusal | CommandRefusal };

/** How the text of an intended move is read. */
export type ReadMove = (
  text: string,
) => { readonly type: 'move'; readonly move: Move } | { readonly type: 'ask' | 'refused'; readonly refusal: Refusal };

/** What could not be read may have been a command: the nearest are offered. */
export function orNearest(refusal: Refusal, language: LanguageName): Refusal | CommandRefusal {
  if (refusal.reason !== 'unreadable') return refusal;
  const nearest = nearestCommands(refusal.text, language);
  return nearest.length > 0 ? { ...refusal, nearest } : refusal;
}

/** @param mine the sides that are played here */
export function obeyed(command: Command, game: Game, mine: readonly Color[], readMove: ReadMove): Commanded {
  if (command.type === 'ask') return { type: 'question', question: command.question };
  if (command.type === 'page' || command.type === 'setting') return command;
  if (command.type === 'claim of what') return { type: 'refused', refusal: { reason: 'claim of what' } };
  // A move that ended the game can still be called in question (Art. 5.1.1).
  if (command.type === 'point out') return { type: 'act', act: complaint(game, command.what, mine) };
  if (command.type === 'illegal move') {
    const { number } = command;
    const act = complaintOfMove(game, number, mine);
    return act ? { type: 'act', act } : { type: 'refused', refusal: { reason: 'no such move', number } };
  }
  if (game.ending) return { type: 'refused', refusal: { reason: 'game over', ending: game.ending } };
  const timed = game.clock !== undefined;
  switch (command.type) {
    case 'offer':
    case 'adjust':
    case 'stop':
    case 'restart':
    case 'reject':
      return { type: 'act', act: { type: command.type, by: actorFor(game, mine, command.type) } };
    case 'press':
      return { type: 'act', act: pressOrStart(game, mine) };
    case 'accept':
    case 'resign':
      return {
        type: 'weighed',
        weighed: { act: { type: command.type, by: actorFor(game, mine, command.type) }, timed },
      };
    case 'charge time': {
      // Nobody plays at an arbiter's window: there the arbiter decides.
      const by = mine.length === 0 ? 'arbiter' : actorFor(game, mine, 'charge time');
      return { type: 'act', act: { type: 'charge time', by, charged: command.charged } };
    }
    case 'flag': {
      const of = command.of ?? opposite(actorFor(game, mine, 'flag'));
      return { type: 'act', act: { type: 'flag', by: actorAgainst(mine, of), of } };
    }
    case 'claim quickplay': {
      const by = actorFor(game, mine, 'claim quickplay');
      return { type: 'weighed', weighed: { act: { type: 'claim quickplay', by, asks: command.asks }, timed } };
    }
    case 'claim':
      return claim(command, game, actorFor(game, mine, 'claim'), readMove);
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
