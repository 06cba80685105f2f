/**
 * Answers to questions in words: the message of each, and what it is given, in its order.
 */
import type { Captured } from '../../src/laws/facts.js';
import { COLORS, opposite, sameMove, type ByColor, type Move, type PieceKind } from '../../src/laws/squares.js';
import type { Answer, PieceCounts, PieceList } from '../../src/questions/question.js';
import type { MessageGroups } from '../messages/generated/arguments.js';
import type { Segment, Utterance } from '../utterance.js';
import { positionSaid } from './position.js';
import { callOf, heading, saysSign } from './call.js';
import type { CalledMove } from './called-move.js';
import { squareSegments } from './cell.js';
import { answering, clockShown, type ClockAnswer, type ClockMessages } from './clock.js';
import { endingSaid } from './endings.js';
import { fideFile, fidePieceList, fidePosition } from './fide-answers.js';
import { fideHowMany, howMany } from './how-many.js';
import type { PhraseOptions } from './options.js';
import type { Messages } from './say.js';
import { follow, page, segmentsOf, stopped } from './segments.js';
import { controlSaid } from './time-control.js';
import { yesOrNo } from './own-message.js';

type Answered<About extends Answer['about']> = Extract<Answer, { readonly about: About }>;

/** What is told by messages alone: the others call a move, name a cell or read a clock. */
type PlainAnswer = Answered<
  | ('position' | 'piece lists' | 'moves of piece' | 'pieces' | 'file' | 'captures' | 'material')
  | ('opponent' | 'commands' | 'withheld')
>;

/** The answer to a question. */
export function phraseAnswer(answer: Answer, options: PhraseOptions): Utterance {
  return page(answerSegments(answer, options), 'answer');
}

function answerSegments(answer: Answer, options: PhraseOptions): readonly Segment[] {
  const { messages } = options.words;
  switch (answer.about) {
    case 'square':
      return squareSegments(answer, options);
    case 'last move':
      return answer.last ? lastMove(answer.last, options) : segmentsOf(messages.say('no-move-yet'), options);
    case 'last capture':
      return segmentsOf(lastCapture(answer.captured, messages), options);
    case 'last moves':
      return answer.moves.length > 0
        ? callsOf(answer.moves, options)
        : segmentsOf(messages.say('no-move-yet'), options);
    case 'move number': {
      const number = messages.say('answer-move-number', { number: answer.number, turn: answer.turn });
      return segmentsOf(answer.ending ? [number, endingSaid(answer.ending, messages)] : number, options);
    }
    case 'can win':
      return canWin(answer, options);
    case 'clock':
      return clockSegments(options, (told) => clockTold(answer, told, options));
    case 'no clock':
      return segmentsOf(messages.say('refusal-no-clock'), options);
    case 'time control':
      return clockSegments(options, (told) => [`${controlSaid(answer.time, told)}.`]);
    default:
      return plainAnswer(answer, options);
  }
}

function plainAnswer(answer: PlainAnswer, options: PhraseOptions): readonly Segment[] {
  const inFideWay = options.squareStyle === 'fide' ? fideAnswer(answer, options) : undefined;
  return inFideWay ?? segmentsOf(answered(answer, options.words.messages), options);
}

/** The FIDE way has names for what is there; that nothing is there is said in the language of the page. */
function fideAnswer(answer: PlainAnswer, options: PhraseOptions): readonly Segment[] | undefined {
  switch (answer.about) {
    case 'position':
      return [...fideHowMany(onRanks(answer), 'Figuren'), fidePosition(answer.ranks)];
    case 'piece lists':
      return [...fideHowMany(inLists(answer), 'Figuren'), ...answer.lists.map(fidePieceList)];
    case 'file':
      return [fideFile(answer.file, answer.pieces)];
    case 'pieces':
      return answer.sides.flatMap((side) =>
        side.squares.length > 0
          ? [fidePieceList({ color: side.color, kinds: [{ kind: answer.kind, squares: side.squares }] })]
          : segmentsOf(answered({ ...answer, sides: [side] }, options.words.messages), options),
      );
    default:
      return undefined;
  }
}

/** In the language of the page, or with the German numbers of the call. */
function clockSegments(
  options: PhraseOptions,
  said: (messages: ClockMessages) => readonly string[],
): readonly Segment[] {
  const [messages, lang] = answering(options.words, options.clockLanguage);
  if (messages !== options.words.messages) return said(messages).map((text) => ({ text, lang }));
  return segmentsOf(said(messages), options);
}

/** Brief is the bare times; in full the time control is told as well. */
function clockTold(answer: ClockAnswer, messages: ClockMessages, { detail }: PhraseOptions): readonly string[] {
  if (detail.clock === 'full') return [...clockShown(answer, messages), `${controlSaid(answer.control, messages)}.`];
  if (detail.clock === 'normal') return clockShown(answer, messages);
  const sides = answer.sides.map(({ color, display }) => ({
    color,
    display: { ...display, running: false, movesToGo: null },
  }));
  return clockShown({ ...answer, sides }, messages);
}

