/** Whose act it is by the rules for visually disabled players, with both players at one device (App. D.2). */
import { describe, expect, test } from 'vitest';
import { actorAtBoards, type PlayerAtBoards } from '../../../../src/laws/rules/blind/whose-act.js';
import type { Game } from '../../../../src/laws/game.js';
import type { Color } from '../../../../src/laws/squares.js';
import { BOTH, MIXED, after, atTable, call, execute, place, press, repeat } from '../../table.js';
import { START_FEN } from '../../../../src/laws/board/board.js';
import { beginUntimed } from '../../timed.js';

const HERE: readonly Color[] = ['white', 'black'];

/** White has begun 1.e4, announced it, made it and pressed, one after another. Black is sighted: he makes a move and then announces it. */
const begun = atTable();
const called = after(begun, call('white', 'e2e4'));
const made = after(called, place('white', 'e2e4'));
const pressed = after(made, press('white'));
const answered = after(pressed, repeat('black', 'e2e4'), execute('black', 'e2e4', 'black'));
const black = after(answered, place('black', 'e7e5'));
const blackPressed = after(black, press('black'));
const blackCalled = after(black, call('black', 'e7e5'));

describe('with both players here', () => {
  test.each<readonly [string, PlayerAtBoards, Game, Color]>([
    ['a capture is taken off by whoever has the move', 'take off', pressed, 'black'],
    ['and put back', 'put back', begun, 'white'],
    ['the first move is announced by White', 'announce', begun, 'white'],
    ['a move that was announced and made is corrected by its maker until he presses', 'announce', made, 'white'],
    ['then the next is announced', 'announce', answered, 'black'],
    ['a sighted player announces the move he has made', 'announce', black, 'black'],
    ['also when he has pressed', 'announce', blackPressed, 'black'],
    ['what is announced and not yet made is repeated by the opponent', 'repeat', called, 'black'],
    ['and executed', 'execute', called, 'black'],
    ['what is made too', 'repeat', made, 'black'],
    ['what the sighted player announces is repeated by the other', 'repeat', blackCalled, 'white'],
    ['and executed', 'execute', blackCalled, 'white'],
    ['boards are compared by whose clock runs', 'compare boards', made, 'white'],
    ['whoever’s clock runs asks his assistant', 'ask', pressed, 'black'],
    ['a board is mended by its owner', 'mend board', { ...made, steps: { mends: ['black'] } }, 'black'],
  ])('%s', (_, type, game, expected) => {
    expect(actorAtBoards(game, HERE, type)).toBe(expected);
  });

  test('without a clock the next move is announced once the last one is', () => {
    const untimed = beginUntimed({ blind: BOTH, start: START_FEN });
    expect(actorAtBoards(after(untimed, place('white', 'e2e4')), HERE, 'announce')).toBe('white');
    expect(actorAtBoards(after(untimed, place('white', 'e2e4'), call('white', 'e2e4')), HERE, 'announce')).toBe(
      'black',
    );
  });
});

test('whoever plays here alone means himself', () => {
  for (const type of ['take off', 'announce', 'repeat', 'execute', 'compare boards', 'mend board', 'ask'] as const) {
    expect(actorAtBoards(atTable({ blind: MIXED }), ['black'], type), type).toBe('black');
  }
});
