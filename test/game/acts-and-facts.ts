/** One act and one fact of every kind, and of every variant within: complete by type, so that a new one is missed here. */
import type { Act, ActType, Decision, Fault } from '../../src/laws/acts.js';
import type { Penalty } from '../../src/laws/acts/arbiter.js';
import type { Conditions } from '../../src/laws/conditions.js';
import type { Fact } from '../../src/laws/facts.js';
import { EVERYONE } from '../../src/laws/roles.js';

const white = { by: 'white', at: 1000 } as const;
const arbiter = { by: 'arbiter', at: 1000 } as const;

type Samples<T, Tag extends keyof T> = Readonly<Record<T[Tag] & string, readonly T[]>>;

const faults: Samples<Fault, 'what'> = {
  'illegal move': [{ what: 'illegal move', ply: 3 }],
  'pressed without a move': [{ what: 'pressed without a move' }],
  'pawn left unpromoted': [{ what: 'pawn left unpromoted', ply: 3 }],
  'two hands': [{ what: 'two hands', ply: 3 }],
  'touched piece': [{ what: 'touched piece', ply: 3 }],
  displaced: [
    { what: 'displaced', found: 'later', of: 'black', ply: 4 },
    { what: 'displaced', found: 'at once', of: 'black' },
  ],
  'set-up': [
    { what: 'set-up', of: 'pieces', misplaced: [{ color: 'white', kind: 'king', square: 'd1' }] },
    { what: 'set-up', of: 'colours' },
  ],
};

const penalties: Samples<Penalty, 'kind'> = {
  'time to the opponent': [{ kind: 'time to the opponent', time: 60_000 }],
  'time taken': [{ kind: 'time taken', time: 60_000 }],
  'points to the opponent': [{ kind: 'points to the opponent' }],
  'points taken': [{ kind: 'points taken', points: 0.5 }],
  'game lost': [{ kind: 'game lost', opponentScores: 1 }],
  fine: [{ kind: 'fine', announced: true }],
  rounds: [{ kind: 'rounds', rounds: 2 }],
  warning: [{ kind: 'warning' }],
  expulsion: [{ kind: 'expulsion' }],
};

const decisions: Samples<Decision, 'on'> = {
  'quickplay draw': [
    { on: 'quickplay draw', decision: 'draw' },
    { on: 'quickplay draw', decision: 'reject' },
    { on: 'quickplay draw', decision: 'postpone', awardTime: true },
  ],
  'quickplay increment': [{ on: 'quickplay increment', agrees: false }],
  time: [{ on: 'time', to: 'black', time: -60_000 }],
  'illegal move': [{ on: 'illegal move', of: 'white' }],
  penalty: [
    ...Object.values(penalties)
      .flat()
      .map((penalty) => ({ on: 'penalty', against: 'white', penalty }) as const),
    { on: 'penalty', against: 'white', penalty: { kind: 'warning' }, offence: 'device' },
  ],
  result: [{ on: 'result', result: '0-0' }],
};

