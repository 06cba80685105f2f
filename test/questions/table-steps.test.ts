/** What a player has to do at a table, as buttons: each step and its act. */
import { describe, expect, test } from 'vitest';
import type { ActDraft } from '../../src/laws/acts.js';
import type { Game } from '../../src/laws/game.js';
import type { Color } from '../../src/laws/squares.js';
import { stepsOf } from '../../src/questions/table-steps.js';
import { BOTH, after, atTable, call, execute, place, press, repeat, wholeMove, write } from '../laws/table.js';
import { begin } from '../laws/timed.js';

const said = (game: Game, player: Color) =>
  stepsOf(game, player).map((step) =>
    step.do === 'call' || step.do === 'repeat' || step.do === 'execute'
      ? `${step.do} ${step.move.piece} ${step.move.from}${step.move.to}`
      : step.do === 'ask'
        ? `ask ${step.about}`
        : step.do,
  );

describe('FIDE 2023 D.2.1: White visually disabled, Black sighted', () => {
  test.each<[string, readonly ActDraft[], readonly string[], readonly string[]]>([
    ['nothing is begun', [], [], []],
    ['placed', [place('white', 'g1f3')], ['call knight g1f3', 'put back'], []],
    ['called', [call('white', 'g1f3')], [], ['repeat knight g1f3', 'execute knight g1f3']],
    ['made', [place('white', 'g1f3'), call('white', 'g1f3')], [], ['repeat knight g1f3', 'execute knight g1f3']],
    [
      'repeated',
      [place('white', 'g1f3'), call('white', 'g1f3'), press('white'), repeat('black', 'g1f3')],
      [],
      ['execute knight g1f3'],
    ],
    ['executed too', wholeMove('white', 'g1f3'), [], []],
    ['made by the sighted player', [...wholeMove('white', 'g1f3'), place('black', 'e7e5')], [], ['call pawn e7e5']],
    [
      'called by the sighted player',
      [...wholeMove('white', 'g1f3'), place('black', 'e7e5'), call('black', 'e7e5')],
      ['repeat pawn e7e5', 'execute pawn e7e5'],
      [],
    ],
  ])('%s', (_, acts, white, black) => {
    const game = after(atTable(), ...acts);
    expect(said(game, 'white')).toEqual(white);
    expect(said(game, 'black')).toEqual(black);
  });

  test('each act is done by the player, and is not refused', () => {
    const placed = after(atTable(), place('white', 'e2e4'));
    const called = after(
      placed,
      ...stepsOf(placed, 'white')
        .slice(0, 1)
        .map(({ act }) => act),
    );
    const [repeats, executes] = stepsOf(called, 'black').map(({ act }) => act);
    expect(repeats).toEqual({ type: 'repeat', by: 'black', move: { from: 'e2', to: 'e4' }, piece: 'pawn' });
    expect(executes).toEqual({ type: 'execute', by: 'black', on: 'black', move: { from: 'e2', to: 'e4' } });
    const done = after(called, press('white'), repeats as ActDraft, executes as ActDraft);
    expect(stepsOf(done, 'black')).toEqual([]);
  });
});

test('a player who hears only knows a move when it is called to him', () => {
  const called = after(atTable({ blind: BOTH }), place('white', 'e2e4'));
  expect(said(called, 'black')).toEqual([]);
});

test('the board that was found to be wrong is put right by its owner (FIDE 2023 D.2.9)', () => {
  const wrong = after(
    atTable({ recording: 'players' }),
    ...[place('white', 'e2e4'), call('white', 'e2e4'), press('white'), execute('black', 'e2e3', 'black')],
    ...[write('white', 1, 'e2e4'), write('black', 1, 'e2e4')],
    { type: 'compare boards', by: 'arbiter' } as const,
  );
  expect(said(wrong, 'black')).toContain('mend');
  expect(said(wrong, 'white')).not.toContain('mend');
});

test('an assistant is asked only where there is one who may tell (D.2.10.4)', () => {
  const asked = (duties: readonly ('tell' | 'score')[]) =>
    said(atTable({ assistants: { white: duties } }), 'white').filter((step) => step.startsWith('ask'));
  expect(asked(['tell'])).toEqual(['ask moves', 'ask time']);
  expect(asked(['score'])).toEqual([]);
});

test('in any other game there is nothing of the kind', () => {
  expect(stepsOf(begin(), 'white')).toEqual([]);
});
