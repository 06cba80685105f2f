/**
 * All commands by name, and what each means. The words for them stand in a table for each language; here is only what is wanted.
 */
import { COLORS, type Color, type File, type PieceKind, type Rank, type Square } from '../../../src/laws/squares.js';
import type { Command } from '../command.js';

/** In the order in which the help lists them; where a text fits two, the first is meant. */
export const COMMAND_NAMES = [
  'offer',
  'accept',
  'refuse',
  'resign',
  'claim draw',
  'claim seconds',
  'claim three',
  'claim three with',
  'claim fifty',
  'claim fifty with',
  'claim',
  'flag',
  'flag of',
  'adjust',
  'press',
  'stop',
  'restart',
  'charge',
  'do not charge',
  'illegal',
  'illegal move',
  'pressed without a move',
  'unpromoted',
  'touched piece',
  'undo',
  'clocks',
  'my clock',
  'opponent clock',
  'time control',
  'time used',
  'moves to control',
  'period',
  'delay left',
  'last',
  'last moves',
  'last capture',
  'move number',
  'position',
  'pieces',
  'where',
  'rank',
  'file',
  'square',
  'attackers',
  'moves of',
  'moves of it',
  'captures of',
  'captures',
  'material',
  'opponent',
  'repeat',
  'flip',
  'board',
  'go to square',
  'go to move',
  'back',
  'forward',
  'present',
  'save',
  'games',
  'new game',
  'clock alone',
  'feel clock',
  'call fide',
  'call fide names',
  'call plain',
  'call nato',
  'call algebraic',
  'call uci',
  'faster',
  'slower',
  'sound on',
  'sound off',
  'help',
  'help for',
] as const;
export type CommandName = (typeof COMMAND_NAMES)[number];

/** What was read in the places of a phrase. */
export interface Parameters {
  readonly square?: Square;
  readonly rank?: Rank;
  readonly file?: File;
  readonly number?: number;
  readonly color?: Color;
  readonly kind?: PieceKind;
  /** Whatever else was typed, as it was typed. */
  readonly rest?: string;
}

/** The places that a phrase can have. `cell` is a square written as in notation, "e4"; `letter` that of a piece, whose case is its colour. */
export const PLACES = ['square', 'cell', 'rank', 'file', 'number', 'color', 'pieces', 'letter', 'rest'] as const;
export type Place = (typeof PLACES)[number];

/** Most moves that are told at once. */
const MOST_MOVES = 20;

/** What a command means with what was read; `undefined` where that makes no sense. Help is answered where phrases are known. */
export const MEANINGS: Readonly<
  Record<Exclude<CommandName, 'help' | 'help for'>, (read: Parameters) => Command | undefined>