const acts: { readonly [Type in ActType]: readonly Extract<Act, { type: Type }>[] } = {
  adjust: [{ type: 'adjust', ...white }],
  touch: [
    { type: 'touch', ...white, square: 'e2' },
    { type: 'touch', ...white, square: 'e2', how: 'by accident' },
    { type: 'touch', ...white, square: 'e2', lifted: false },
  ],
  make: [
    { type: 'make', ...white, move: { from: 'e2', to: 'e4' }, alphabets: ['en'] },
    { type: 'make', ...white, move: { from: 'e1', to: 'g1', castling: 'short' }, hands: 'both' },
    { type: 'make', ...white, move: { from: 'e7', to: 'e8', promotion: 'queen' } },
    { type: 'make', ...white, move: { from: 'e5', to: 'd6' }, captureRemoved: false },
  ],
  press: [{ type: 'press', ...white }],
  start: [{ type: 'start', ...arbiter }],
  stop: [{ type: 'stop', by: 'assistant of black', at: 3 }],
  restart: [
    { type: 'restart', ...arbiter },
    { type: 'restart', ...arbiter, side: 'black' },
  ],
  'set clock': [
    { type: 'set clock', ...arbiter, settings: { white: { time: 60_000, moves: 12 }, black: { time: 30_000 } } },
    { type: 'set clock', ...arbiter, settings: {} },
  ],
  flag: [
    { type: 'flag', ...white, of: 'black' },
    { type: 'flag', ...white, of: 'black', verdict: { verdict: 'undecided', nodes: 1_000_000 } },
    { ...white, type: 'flag', of: 'black', verdict: { verdict: 'can', line: [{ from: 'e2', to: 'e4' }], nodes: 9 } },
  ],
  unwatched: [
    { type: 'unwatched', ...arbiter, length: 720_000 },
    { type: 'unwatched', ...arbiter },
  ],
  'charge time': [{ type: 'charge time', ...white, charged: false }],
  arrive: [{ type: 'arrive', ...white, who: 'white' }],
  default: [{ type: 'default', ...arbiter, who: 'both', reason: 'Nobody was in the hall.' }],
  offer: [
    { type: 'offer', ...white },
    { type: 'offer', ...white, onConditions: true },
  ],
  accept: [{ type: 'accept', ...white }],
  reject: [{ type: 'reject', ...white }],
  claim: [
    { type: 'claim', ...white, ground: 'threefold' },
    { type: 'claim', ...white, ground: 'fifty moves', intended: { move: { from: 'e2', to: 'e1' }, written: true } },
  ],
  'claim quickplay': [
    { type: 'claim quickplay', ...white, asks: 'increment' },
    { type: 'claim quickplay', ...white, asks: 'draw', ground: 'cannot win by normal means' },
  ],
  resign: [{ type: 'resign', ...white }],
  'point out': Object.values(faults)
    .flat()
    .map((fault: Fault) => ({ type: 'point out', ...white, fault }) as const),
  write: [
    { type: 'write', ...white, entry: { what: 'move', ply: 1, move: { from: 'e2', to: 'e4' } } },
    { type: 'write', ...white, entry: { what: 'note', ply: 1, note: '7d3c' } },
    { type: 'write', ...white, entry: { what: 'offer', ply: 1 } },
  ],
  sign: [{ type: 'sign', ...white, result: '1/2-1/2' }],
  rule: Object.values(decisions)
    .flat()
    .map((decision: Decision) => ({ type: 'rule', ...arbiter, decision }) as const),
  adjourn: [{ type: 'adjourn', ...arbiter }],
  seal: [
    { type: 'seal', ...white, step: { do: 'write', move: { readings: [{ from: 'e2', to: 'e4' }] } } },
    {
      type: 'seal',
      ...arbiter,
      step: {
        do: 'close the envelope',
        given: {
          players: { white: 'Spassky', black: 'Fischer' },
          resumption: { date: '1972-08-23', time: '14:30', venue: 'Reykjavik' },
        },
      },
    },
    { type: 'seal', ...white, step: { do: 'stop the clock' } },
    {
      type: 'seal',
      ...white,
      step: {
        do: 'write',
        sealed: {
          cipher: 'AQIDBAUGBwgJCgsMDQ4PEA==',
          salt: 'AAECAwQFBgcICQoLDA0ODw==',
          iv: 'AAECAwQFBgcICQoL',
          lock: 'envelope file',
        },
      },
    },
  ],
  resume: [
    { type: 'resume', ...arbiter, present: { white: true, black: false }, late: 0 },
    {
      ...{ type: 'resume', ...arbiter, present: { white: true, black: true }, late: 90_000 },
      found: { envelope: true, times: false, position: true },
    },
    {
      ...{ type: 'resume', ...arbiter, present: { white: true, black: true }, late: 0 },
      opened: { readings: [{ from: 'e2', to: 'e4' }] },
    },
  ],
  restore: [{ type: 'restore', ...white, ply: 0, cause: 'ruling' }],
  'take off': [{ type: 'take off', ...white, square: 'd5' }],
  'put back': [{ type: 'put back', ...white }],
  announce: [
    { type: 'announce', ...white, move: { from: 'g1', to: 'f3' } },
    { type: 'announce', by: 'assistant of white', at: 3, move: { from: 'g8', to: 'f6' }, piece: 'knight', of: 'black' },
  ],
  repeat: [{ type: 'repeat', ...white, move: { from: 'e7', to: 'e8', promotion: 'queen' }, piece: 'pawn' }],
  execute: [{ type: 'execute', ...white, on: 'white', move: { from: 'g8', to: 'f6' } }],
  'compare boards': [
    { type: 'compare boards', ...arbiter },
    { type: 'compare boards', ...arbiter, entered: { black: [{ color: 'white', kind: 'king', square: 'd1' }] } },
  ],
  'mend board': [{ type: 'mend board', ...arbiter, of: 'black' }],
  ask: [{ type: 'ask', ...white, about: 'time' }],
  tell: [{ type: 'tell', by: 'assistant of white', at: 3, about: 'moves' }],
};

export const EVERY_ACT: readonly Act[] = Object.values(acts).flat();

const audience = EVERYONE;
const article = '9.2';

