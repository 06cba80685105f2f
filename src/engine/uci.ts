/**
 * The Universal Chess Interface: what is said to the engine and what it says, line by line. Pure.
 * Source: "Description of the universal chess interface (UCI)", Stefan Meyer-Kahlen, April 2006.
 */
import type { SearchLimit } from '../game/levels.js';
import { completeMove, type Position } from '../laws/board/board.js';
import { isSquare, type Move, type PromotionKind } from '../laws/squares.js';

/** How good a position is for the player to move. */
export type Score =
  /** Hundredths of a pawn, positive for the player to move. */
  | { readonly type: 'centipawns'; readonly value: number }
  /** The player to move mates in so many moves; negative: is mated in so many; 0: is mated. */
  | { readonly type: 'mate'; readonly moves: number };

/** What the engine tells of one line of play while it searches ("info … multipv … pv …"). */
export interface SearchInfo {
  readonly type: 'info';
  /** Plies. */
  readonly depth: number;
  /** 1 for the best line, 2 for the next … (MultiPV); 1 when only one is asked for. */
  readonly rank: number;
  readonly score: Score;
  /** A bound is a score that was proved only one way, in a search that broke off there. */
  readonly bound?: 'lower' | 'upper';
  /** The moves of the line in UCI notation, the one to be played first; at least one. */
  readonly moves: readonly string[];
  /** Positions searched so far, if told. */
  readonly nodes?: number;
}

export type EngineMessage =
  | { readonly type: 'id'; readonly name: string }
  | { readonly type: 'uciok' }
  | { readonly type: 'readyok' }
  | SearchInfo
  /** The search is over; no `move` where the player to move has none. */
  | { readonly type: 'bestmove'; readonly move?: string }
  /** The engine gave up and says why, in its own words. */
  | { readonly type: 'gave up'; readonly why: string };

const UCI_MOVE = /^[a-h][1-8][a-h][1-8][qrbn]?$/;

/** Reads one line of the engine. What is no concern of ours (options, free text, empty lines) is `undefined`. */
export function parseEngineLine(line: string): EngineMessage | undefined {
  const words = line.trim().split(/\s+/);
  switch (words[0]) {
    case 'id':
      return words[1] === 'name' ? { type: 'id', name: words.slice(2).join(' ') } : undefined;
    case 'uciok':
      return { type: 'uciok' };
    case 'readyok':
      return { type: 'readyok' };
    case 'bestmove': {
      const move = words[1];
      return move !== undefined && UCI_MOVE.test(move) ? { type: 'bestmove', move } : { type: 'bestmove' };
    }
    case 'info':
      return /^info string CRITICAL ERROR/.test(line) ? { type: 'gave up', why: line.trim() } : parseInfo(words);
    default:
      // What the engine's runtime says when it ends itself, as when it gets no more memory.
      return /^Aborted\(/.test(line) ? { type: 'gave up', why: line.trim() } : undefined;
  }
}

function parseInfo(words: readonly string[]): SearchInfo | undefined {
  // "string" is free text to the end of the line, and could hold any of the words below.
  if (words.includes('string')) return undefined;
  const numberAfter = (word: string): number | undefined => {
    const at = words.indexOf(word);
    const value = at < 0 ? Number.NaN : Number(words[at + 1]);
    return Number.isInteger(value) ? value : undefined;
  };
  const depth = numberAfter('depth');
  const centipawns = numberAfter('cp');
  const mate = numberAfter('mate');
  const pv = words.indexOf('pv');
  const moves = pv < 0 ? [] : words.slice(pv + 1).filter((word) => UCI_MOVE.test(word));
  if (depth === undefined || moves.length === 0) return undefined;
  if (centipawns === undefined && mate === undefined) return undefined;
  const nodes = numberAfter('nodes');
  const bound = words.includes('lowerbound') ? 'lower' : words.includes('upperbound') ? 'upper' : undefined;
  return {
    type: 'info',
    depth,
    rank: numberAfter('multipv') ?? 1,
    score: centipawns === undefined ? { type: 'mate', moves: mate ?? 0 } : { type: 'centipawns', value: centipawns },
    moves,
    ...(bound && { bound }),
    ...(nodes !== undefined && { nodes }),
  };
}

/** "position fen … moves …": a start position and the moves made since, so that the engine knows of repetitions. */
export function makePositionCommand(start: string, moves: readonly string[]): string {
  return moves.length > 0 ? `position fen ${start} moves ${moves.join(' ')}` : `position fen ${start}`;
}

export function makeGoCommand(limit: SearchLimit): string {
  if ('depth' in limit) return `go depth ${limit.depth}`;
  return 'nodes' in limit ? `go nodes ${limit.nodes}` : `go movetime ${limit.milliseconds}`;
}

export function makeOptionCommand(name: string, value: string | number | boolean): string {
  return `setoption name ${name} value ${value}`;
}

/** The same score as the other player sees it. */
export function turnScore(score: Score): Score {
  // `0 -` and not a bare minus, which would make a zero negative.
  return score.type === 'mate'
    ? { type: 'mate', moves: 0 - score.moves }
    : { type: 'centipawns', value: 0 - score.value };
}

const PROMOTION_LETTERS: Readonly<Record<PromotionKind, string>> = { queen: 'q', rook: 'r', bishop: 'b', knight: 'n' };
const PROMOTIONS: Readonly<Record<string, PromotionKind>> = { q: 'queen', r: 'rook', b: 'bishop', n: 'knight' };

export function makeUciMove(move: Move): string {
  return `${move.from}${move.to}${move.promotion ? PROMOTION_LETTERS[move.promotion] : ''}`;
}

/** @param position in which it is made */
export function makeChess960Move(position: Position | undefined, move: Move): string {
  const rook = move.castling && position?.castlingRook(position.turn, move.castling);
  return rook ? `${move.from}${rook}` : makeUciMove(move);
}

/** Reads a move of the engine; `undefined` unless it is legal in the position. */
export function parseUciMove(position: Position, text: string): Move | undefined {
  const from = text.slice(0, 2);
  const to = text.slice(2, 4);
  const letter = text.slice(4);
  const promotion = PROMOTIONS[letter];
  if (!isSquare(from) || !isSquare(to) || (letter !== '' && !promotion)) return undefined;
  const move = completeMove(position, { from, to, ...(promotion && { promotion }) });
  return position.isLegal(move) ? move : undefined;
}
