/** Answers to questions about the board and the game: the message of each, and what it is given, in its order. */
import type { RankLayout } from '../../src/laws/board/layout.js';
import { COLORS, opposite, type ByColor, type PieceKind, type PlacedPiece, type Rank } from '../../src/laws/squares.js';
import type { Answer, PieceCounts, PieceList } from '../../src/questions/question.js';
import type { MessageGroups } from '../messages/generated/arguments.js';
import { onePromotionEach, pieceRuns, rankGroups } from './arrange.js';
import type { Messages } from './say.js';

type Answered<About extends Answer['about']> = Extract<Answer, { readonly about: About }>;

/** What is told by messages alone: the others call a move, name a cell or read a clock. */
export type PlainAnswer = Answered<
  | ('position' | 'piece lists' | 'moves of piece' | 'pieces' | 'file' | 'attackers' | 'captures' | 'material')
  | ('move number' | 'opponent' | 'commands' | 'withheld')
>;

export type RankAnswer = { readonly rank: Rank; readonly pieces: readonly PlacedPiece[] };

export interface AnswerWords {
  /** One part for each thing that is told. */
  readonly answer: (answer: PlainAnswer) => string | readonly string[];
  /** A starting position of Chess960 with its number, rank by rank from a1 to h8. */
  readonly chess960: (number: number, layout: readonly RankLayout[]) => readonly string[];
}

export function answerWords(messages: Messages<'answers'>): AnswerWords {
  return {
    answer: (answer) => answered(answer, messages),
    chess960: (number, layout) => [messages.say('answer-chess960', { number }), ...position(layout, messages)],
  };
}

type AnswerMessages = Messages<'answers'>;

function answered(answer: PlainAnswer, messages: AnswerMessages): string | readonly string[] {
  const { say } = messages;
  switch (answer.about) {
    case 'position':
      return position(answer.ranks, messages);
    case 'piece lists':
      return answer.lists.map((list: PieceList) => say('answer-piece-list', list));
    case 'moves of piece':
      return movesOfPiece(answer, messages);
    case 'pieces':
      return answer.sides.map(({ color, squares }) =>
        say('answer-pieces', { piece: { color, kind: answer.kind }, squares }),
      );
    case 'file':
      return say('answer-file', answer);
    case 'attackers':
      return attackers(answer, messages);
    case 'captures':
      return say('answer-captures', {
        color: answer.color,
        captures: answer.moves.map(({ piece, from, to }) => ({ by: { kind: piece, square: from }, to })),
      });
    case 'material':
      return [
        ...COLORS.map((color) => say('answer-material', { color, kinds: counted(answer.counts[color]) })),
        ...(answer.ahead ? [ahead(answer.ahead, messages)] : []),
      ].join(' ');
    case 'move number':
      return say('answer-move-number', { number: answer.number, turn: answer.turn });
    case 'opponent':
      return opponent(answer.opponent, messages);
    case 'commands': {
      const { phrases, searched } = answer;
      return searched === undefined
        ? say('answer-commands', { phrases })
        : say('answer-commands-found', { phrases, searched });
    }
    case 'withheld':
      return say('answer-withheld');
  }
}

/** One sentence a rank; empty ranks that follow each other are told together. */
function position(
  ranks: readonly (RankAnswer & Pick<RankLayout, 'all'>)[],
  { say }: AnswerMessages,
): readonly string[] {
  return rankGroups(ranks).map((group) => {
    if ('empty' in group) {
      const [{ rank: first }] = group.empty;
      const empty = group.empty.map(({ rank }) => rank);
      return say('answer-empty-ranks', { ranks: empty, first, last: empty.at(-1) ?? first });
    }
    const { rank, pieces, all } = group.row;
    return all
      ? say('answer-rank-of-one-kind', { rank, piece: all })
      : say('answer-rank', { rank, pieces: runs(pieces) });
  });
}

type Runs = MessageGroups['answers']['answer-rank']['pieces'];

function runs(pieces: readonly PlacedPiece[]): Runs {
  return pieceRuns(pieces).map(({ color, kind, squares, sameColor }) => ({
    piece: { color, kind },
    squares,
    sameColor: sameColor ? 'yes' : 'no',
  }));
}

function movesOfPiece(answer: Answered<'moves of piece'>, { say }: AnswerMessages): string {
  const { square, piece: there, capturesOnly, moves, hinderedBy } = answer;
  if (!there) return say('answer-no-piece-there', { square });
  if (hinderedBy) return say('answer-moves-hindered', { owner: there.color, inCheck: opposite(there.color) });
  const piece = { kind: there.kind, square };
  if (moves.length === 0) return say('answer-no-moves', { piece, capturesOnly: capturesOnly ? 'yes' : 'no' });
  return say('answer-moves', {
    piece,
    moves: onePromotionEach(moves).map(({ to, castling, capture, promotion }) => ({
      to,
      castling: castling ?? 'none',
      capture: capture ? 'yes' : 'no',
      promotion: promotion ? 'yes' : 'no',
    })),
  });
}

/** Of an empty square either player's attackers. */
function attackers({ square, piece, by }: Answered<'attackers'>, { say }: AnswerMessages): string {
  return piece
    ? say('answer-attackers', {
        piece: { ...piece, square },
        attackers: by[opposite(piece.color)],
        defenders: by[piece.color],
      })
    : say('answer-attackers-of-empty-square', { square, ...by });
}

/** The kinds that are counted; everyone has a king. */
const COUNTED_KINDS = ['queen', 'rook', 'bishop', 'knight', 'pawn'] as const satisfies readonly PieceKind[];

function counted(counts: PieceCounts): MessageGroups['answers']['answer-material']['kinds'] {
  return COUNTED_KINDS.filter((kind) => counts[kind] > 0).map((kind) => ({ kind, count: counts[kind] }));
}

function ahead(who: NonNullable<Answered<'material'>['ahead']>, { say }: AnswerMessages): string {
  return who === 'equal' ? say('answer-material-is-equal') : say('answer-material-ahead', who);
}

function opponent(against: Answered<'opponent'>['opponent'], messages: AnswerMessages): string {
  const { say } = messages;
  switch (against.type) {
    case 'computer':
      return say('answer-opponent-computer', { you: against.you, level: against.level });
    case 'player beside you':
      return say('answer-opponent-player-beside-you');
    case 'at the table':
      return named(against.names, messages) || say('answer-opponent-at-the-table');
  }
}

/** A sentence for each player whose name was given, White's first. */
function named(names: ByColor<string>, { say }: AnswerMessages): string {
  return COLORS.filter((color) => names[color] !== '')
    .map((color) => say('answer-opponent-named', { color, name: names[color] }))
    .join(' ');
}
