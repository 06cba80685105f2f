/**
 * Whether a side can still mate, found without any thought: every position that can be reached is looked at until one is mate, and from each mate
 * back all that lead to it are marked. What is learned is kept for the positions asked about later. Slow, and only for few men.
 *
 * It stops where too little is left to mate with; that this is so has tests of its own.
 */
import type { Chess } from 'chessops/chess';
import { SquareSet } from 'chessops/squareSet';
import type { Color } from '../../../src/laws/squares.js';

interface Node {
  readonly chess: Chess;
  readonly parents: Node[];
  isWinnable: boolean;
  children: readonly Node[] | undefined;
}

export class EveryLine {
  readonly #side: Color;
  readonly #nodes = new Map<string, Node>();

  constructor(side: Color) {
    this.#side = side;
  }

  /** `undefined` where more positions can be reached than may be looked at. */
  canMate(chess: Chess, limit = Infinity): boolean | undefined {
    const start = this.#node(chess);
    const seen = new Set([start]);
    // The set grows while it is walked through.
    for (const node of seen) {
      if (start.isWinnable) return true;
      if (seen.size > limit) return undefined;
      for (const child of this.#childrenOf(node)) seen.add(child);
    }
    return start.isWinnable;
  }

  #node(chess: Chess): Node {
    const key = keyOf(chess);
    const known = this.#nodes.get(key);
    if (known) return known;
    const node: Node = { chess, parents: [], isWinnable: false, children: undefined };
    this.#nodes.set(key, node);
    return node;
  }

  #childrenOf(node: Node): readonly Node[] {
    if (node.children) return node.children;
    const { chess } = node;
    const lacks = chess.hasInsufficientMaterial(this.#side);
    node.children = lacks ? [] : nextOf(chess).map((next) => this.#node(next));
    for (const child of node.children) child.parents.push(node);
    const isMate = !lacks && node.children.length === 0 && chess.turn !== this.#side && chess.isCheck();
    if (isMate || node.children.some((child) => child.isWinnable)) mark(node);
    return node.children;
  }
}

function mark(node: Node): void {
  const marked = [node];
  for (let one = marked.pop(); one; one = marked.pop()) {
    if (one.isWinnable) continue;
    one.isWinnable = true;
    marked.push(...one.parents);
  }
}

function nextOf(chess: Chess): readonly Chess[] {
  return [...chess.allDests()].flatMap(([from, squares]) =>
    [...squares].flatMap((to) => {
      const promotes = chess.board.pawn.has(from) && SquareSet.backranks().has(to);
      return (promotes ? (['queen', 'rook', 'bishop', 'knight'] as const) : [undefined]).map((promotion) => {
        const next = chess.clone();
        next.play(promotion ? { from, to, promotion } : { from, to });
        return next;
      });
    }),
  );
}

function keyOf({ board, turn, epSquare, castles }: Chess): string {
  const sets = [
    board.white,
    board.king,
    board.queen,
    board.rook,
    board.bishop,
    board.knight,
    board.pawn,
    castles.castlingRights,
  ];
  return `${turn} ${String(epSquare)} ${sets.map(({ lo, hi }) => `${String(lo)} ${String(hi)}`).join(' ')}`;
}
