/** What a hand may do on a board at a table, and which act it is (App. D.2.1–D.2.3, D.2.10.1). */
import { describe, expect, test, it } from 'vitest';
import { everyLanguage } from '../../speech/hearing/every-language.js';
import type { ActDraft } from '../../src/laws/acts.js';
import { type Game, plyOf } from '../../src/laws/game.js';
import type { Color } from '../../src/laws/squares.js';
import { liftable, placingDraft, actsFor, draftsOf, sittingAt } from '../../src/game/table-acts.js';
import type { WindowRole } from '../../src/game/window-role.js';
import { after, atTable, call, place, press, repeat, wholeMove, factsOf, takeOff } from '../laws/table.js';
import { move } from '../laws/play.js';
import { hearTable } from '../../speech/hearing/table-commands/hear-table.js';
import { typesOf } from '../laws/judged.js';

const CALLED = [place('white', 'e2e4'), call('white', 'e2e4'), press('white')] as const;
const WITH_ASSISTANT = { assistants: { white: ['execute', 'announce'] } } as const;

describe('whose pieces may be lifted', () => {
  test.each<[string, Game, Color, WindowRole, readonly Color[]]>([
    ['his own, of the player having the move', atTable(), 'white', 'white', ['white']],
    ['nobody’s, of his opponent', atTable(), 'black', 'black', []],
    [
      'his own, and the opponent’s to execute what was called',
      after(atTable(), ...CALLED),
      'black',
      'black',
      ['black', 'white'],
    ],
    ['his own only, once it is executed', after(atTable(), ...wholeMove('white', 'e2e4')), 'black', 'black', ['black']],
    ['an arbiter moves nothing', after(atTable(), ...CALLED), 'black', 'arbiter', []],
    ['nor does an onlooker', atTable(), 'white', 'onlooker', []],
    [
      'an assistant executes on the opponent’s board',
      after(atTable(WITH_ASSISTANT), ...CALLED),
      'black',
      'assistant of white',
      ['white'],
    ],
    [
      'and does not move for his player, unless that is his duty',
      atTable(WITH_ASSISTANT),
      'white',
      'assistant of white',
      [],
    ],
    [
      'as for one who cannot (4.9)',
      atTable({ assistants: { white: ['move'] } }),
      'white',
      'assistant of white',
      ['white'],
    ],
    [
      'both players at one device, on the board that is shown',
      after(atTable(), ...CALLED),
      'black',
      'both players',
      ['black', 'white'],
    ],
    ['nobody’s once the game is over', after(atTable(), { type: 'resign', by: 'white' }), 'black', 'both players', []],
  ])('%s', (_, game, board, role, expected) => {
    expect(liftable(game, board, role)).toEqual(expected);
  });
});

describe('the act', () => {
  const E4 = move('e2e4');
  test.each<[string, Game, Color, WindowRole, ActDraft | undefined]>([
    ['one’s own piece is one’s move', atTable(), 'white', 'white', { type: 'make', by: 'white', move: E4 }],
    [
      'the opponent’s is executed',
      after(atTable(), ...CALLED, repeat('black', 'e2e4')),
      ...(['black', 'black', { type: 'execute', by: 'black', on: 'black', move: E4 }] as const),
    ],
    [
      'by the assistant, who says so',
      after(atTable(WITH_ASSISTANT), ...CALLED),
      ...([
        'black',
        'assistant of white',
        { type: 'execute', by: 'assistant of white', on: 'black', move: E4 },
      ] as const),
    ],
    ['by nobody else', atTable(), 'white', 'arbiter', undefined],
  ])('%s', (_, game, board, role, expected) => {
    expect(placingDraft(game, board, E4, role)).toEqual(expected);
  });
});

/** White is visually disabled, Black sighted. */
const START = atTable();
const PRESSED = after(START, call('white', 'g1f3'), place('white', 'g1f3'), press('white'));
const UNCALLED = after(START, ...wholeMove('white', 'e2e4'), place('black', 'e7e5'));

const E4 = { from: 'e2', to: 'e4' } as const;
const E5 = { from: 'e7', to: 'e5' } as const;
const F3 = { from: 'g1', to: 'f3' } as const;

const drafts = (game: Game, role: WindowRole, text: string): readonly ActDraft[] =>
  actsFor(hearTable(text, { game, ...sittingAt(role), languages: everyLanguage('en') }), game, role);

type Row = readonly [article: string, game: Game, role: WindowRole, text: string, acts: readonly ActDraft[]];

