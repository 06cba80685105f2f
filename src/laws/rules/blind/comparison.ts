/**
 * Two boards that may differ (App. D.2.9). Where the scores agree, whoever executed wrongly mends his board; where they do not, the
 * game goes back to the last move on which they agree, and the arbiter sets the clocks.
 */
import type { BoardsCompared, CompareBoards, MendBoard } from '../../acts/blind.js';
import type { Ply } from '../../acts/move.js';
import { asInGame, boardWith, differencesOf, samePieces } from '../../board/set-by-hand.js';
import { BLIND_RULES } from '../../editions/blind.js';
import { positionOf, type Game } from '../../game.js';
import { done, ended, refuse, type Judgement } from '../../judgement.js';
import { EVERYONE, isAssistant, sideOf } from '../../roles.js';
import { moveAlone, COLORS, type Move, sameMove } from '../../squares.js';
import { endingOf } from '../ending.js';
import { restoreTo } from '../restore.js';
import { compareSheets, isSpoken } from '../scoresheet.js';
import { stopClocks, stoppedFacts } from '../timekeeping.js';
import { boardBefore, stepsBegun, withBoard, withBoardBefore, withoutNow, type BlindGame } from './steps.js';

export function judgeCompare(game: BlindGame, act: CompareBoards): Judgement {
  const rules = BLIND_RULES[game.conditions.edition];
  if (game.conditions.blind.boards === 'one') return refuse({ reason: 'one board', article: rules.boards });
  const found = withEntered(game, act);
  const boards = { white: boardBefore(found, 'white'), black: boardBefore(found, 'black') };
  const compared = {
    type: 'boards compared',
    differences: differencesOf(boards.white, boards.black),
    scores: 'agree',
    mends: [],
    article: rules.scoresAgree,
    audience: EVERYONE,
  } as const satisfies BoardsCompared;
  const { agreeUpTo, differences } = compareSheets(game.sheets);
  if (compared.differences.length === 0) return done(found, [compared]);
  if (differences.length > 0) {
    return backTo(found, agreeUpTo, act, { ...compared, scores: 'differ', article: rules.scoresDiffer });
  }
  const scored = byScores(found);
  if (typeof scored === 'number') {
    return backTo(found, scored, act, { ...compared, scores: 'differ', article: rules.scoresDiffer });
  }
  const mends = COLORS.filter((color) => !samePieces(boards[color], positionOf(scored)));
  const after: Game = { ...scored, steps: { ...scored.steps, mends } };
  const fact: BoardsCompared = { ...compared, mends };
  const ending = after.ending || scored === found ? undefined : endingOf(after.positions, after.edition);
  return ending ? ended(after, ending, act.at, [fact]) : done(after, [fact]);
}

/** What stands on boards beside the program takes the place of what stood on those in it. */
function withEntered(game: BlindGame, { entered }: CompareBoards): BlindGame {
  return COLORS.reduce<BlindGame>((found, color) => {
    const pieces = entered?.[color];
    if (!pieces) return found;
    const board = asInGame(boardWith(pieces, positionOf(game)), positionOf(game));
    // What was entered shows the board as it is, with whatever of a move was begun on it.
    const begun = stepsBegun(game)?.by === color;
    return withBoard(begun ? { ...found, steps: withoutNow(game.steps) } : found, color, board);
  }, game);
}

function backTo(game: BlindGame, ply: number, { by, at }: CompareBoards, fact: BoardsCompared): Judgement {
  const stopped = stopClocks(game, at);
  const back = restoreTo(stopped, ply, 'ruling', at);
  if (!back) throw new Error('where the scores part a ply was made');
  return done(back.game, [fact, ...back.facts, ...stoppedFacts(game, by)]);
}

/**
 * The game as both scores have it, where they agree: a move that both have written otherwise than it stands was made otherwise than it
 * was announced. Where the scores cannot be played, the ply up to which they can.
 */
function byScores(game: BlindGame): BlindGame | number {
  const { white, black } = game.sheets;
  const written = (index: number): Move | undefined => {
    const [one, other] = [white[index], black[index]];
    return one && other && !isSpoken(one, other) ? one.moved : undefined;
  };
  const first = game.plies.findIndex(({ move }, index) => {
    const entry = written(index);
    return entry && !sameMove(entry, move);
  });
  if (first < 0) return game;
  const positions = [...game.positions.slice(0, first + 1)];
  const plies: Ply[] = [...game.plies.slice(0, first)];
  for (const [index, ply] of game.plies.entries()) {
    if (index < first) continue;
    const before = positions[index];
    const move = moveAlone(written(index) ?? ply.move);
    const legal = before?.isLegal(move) ?? false;
    if (!before || before.pieceAt(move.from)?.color !== ply.by || (move.castling && !legal)) return first;
    positions.push(legal ? before.play(move) : before.put(move));
    plies.push({ ...ply, move, legal });
  }
  const position = positions.at(-1) ?? positionOf(game);
  const boards: Game['boards'] = {
    white: asInGame(boardBefore(game, 'white'), position),
    black: asInGame(boardBefore(game, 'black'), position),
  };
  return { ...game, positions, plies, boards, steps: withoutNow(game.steps) };
}

/** The board is set as the scores say: by its owner once it was found to be wrong, by an assistant for either, by an arbiter. */
export function judgeMend(game: BlindGame, act: MendBoard): Judgement {
  const { of, by } = act;
  const article = BLIND_RULES[game.conditions.edition].scoresAgree;
  if (by !== 'arbiter' && sideOf(by) !== of && !isAssistant(by))
    return refuse({ reason: 'not for this role', article });
  const mends = game.steps?.mends ?? [];
  const position = positionOf(game);
  const isWrong = !samePieces(boardBefore(game, of), position);
  if (!isWrong || (by !== 'arbiter' && !mends.includes(of))) return refuse({ reason: 'nothing to mend', article });
  const mended = withBoardBefore(game, of, position);
  const steps = { ...mended.steps, mends: mends.filter((color) => color !== of) };
  return done({ ...mended, steps }, [{ type: 'board mended', of, by, audience: EVERYONE }]);
}
