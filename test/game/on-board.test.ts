/** What a hand may do on a board at a table, and which act it is (App. D.2.1–D.2.3, D.2.10.1). */
import { describe, expect, test } from 'vitest';
import type { ActDraft } from '../../src/laws/acts.js';
import type { Game } from '../../src/laws/game.js';
import type { Color } from '../../src/laws/squares.js';
import { liftable, placingDraft } from '../../src/game/on-board.js';
import type { WindowRole } from '../../src/game/window-role.js';
import { after, atTable, call, place, press, repeat, wholeMove } from '../laws/table.js';
import { move } from '../laws/play.js';

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