function lastMove(last: CalledMove, options: PhraseOptions): readonly Segment[] {
  const { messages } = options.words;
  const call = segmentsOf(messages.said('last-move', { by: last.moved.by, call: callOf(last, options) }), options);
  return last.ending ? follow(call, segmentsOf(endingSaid(last.ending, messages, saysSign(options)), options)) : call;
}

function canWin(answer: Extract<Answer, { readonly about: 'can win' }>, options: PhraseOptions): readonly Segment[] {
  const line = answer.verdict === 'can' ? answer.line : [];
  const mated = answer.verdict === 'can' && line.length === 0;
  const said = segmentsOf(
    options.words.messages.say(`can-win-${mated ? 'mated' : answer.verdict}`, { side: answer.side }),
    options,
  );
  return [...said, ...line.flatMap((move) => numbered(move, options))];
}

/** Each with its number and who made it, for a row of calls could not be told apart. */
export function callsOf(
  moves: readonly (CalledMove & { readonly number: number })[],
  options: PhraseOptions,
): readonly Segment[] {
  const { messages } = options.words;
  return moves.flatMap((move) => {
    const call = numbered(move, options);
    return move.ending ? [...call, ...segmentsOf(endingSaid(move.ending, messages, saysSign(options)), options)] : call;
  });
}

function numbered(move: CalledMove & { readonly number: number }, options: PhraseOptions): readonly Segment[] {
  const before = heading({ by: move.moved.by, number: move.number }, options.words.messages);
  return [...segmentsOf(before, options), stopped(callOf(move, options))];
}

function lastCapture(captured: Captured | undefined, { say }: Messages<'moves'>): string {
  if (!captured) return say('no-capture');
  const { piece, square, enPassant } = captured;
  return say('last-capture', { piece, square, enPassant: yesOrNo(enPassant) });
}

type AnswerMessages = Messages<'answers'>;

function onRanks({ ranks }: Answered<'position'>): number {
  return ranks.flatMap(({ pieces }) => pieces).length;
}

function inLists({ lists }: Answered<'piece lists'>): number {
  return lists.reduce((sum, list) => sum + piecesOf(list), 0);
}

/** How many pieces a list names. */
export function piecesOf({ kinds }: PieceList): number {
  return kinds.flatMap(({ squares }) => squares).length;
}

/** One part for each thing that is told. */
function answered(answer: PlainAnswer, messages: AnswerMessages): string | readonly string[] {
  const { say } = messages;
  switch (answer.about) {
    case 'position':
      return [...howMany(onRanks(answer), messages), ...positionSaid(answer.ranks, messages)];
    case 'piece lists':
      return [
        ...howMany(inLists(answer), messages),
        ...answer.lists.map((list: PieceList) => say('answer-piece-list', list)),
      ];
    case 'moves of piece':
      return movesOfPiece(answer, messages);
    case 'pieces':
      return answer.sides.map(({ color, squares }) =>
        say('answer-pieces', { piece: { color, kind: answer.kind }, squares }),
      );
    case 'file':
      return say('answer-file', answer);
    case 'captures':
      return [
        ...howMany(answer.moves.length, messages, 'capture'),
        say('answer-captures', {
          color: answer.color,
          captures: answer.moves.map(({ piece, from, to }) => ({ by: { kind: piece, square: from }, to })),
        }),
      ];
    case 'material':
      return [
        ...COLORS.map((color) => say('answer-material', { color, kinds: counted(answer.counts[color]) })),
        ...(answer.ahead ? [ahead(answer.ahead, messages)] : []),
      ].join(' ');
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

function movesOfPiece(answer: Answered<'moves of piece'>, messages: AnswerMessages): string | readonly string[] {
  const { say } = messages;
  const { square, piece: there, capturesOnly, moves, hinderedBy } = answer;
  if (!there) return say('answer-no-piece-there', { square });
  if (hinderedBy) return say('answer-moves-hindered', { owner: there.color, inCheck: opposite(there.color) });
  const piece = { kind: there.kind, square };
  if (moves.length === 0) return say('answer-no-moves', { piece, capturesOnly: yesOrNo(capturesOnly) });
  const told = onePromotionEach(moves);
  return [
    ...howMany(told.length, messages, 'square'),
    say('answer-moves', {
      piece,
      moves: told.map(({ to, castling, capture, promotion }) => ({
        to,
        castling: castling ?? 'none',
        capture: yesOrNo(capture),
        promotion: yesOrNo(promotion !== undefined),
      })),
    }),
  ];
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
    .map((color) => say('player-named', { color, name: names[color] }))
    .join(' ');
}

type Moves = Extract<Answer, { readonly about: 'moves of piece' }>['moves'];

/** The four promotions on one square are one move to be told. */
function onePromotionEach(moves: Moves): Moves {
  const plain = ({ from, to, castling }: Move): Move => ({ from, to, ...(castling && { castling }) });
  return moves.filter((move, index) => moves.findIndex((other) => sameMove(plain(other), plain(move))) === index);
}