const facts: { readonly [Type in Fact['type']]: readonly Extract<Fact, { type: Type }>[] } = {
  moved: [
    { type: 'moved', by: 'white', piece: 'pawn', from: 'e2', to: 'e4', ply: 1, san: 'e4', audience },
    {
      ...{ type: 'moved', by: 'white', piece: 'king', from: 'e1', to: 'g1' },
      castling: 'short',
      ply: 3,
      san: 'O-O',
      audience,
    },
    {
      ...{ type: 'moved', by: 'white', piece: 'pawn', from: 'e7', to: 'e8' },
      promotion: 'rook',
      ply: 3,
      san: 'e8=R',
      audience,
    },
  ],
  captured: [{ type: 'captured', piece: { color: 'black', kind: 'pawn' }, square: 'd5', enPassant: true, audience }],
  checked: [
    {
      type: 'checked',
      king: 'black',
      square: 'e8',
      by: [{ color: 'white', kind: 'rook', square: 'e1' }],
      audience: [],
    },
  ],
  adjusting: [{ type: 'adjusting', by: 'white', audience }],
  touched: [
    { type: 'touched', by: 'white', piece: { color: 'white', kind: 'knight', square: 'g1' }, how: 'to move', audience },
  ],
  bound: [
    { type: 'bound', by: 'white', duty: { type: 'free' }, article, audience },
    {
      ...{ type: 'bound', by: 'white', article, audience },
      duty: { type: 'move', piece: { color: 'white', kind: 'rook', square: 'e2' } },
    },
    {
      ...{ type: 'bound', by: 'white', article, audience },
      duty: {
        type: 'capture',
        piece: { color: 'black', kind: 'rook', square: 'e2' },
        by: { color: 'white', kind: 'king', square: 'e1' },
      },
    },
    { ...{ type: 'bound', by: 'white', article, audience }, duty: { type: 'castle', side: 'long' } },
  ],
  pressed: [{ type: 'pressed', by: 'white', audience }],
  'period reached': [{ type: 'period reached', by: 'white', period: 1, added: 1_800_000, audience }],
  'time overstepped': [{ type: 'time overstepped', by: 'white', period: 0, late: 39_000, audience: ['arbiter'] }],
  'clock started': [{ type: 'clock started', of: 'white', again: false, audience }],
  'clocks stopped': [{ type: 'clocks stopped', by: 'arbiter', audience }],
  'clock set': [{ type: 'clock set', settings: { black: { time: 60_000, moves: 40 } }, audience }],
  'time added': [{ type: 'time added', to: 'black', time: -500, article, audience }],
  unwatched: [
    { type: 'unwatched', of: 'white', length: 720_000, charged: 'open', stopped: true, audience },
    { type: 'unwatched', of: 'white', charged: 'no', stopped: false, audience },
  ],
  'charge proposed': [{ type: 'charge proposed', by: 'white', charged: true, audience }],
  'time charged': [
    {
      type: 'time charged',
      of: 'black',
      length: 720_000,
      charged: true,
      flag: false,
      stopped: true,
      article: '7.1',
      audience,
    },
  ],
  'flag fell': [
    { type: 'flag fell', of: 'white', audience },
    { type: 'flag fell', of: 'white', goesOn: '6.8', audience },
    { type: 'flag fell', of: 'white', first: 'black', audience },
  ],
  arrived: [{ type: 'arrived', who: 'white', late: 0, audience }],
  'draw offered': [
    { type: 'draw offered', by: 'white', audience },
    { type: 'draw offered', by: 'white', improper: '11.5', audience },
  ],
  'draw rejected': [{ type: 'draw rejected', by: 'white', how: 'by a move', audience }],
  'draw claimed': [
    { type: 'draw claimed', by: 'white', ground: 'threefold', audience },
    {
      ...{ type: 'draw claimed', by: 'white', ground: 'fifty moves', audience },
      intended: { from: 'e7', to: 'e8', piece: 'pawn', promotion: 'queen' },
    },
  ],
  'claim rejected': [
    {
      ...{ type: 'claim rejected', by: 'white', ground: 'threefold', why: 'not so often' },
      ...{ found: 2, needed: 3, article, audience },
    },
  ],
  'quickplay claimed': [{ type: 'quickplay claimed', by: 'white', asks: 'draw', article, audience }],
  'quickplay decided': [
    { type: 'quickplay decided', by: 'white', decision: 'postponed', article, audience },
    { type: 'quickplay decided', by: 'white', decision: 'increment', increment: 5000, article, audience },
  ],
  'fault found': [
    { type: 'fault found', what: 'illegal move', of: 'white', ruling: 'counted', count: 1, article, audience },
    { type: 'fault found', what: 'set-up', ruling: 'new game', article, audience },
  ],
  written: [{ type: 'written', by: 'white', what: 'offer', ply: 4, audience: ['white', 'arbiter'] }],
  signed: [{ type: 'signed', by: 'white', result: '1-0', agreed: true, audience }],
  penalised: Object.values(penalties)
    .flat()
    .map((penalty: Penalty) => ({ type: 'penalised', against: 'white', penalty, article, audience }) as const),
  scored: [{ type: 'scored', scores: { white: 0.5, black: 1 }, audience }],
  adjourned: [{ type: 'adjourned', sealer: 'white', audience }],
  sealed: [{ type: 'sealed', sealer: 'white', step: 'envelope closed', audience }],
  resumed: [{ type: 'resumed', envelope: 'opened', clock: 'white', article, audience }],
  restored: [{ type: 'restored', ply: 0, cause: 'takeback', audience }],
  'taken off': [
    { type: 'taken off', by: 'white', piece: { color: 'black', kind: 'pawn', square: 'd5' }, audience },
    {
      ...{ type: 'taken off', by: 'white', piece: { color: 'black', kind: 'pawn', square: 'd5' }, audience },
      through: 'assistant of white',
    },
  ],
  placed: [
    { type: 'placed', by: 'white', piece: { color: 'white', kind: 'knight', square: 'f3' }, from: 'g1', audience },
  ],
  'pieces put back': [{ type: 'pieces put back', by: 'black', audience }],
  announced: [
    { type: 'announced', by: 'white', called: { from: 'g1', to: 'f3', piece: 'knight' }, audience },
    {
      ...{ type: 'announced', by: 'white', called: { from: 'e5', to: 'd6', piece: 'pawn', takes: 'pawn' }, audience },
      instead: { from: 'e5', to: 'd6', piece: 'pawn', takes: 'pawn', enPassant: true },
      through: 'assistant of black',
    },
  ],
  repeated: [
    {
      ...{ type: 'repeated', by: 'black', called: { from: 'g1', to: 'f3', piece: 'knight' }, agrees: false, audience },
      repeated: { from: 'g1', to: 'f6', piece: 'knight' },
    },
  ],
  executed: [{ type: 'executed', by: 'black', move: { from: 'g1', to: 'f3', piece: 'knight' }, audience }],
  'left undone': [{ type: 'left undone', by: 'black', what: 'repeating', article, audience }],
  'boards compared': [
    { type: 'boards compared', differences: [], scores: 'agree', mends: [], article, audience },
    {
      ...{ type: 'boards compared', scores: 'differ', mends: ['black'], article, audience },
      differences: [{ square: 'f3', white: { color: 'white', kind: 'knight' } }],
    },
  ],
  'board mended': [{ type: 'board mended', of: 'black', by: 'arbiter', audience }],
  asked: [{ type: 'asked', by: 'white', about: 'time', audience: ['white'] }],
  told: [{ type: 'told', to: 'white', about: 'moves', values: { white: 12, black: 11 }, audience: ['white'] }],
  'mate undecided': [{ type: 'mate undecided', side: 'black', ply: 3, audience }],
  ended: [
    { type: 'ended', ending: { result: '1/2-1/2', reason: 'time', article, cannotMate: 'black' }, audience },
    { type: 'ended', ending: { result: '1-0', reason: 'time', article, winner: 'white' }, audience },
    { type: 'ended', ending: { result: '1/2-1/2', reason: 'agreement', article }, audience },
  ],
};