> = {
  offer: () => ({ type: 'offer' }),
  accept: () => ({ type: 'accept' }),
  refuse: () => ({ type: 'reject' }),
  resign: () => ({ type: 'resign' }),
  'claim draw': () => ({ type: 'claim quickplay', asks: 'draw' }),
  'claim seconds': () => ({ type: 'claim quickplay', asks: 'increment' }),
  'claim three': () => ({ type: 'claim', ground: 'threefold' }),
  'claim three with': ({ rest }) => withMove('threefold', rest),
  'claim fifty': () => ({ type: 'claim', ground: 'fifty moves' }),
  'claim fifty with': ({ rest }) => withMove('fifty moves', rest),
  claim: () => ({ type: 'claim of what' }),
  flag: () => ({ type: 'flag' }),
  'flag of': ({ color }) => (color === undefined ? undefined : { type: 'flag', of: color }),
  adjust: () => ({ type: 'adjust' }),
  press: () => ({ type: 'press' }),
  stop: () => ({ type: 'stop' }),
  restart: () => ({ type: 'restart' }),
  charge: () => ({ type: 'charge time', charged: true }),
  'do not charge': () => ({ type: 'charge time', charged: false }),
  illegal: () => ({ type: 'point out', what: 'illegal move' }),
  'illegal move': ({ number }) => (number === undefined ? undefined : { type: 'illegal move', number }),
  'pressed without a move': () => ({ type: 'point out', what: 'pressed without a move' }),
  unpromoted: () => ({ type: 'point out', what: 'pawn left unpromoted' }),
  'touched piece': () => ({ type: 'point out', what: 'touched piece' }),
  undo: () => ({ type: 'page', page: { do: 'undo' } }),
  clocks: () => ({ type: 'ask', question: { about: 'clocks', whose: 'both' } }),
  'my clock': () => ({ type: 'ask', question: { about: 'clocks', whose: 'mine' } }),
  'opponent clock': () => ({ type: 'ask', question: { about: 'clocks', whose: 'opponent' } }),
  'time control': () => ({ type: 'ask', question: { about: 'time control' } }),
  'time used': () => ({ type: 'ask', question: { about: 'time used', of: COLORS } }),
  'moves to control': () => ({ type: 'ask', question: { about: 'moves to the control', of: COLORS } }),
  period: () => ({ type: 'ask', question: { about: 'period', of: COLORS } }),
  'delay left': () => ({ type: 'ask', question: { about: 'delay left' } }),
  last: () => ({ type: 'ask', question: { about: 'last move' } }),
  'last moves': ({ number = 0 }) =>
    number < 1 ? undefined : { type: 'ask', question: { about: 'last moves', count: Math.min(number, MOST_MOVES) } },
  'last capture': () => ({ type: 'ask', question: { about: 'last capture' } }),
  'move number': () => ({ type: 'ask', question: { about: 'move number' } }),
  position: () => ({ type: 'ask', question: { about: 'position' } }),
  pieces: () => ({ type: 'ask', question: { about: 'piece lists' } }),
  where: ({ kind, color }) =>
    kind || color
      ? { type: 'ask', question: { about: 'pieces', colors: color ? [color] : COLORS, ...(kind && { kind }) } }
      : undefined,
  rank: ({ rank }) => rank && { type: 'ask', question: { about: 'rank', rank } },
  file: ({ file }) => file && { type: 'ask', question: { about: 'file', file } },
  square: ({ square }) => square && { type: 'ask', question: { about: 'square', square, more: 0 } },
  attackers: ({ square }) => square && { type: 'ask', question: { about: 'attackers', square } },
  'moves of': ({ square }) =>
    square && { type: 'ask', question: { about: 'moves of piece', square, capturesOnly: false } },
  'moves of it': () => ({ type: 'page', page: { do: 'moves of it' } }),
  'captures of': ({ square }) =>
    square && { type: 'ask', question: { about: 'moves of piece', square, capturesOnly: true } },
  captures: () => ({ type: 'ask', question: { about: 'captures' } }),
  material: () => ({ type: 'ask', question: { about: 'material' } }),
  opponent: () => ({ type: 'page', page: { do: 'opponent' } }),
  repeat: () => ({ type: 'page', page: { do: 'repeat' } }),
  flip: () => ({ type: 'page', page: { do: 'flip' } }),
  board: () => ({ type: 'page', page: { do: 'board' } }),
  'go to square': ({ square }) => square && { type: 'page', page: { do: 'go to square', square } },
  'go to move': ({ number }) =>
    number === undefined ? undefined : { type: 'page', page: { do: 'go to move', number } },
  back: () => ({ type: 'page', page: { do: 'look', way: 'back' } }),
  forward: () => ({ type: 'page', page: { do: 'look', way: 'forward' } }),
  present: () => ({ type: 'page', page: { do: 'present' } }),
  save: () => ({ type: 'page', page: { do: 'save' } }),
  games: () => ({ type: 'page', page: { do: 'games' } }),
  'new game': () => ({ type: 'page', page: { do: 'new game' } }),
  'clock alone': () => ({ type: 'page', page: { do: 'clock alone' } }),
  'feel clock': () => ({ type: 'page', page: { do: 'feel clock' } }),
  'call fide': () => ({ type: 'setting', change: { set: 'call style', to: 'fide' } }),
  'call fide names': () => ({ type: 'setting', change: { set: 'call style', to: 'fide names' } }),
  'call plain': () => ({ type: 'setting', change: { set: 'call style', to: 'plain' } }),
  'call nato': () => ({ type: 'setting', change: { set: 'call style', to: 'nato' } }),
  'call algebraic': () => ({ type: 'setting', change: { set: 'call style', to: 'algebraic' } }),
  'call uci': () => ({ type: 'setting', change: { set: 'call style', to: 'uci' } }),
  faster: () => ({ type: 'setting', change: { set: 'rate', to: 'faster' } }),
  slower: () => ({ type: 'setting', change: { set: 'rate', to: 'slower' } }),
  'sound on': () => ({ type: 'setting', change: { set: 'sound', on: true } }),
  'sound off': () => ({ type: 'setting', change: { set: 'sound', on: false } }),
};

function withMove(ground: 'threefold' | 'fifty moves', move: string | undefined): Command {
  return { type: 'claim', ground, ...(move !== undefined && { move }) };
}