const ROWS: readonly Row[] = [
  ['D.2.1', START, 'white', 'call e4', [{ type: 'announce', by: 'white', move: E4 }]],
  ['D.2.1', START, 'both players', 'call e4', [{ type: 'announce', by: 'white', move: E4 }]],
  ['D.2.1', PRESSED, 'black', 'I repeat', [{ type: 'repeat', by: 'black', move: F3 }]],
  ['D.2.1', PRESSED, 'black', 'repeat e4', [{ type: 'repeat', by: 'black', move: E4, piece: 'pawn' }]],
  ['D.2.1', PRESSED, 'black', 'make it on my board', [{ type: 'execute', by: 'black', on: 'black', move: F3 }]],
  ['D.2.3', START, 'white', 'place e4', [{ type: 'make', by: 'white', move: E4 }]],
  ['D.2.3.1', START, 'white', 'take off d7', [{ type: 'take off', by: 'white', square: 'd7' }]],
  ['D.2.3', START, 'white', 'put it back', [{ type: 'put back', by: 'white' }]],
  // both steps of a move, the call last
  [
    'D.2.3',
    START,
    'white',
    'e4',
    [
      { type: 'make', by: 'white', move: E4 },
      { type: 'announce', by: 'white', move: E4 },
    ],
  ],
  [
    'D.2.5',
    PRESSED,
    'black',
    'e5',
    [
      { type: 'make', by: 'black', move: E5 },
      { type: 'announce', by: 'black', move: E5 },
    ],
  ],
  ['D.2.3', after(START, place('white', 'e2e4')), 'white', 'e4', [{ type: 'announce', by: 'white', move: E4 }]],
  ['D.2.3', after(START, call('white', 'e2e4')), 'white', 'e4', [{ type: 'make', by: 'white', move: E4 }]],
  // said first otherwise: the second call corrects it
  [
    'D.2.8',
    after(START, call('white', 'd2d4')),
    'white',
    'e4',
    [
      { type: 'announce', by: 'white', move: E4 },
      { type: 'make', by: 'white', move: E4 },
    ],
  ],
  ['D.2.5', UNCALLED, 'black', 'e5', [{ type: 'announce', by: 'black', move: E5 }]],
  ['D.2.7', PRESSED, 'white', 'write it', [{ type: 'write', by: 'white', entry: { what: 'move', ply: 1, move: F3 } }]],
  [
    'D.2.10.3',
    PRESSED,
    'assistant of white',
    'write Nf3',
    [{ type: 'write', by: 'assistant of white', entry: { what: 'move', ply: 1, move: F3 } }],
  ],
  // an assistant's acts are his, for his player; of the other's move he says whose it is
  [
    'D.2.10.1',
    PRESSED,
    'assistant of white',
    'execute it',
    [{ type: 'execute', by: 'assistant of white', on: 'black', move: F3 }],
  ],
  ['D.2.10.2', START, 'assistant of white', 'e4', [{ type: 'announce', by: 'assistant of white', move: E4 }]],
  [
    'D.2.10.2',
    UNCALLED,
    'assistant of white',
    'e5',
    [{ type: 'announce', by: 'assistant of white', move: E5, of: 'black' }],
  ],
  ['D.2.10.4', START, 'white', 'ask time', [{ type: 'ask', by: 'white', about: 'time' }]],
  [
    'D.2.10.4',
    START,
    'assistant of white',
    'tell the moves',
    [{ type: 'tell', by: 'assistant of white', about: 'moves' }],
  ],
  ['D.2.9', START, 'arbiter', 'compare boards', [{ type: 'compare boards', by: 'arbiter' }]],
  ['D.2.9', PRESSED, 'black', 'mend my board', [{ type: 'mend board', by: 'black', of: 'black' }]],
  ['I.1.1', START, 'arbiter', 'adjourn', [{ type: 'adjourn', by: 'arbiter' }]],
  // nothing is done by whoever only looks on, and by what is no act
  ['–', START, 'onlooker', 'compare boards', []],
  ['–', START, 'onlooker', 'e4', []],
  ['–', START, 'white', 'compare scores', []],
  ['–', START, 'white', 'repeat', []],
];

describe('acts', () => {
  it.each(ROWS.map(([article, game, role, text, acts]) => ({ article, game, role, text, acts })))(
    '$article, $role: $text',
    ({ game, role, text, acts }) => {
      expect(drafts(game, role, text)).toEqual(acts);
    },
  );
});

test('the piece letters that a typed move fits go with it', () => {
  const [make] = drafts(START, 'white', 'Nf3');
  expect(make).toMatchObject({ type: 'make', move: F3, alphabets: ['en'] });
});

test('a piece that was lifted off first is not taken off again: D.2.3.1', () => {
  const taking = atTable({ start: 'rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2' });
  const off = after(taking, takeOff('white', 'd5'));
  const done = after(off, ...drafts(off, 'white', 'e4 takes d5'));
  expect(plyOf(done)).toBe(1);
});

test('a whole game at a table is said in single lines: called and made, repeated, executed', () => {
  const says = (game: Game, role: WindowRole, ...texts: readonly string[]): Game =>
    texts.reduce((now, text) => after(now, ...drafts(now, role, text)), game);
  let game = says(START, 'white', 'Bauer Eva zwei Eva vier');
  game = says(after(game, press('white')), 'black', 'e4', 'execute it', 'e5');
  game = says(after(game, press('black')), 'white', 'e5', 'make it on my board', 'Springer Gustav eins Felix drei');
  expect(plyOf(game)).toBe(3);
  expect(game.steps?.last?.called).toMatchObject({ ...F3, piece: 'knight' });
  // "called Felix three, repeated Felix six"
  const [amiss] = drafts(after(game, press('white')), 'black', 'Springer Gustav eins Felix sechs');
  if (!amiss) throw new Error('nothing was repeated');
  expect(factsOf(after(game, press('white')), amiss)).toMatchObject([
    { type: 'repeated', called: F3, repeated: { from: 'g1', to: 'f6', piece: 'knight' }, agrees: false },
  ]);
});

test('one of those that were asked about is done as if it had been said', () => {
  const knights = atTable({ start: '4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1' });
  const heard = hearTable('knight d2', { game: knights, ...sittingAt('white'), languages: everyLanguage('en') });
  if (heard.type !== 'which') throw new Error('nothing was asked');
  expect(actsFor(heard, knights, 'white')).toEqual([]);
  const [act] = heard.acts;
  if (!act) throw new Error('nothing to choose from');
  expect(draftsOf(act, knights, 'white').map(({ type }) => type)).toEqual(['make', 'announce']);
});

test('a repetition of his own is not asked of whoever has repeated', () => {
  const repeated = after(PRESSED, repeat('black', 'g1f3'));
  expect(typesOf(factsOf(repeated, drafts(repeated, 'black', 'knight f6')[0] ?? press('black')))).toContain('moved');
});