export const EVERY_FACT: readonly Fact[] = Object.values(facts).flat();

const period = { moves: 40, time: 5_400_000, extra: { kind: 'increment', time: 30_000, added: 'before' } } as const;
const last = { moves: null, time: 1_800_000, extra: { kind: 'none' } } as const;

/** Nothing left out, and every variant somewhere. */
export const EVERY_CONDITION: readonly Conditions[] = [
  {
    play: 'strict',
    start: '8/8/8/8/8/8/8/8 w - - 0 1',
    edition: 'FIDE 2014',
    time: {
      white: { periods: [period, last] },
      black: { periods: [{ ...last, extra: { kind: 'delay', time: 5000 } }] },
    },
    chess960: 959,
    supervision: 'inadequate',
    arbiter: true,
    touch: 'binding',
    illegalMoves: 'stand',
    press: 'by hand',
    recording: 'players',
    drawLimit: { limit: 'moves', moves: 30 },
    defaultTime: 0,
    quickplay: true,
    scoring: { win: 3, draw: 1, loss: 0 },
    blind: {
      disabled: { white: true, black: false },
      boards: 'two',
      hearingImpaired: { white: false, black: true },
    },
    assistants: { white: ['execute', 'announce', 'score', 'clock', 'tell', 'claim', 'adjourn', 'move'] },
  },
  { play: 'casual', start: '', blind: { disabled: { white: true, black: true }, boards: 'one' }, assistants: {} },
  { play: 'casual', start: '', drawLimit: { limit: 'never' } },
  {
    ...{ play: 'casual', start: '', drawLimit: { limit: 'none' } },
    time: {
      white: { periods: [{ ...last, extra: { kind: 'bronstein', time: 3000 } }] },
      black: { periods: [{ ...last, extra: { kind: 'increment', time: 3000, added: 'after' } }] },
    },
  },
];
