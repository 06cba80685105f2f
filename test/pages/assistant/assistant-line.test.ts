/** What an assistant types on his page (App. D.2.8, D.2.9, D.2.10). */
import { describe, expect, test } from 'vitest';
import { meaningOfLine, type AssistantLine } from '../../../src/pages/assistant/assistant-line.js';
import type { Game } from '../../../src/laws/game.js';
import { after, atTable, call, execute, place, press } from '../../laws/table.js';
import { everyLanguage } from '../../../speech/hearing/every-language.js';

const HELPER = 'assistant of white';
const move = (from: string, to: string) => ({ from, to });
const knight = after(atTable(), place('white', 'g1f3'));
const made = after(knight, call('white', 'g1f3'));
const answered = after(made, press('white'), execute('black', 'g1f3', 'black'), place('black', 'e7e5'));

const means = (text: string, game: Game, what: 'call' | 'place' | 'execute', of: 'white' | 'black' = 'white') =>
  meaningOfLine({ text, meant: { what, of } }, game, 'white', everyLanguage('en'));

describe('a move', () => {
  test.each([
    // It is called before it is made, and after that as it was before.
    ['Nf3', atTable(), 'white', { type: 'announce', by: HELPER, move: move('g1', 'f3') }],
    ['knight gustav one felix three', knight, 'white', { type: 'announce', by: HELPER, move: move('g1', 'f3') }],
    ['Nh3', made, 'white', { type: 'announce', by: HELPER, move: move('g1', 'h3') }],
    ['e5', answered, 'black', { type: 'announce', by: HELPER, move: move('e7', 'e5'), of: 'black' }],
    // D.2.8: a slip of the tongue need not be possible.
    ['Ng1-f6', atTable(), 'white', { type: 'announce', by: HELPER, move: move('g1', 'f6') }],
  ] as const)('D.2.10.2 "%s" is called', (text, game, of, act) => {
    expect(means(text, game, 'call', of)).toEqual({ does: 'act', act });
  });

  test.each([
    ['Nf3', made, 'white', { type: 'execute', by: HELPER, on: 'black', move: move('g1', 'f3') }],
    // D.2.9: hands slip as well, also where in the game nothing stands.
    ['g1h3', made, 'white', { type: 'execute', by: HELPER, on: 'black', move: move('g1', 'h3') }],
    ['e3-e5', made, 'white', { type: 'execute', by: HELPER, on: 'black', move: move('e3', 'e5') }],
    ['e5', answered, 'black', { type: 'execute', by: HELPER, on: 'white', move: move('e7', 'e5') }],
  ] as const)('D.2.10.1 "%s" is executed on the opponent’s board', (text, game, of, act) => {
    expect(means(text, game, 'execute', of)).toEqual({ does: 'act', act });
  });

  test('Art. 4.9: is placed on his player’s board, when it is his turn', () => {
    expect(means('d4', atTable(), 'place')).toEqual({
      does: 'act',
      act: { type: 'make', by: HELPER, move: move('d2', 'd4') },
    });
    const pressed = after(made, press('white'));
    expect(means('d4', pressed, 'place')).toEqual({
      does: 'refuse',
      refusal: { reason: 'not your turn', turn: 'black' },
    });
  });

  test('names its piece where a pawn is promoted, also with both squares', () => {
    const game = atTable({ start: '7k/P7/8/8/8/8/8/K7 w - - 0 1' });
    expect(means('a8', game, 'call')).toMatchObject({ does: 'refuse', refusal: { reason: 'promotion missing' } });
    expect(means('a7a8=r', game, 'call')).toMatchObject({ does: 'act', act: { move: { promotion: 'rook' } } });
  });

  test('that can be several is asked about, and so is one that is only near', () => {
    const game = atTable({ start: '7k/8/8/8/8/8/8/KN3N2 w - - 0 1' });
    expect(means('Nd2', game, 'call')).toMatchObject({
      does: 'ask',
      moves: [
        { from: 'b1', piece: 'knight' },
        { from: 'f1', piece: 'knight' },
      ],
    });
    expect(means('night f three', atTable(), 'call')).toEqual({
      does: 'ask',
      refusal: { reason: 'unreadable', text: 'night f three' },
      moves: [{ ...move('g1', 'f3'), piece: 'knight' }],
      act: { type: 'announce', by: HELPER, move: move('g1', 'f3') },
    });
  });

  test('that cannot be read is refused', () => {
    expect(means('hello', atTable(), 'call')).toMatchObject({ does: 'refuse', refusal: { reason: 'unreadable' } });
    const bare: AssistantLine = { text: 'Nf3' };
    expect(meaningOfLine(bare, atTable(), 'white', everyLanguage('en'))).toMatchObject({ does: 'refuse' });
  });
});

test.each([
  ['press clock', { type: 'press', by: HELPER }],
  ['press', { type: 'press', by: HELPER }],
  ['flag', { type: 'flag', by: HELPER, of: 'black' }],
  ['stop the clocks', { type: 'stop', by: HELPER }],
  ['touched piece', { type: 'point out', by: HELPER, fault: { what: 'touched piece', ply: 2 } }],
] as const)('D.2.10.3, D.2.10.5: "%s"', (text, act) => {
  expect(means(text, answered, 'call')).toEqual({ does: 'act', act });
});

test('D.2.10: what is no duty is not understood', () => {
  for (const text of ['resign', 'offer draw', 'both clocks']) {
    expect(means(text, answered, 'call')).toMatchObject({ does: 'refuse' });
  }
});

test('yes and no answer; "again" says the last message once more', () => {
  expect(means('yes', made, 'call')).toEqual({ does: 'answer', yes: true });
  expect(means('no', made, 'call')).toEqual({ does: 'answer', yes: false });
  expect(means('say again', made, 'call')).toEqual({ does: 'say again' });
});
