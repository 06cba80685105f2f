/** Two boards and two scores (App. D.2.7, D.2.9; E2.5, E2.7, E2.8 in 2009). */
import { describe, expect, test } from 'vitest';
import type { ActDraft } from '../../../../src/laws/acts.js';
import type { EditionName } from '../../../../src/laws/editions/edition.js';
import { BLIND_RULES } from '../../../../src/laws/editions/blind.js';
import { plyOf, positionOf, type Game } from '../../../../src/laws/game.js';
import { EVERYONE } from '../../../../src/laws/roles.js';
import { askSheets } from '../../../../src/questions/scoresheet.js';
import { compareSheets } from '../../../../src/laws/rules/scoresheet.js';
import { did, times, typesOf } from '../../judged.js';
import { numbered } from '../../numbered.js';
import { move } from '../../play.js';
import {
  MIXED,
  after,
  atTable,
  boardOf,
  call,
  execute,
  factsOf,
  place,
  press,
  refused,
  repeat,
  wholeMove,
  write,
} from '../../table.js';
import { MINUTE, SECOND } from '../../timed.js';

const COMPARE: ActDraft = { type: 'compare boards', by: 'arbiter' };
const mend = (of: 'white' | 'black', by: ActDraft['by'] = of): ActDraft => ({ type: 'mend board', by, of });

/** White calls the knight to f3, and Black puts it on h3. Each writes what he is given. */
function misexecuted(edition: EditionName, wrote: readonly [white: string, black: string] = ['g1f3', 'g1f3']): Game {
  return after(
    atTable({ edition, recording: 'players' }),
    place('white', 'g1f3'),
    call('white', 'g1f3'),
    press('white'),
    repeat('black', 'g1f3'),
    execute('black', 'g1h3', 'black'),
    write('white', 1, wrote[0]),
    write('black', 1, wrote[1]),
  );
}
const ON_F3 = { square: 'f3', white: { color: 'white', kind: 'knight' } };
const ON_H3 = { square: 'h3', black: { color: 'white', kind: 'knight' } };

describe('the boards differ, and the scores agree', () => {
  test.each(numbered('F8', 'E2.7', 'D.2.8', 'D.2.9'))(
    '%s %s: a wrong execution stands until the boards are compared; then whoever executed it mends his board',
    (edition, article) => {
      const game = misexecuted(edition);
      expect(boardOf(game, 'black')).toBe('rnbqkbnr/pppppppp/8/8/8/7N/PPPPPPPP/RNBQKB1R');
      expect(boardOf(game, 'white')).toBe('rnbqkbnr/pppppppp/8/8/8/5N2/PPPPPPPP/RNBQKB1R');
      // It goes on, each on his own board.
      const going = after(game, place('black', 'e7e5'), call('black', 'e7e5'), press('black'));
      expect(plyOf(going)).toBe(2);
      const compared = did(game, SECOND, COMPARE);
      expect(compared.facts).toEqual([
        {
          ...{ type: 'boards compared', differences: [ON_F3, ON_H3], scores: 'agree' },
          ...{ mends: ['black'], article, audience: EVERYONE },
        },
      ]);
      expect(refused(compared.game, mend('white'))).toEqual({ reason: 'nothing to mend', article });
      expect(refused(compared.game, mend('black', 'white')).reason).toBe('not for this role');
      const mended = did(compared.game, SECOND, mend('black'));
      expect(mended.facts).toEqual([{ type: 'board mended', of: 'black', by: 'black', audience: EVERYONE }]);
      expect(mended.game.boards.black).toBe(positionOf(mended.game));
      expect(factsOf(mended.game, COMPARE)).toMatchObject([{ differences: [], mends: [] }]);
      expect(refused(mended.game, mend('black')).reason).toBe('nothing to mend');
    },
  );

  test('FIDE 2023 D.2.9: later, too, with what has been played since', () => {
    const later = after(
      misexecuted('FIDE 2023'),
      ...[place('black', 'e7e5'), call('black', 'e7e5'), press('black')],
      ...[repeat('white', 'e7e5'), execute('white', 'e7e5', 'white')],
    );
    const compared = did(later, SECOND, COMPARE);
    expect(compared.facts).toMatchObject([{ differences: [ON_F3, ON_H3], mends: ['black'] }]);
    const mended = after(compared.game, mend('black', 'arbiter'));
    expect(boardOf(mended, 'black')).toBe(boardOf(mended, 'white'));
  });

  test('FIDE 2023 D.2.9: where both wrote what was called, whoever made another move mends his board', () => {
    // White calls e4 and puts the pawn on e3; both write e4, and Black executes it.
    const game = after(
      atTable({ recording: 'players' }),
      ...[place('white', 'e2e3'), call('white', 'e2e4'), press('white')],
      ...[
        repeat('black', 'e2e4'),
        execute('black', 'e2e4', 'black'),
        write('white', 1, 'e2e4'),
        write('black', 1, 'e2e4'),
      ],
      ...[place('black', 'e7e5'), call('black', 'e7e5'), press('black')],
      ...[repeat('white', 'e7e5'), execute('white', 'e7e5', 'white')],
    );
    expect(game.plies.map((ply) => ply.move)).toEqual([move('e2e3'), move('e7e5')]);
    const compared = did(game, SECOND, COMPARE);
    expect(compared.facts).toMatchObject([{ scores: 'agree', mends: ['white'] }]);
    expect(compared.game.plies.map((ply) => ply.move)).toEqual([move('e2e4'), move('e7e5')]);
    expect(compared.game.boards.black).toBe(positionOf(compared.game));
    const mended = after(compared.game, mend('white'));
    expect(boardOf(mended, 'white')).toBe('rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR');
  });

  test('FIDE 2023 D.2.9: a move that is begun is no difference', () => {
    const begun = after(
      atTable(),
      ...wholeMove('white', 'e2e4'),
      ...wholeMove('black', 'e7e5'),
      place('white', 'g1f3'),
    );
    expect(factsOf(begun, COMPARE)).toMatchObject([{ differences: [] }]);
    expect(after(begun, COMPARE, call('white', 'g1f3')).plies).toHaveLength(3);
  });

  test('FIDE 2023 D.2.9: what the opponent has not executed yet is one', () => {
    const game = after(atTable(), place('white', 'e2e4'), call('white', 'e2e4'), press('white'));
    expect(factsOf(game, COMPARE)).toMatchObject([
      { differences: [{ square: 'e2' }, { square: 'e4' }], scores: 'agree', mends: ['black'] },
    ]);
  });
});

describe('the boards differ, and so do the scores', () => {
  test.each(numbered('F9', 'E2.8', 'D.2.9', 'D.2.9'))(
    '%s %s: back to the last move on which they agree, and the arbiter sets the clocks',
    (edition, article) => {
      const agreed = after(
        atTable({ edition, recording: 'players' }),
        ...[...wholeMove('white', 'e2e4'), write('white', 1, 'e2e4'), write('black', 1, 'e2e4')],
        ...[...wholeMove('black', 'e7e5'), write('white', 2, 'e7e5'), write('black', 2, 'e7e5')],
      );
      const game = after(
        agreed,
        ...[place('white', 'g1f3'), call('white', 'g1f3'), press('white'), execute('black', 'g1h3', 'black')],
        ...[write('white', 3, 'g1f3'), write('black', 3, 'g1h3')],
        ...[place('black', 'b8c6'), call('black', 'b8c6'), press('black')],
      );
      const compared = did(game, SECOND, COMPARE);
      expect(typesOf(compared.facts)).toEqual(['boards compared', 'restored', 'clocks stopped']);
      expect(compared.facts).toMatchObject([
        { scores: 'differ', mends: [], article },
        { ply: 2, cause: 'ruling' },
        { by: 'arbiter' },
      ]);
      const back = compared.game;
      expect(plyOf(back)).toBe(2);
      expect([boardOf(back, 'white'), boardOf(back, 'black')]).toEqual([
        boardOf(agreed, 'white'),
        boardOf(agreed, 'white'),
      ]);
      expect([back.sheets.white.length, back.sheets.black.length]).toEqual([2, 2]);
      const set = after(
        back,
        { type: 'set clock', by: 'arbiter', settings: { white: { time: 80 * MINUTE }, black: { time: 81 * MINUTE } } },
        { type: 'restart', by: 'arbiter' },
      );
      expect(times(set, SECOND)).toEqual([80 * MINUTE, 81 * MINUTE]);
      expect(set.clock?.now).toMatchObject({ phase: 'running', side: 'white' });
    },
  );

  test('FIDE 2023 D.2.9: the scores agree on what cannot be played: back to where they can', () => {
    const game = after(
      atTable({ recording: 'players' }),
      ...[...wholeMove('white', 'e2e4'), write('white', 1, 'e2e4'), write('black', 1, 'e2e4')],
      ...[
        place('black', 'd7d5'),
        call('black', 'd7d5'),
        press('black'),
        write('white', 2, 'd7d6'),
        write('black', 2, 'd7d6'),
      ],
      // By the scores there is no pawn on d5 that the queen could have moved past; but there is one on e4.
      ...[
        place('white', 'e4e5'),
        call('white', 'e4e5'),
        press('white'),
        write('white', 3, 'd1h5'),
        write('black', 3, 'd1h5'),
      ],
      ...[place('black', 'd5d4'), call('black', 'd5d4'), press('black')],
    );
    const compared = did(game, SECOND, COMPARE);
    expect(compared.facts.slice(0, 2)).toMatchObject([{ scores: 'differ' }, { type: 'restored', ply: 1 }]);
  });
});

describe('comparing', () => {
  test('FIDE 2023 D.2.9: by an arbiter; where none is, by the players', () => {
    expect(refused(atTable(), { type: 'compare boards', by: 'white' }).reason).toBe('not for this role');
    const casual = atTable({ play: 'casual', arbiter: false });
    expect(factsOf(casual, { type: 'compare boards', by: 'black' })).toMatchObject([{ differences: [] }]);
  });

  test('boards beside the program are entered square by square, and compared the same way', () => {
    const game = after(atTable(), ...wholeMove('white', 'e2e4'));
    const pieces = positionOf(game).pieces();
    const right = factsOf(game, { ...COMPARE, entered: { white: pieces, black: pieces } });
    expect(right).toMatchObject([{ differences: [] }]);
    const shifted = pieces.map((piece) => (piece.square === 'e4' ? { ...piece, square: 'e3' as const } : piece));
    const wrong = did(game, SECOND, { ...COMPARE, entered: { black: shifted } });
    expect(wrong.facts).toMatchObject([{ differences: [{ square: 'e3' }, { square: 'e4' }], mends: ['black'] }]);
    expect(boardOf(wrong.game, 'black')).toBe('rnbqkbnr/pppppppp/8/8/8/4P3/PPPP1PPP/RNBQKBNR');
  });

  test('where what is wrong is refused, a wrong execution is', () => {
    const game = after(atTable({ play: 'casual', arbiter: false }), place('white', 'e2e4'), call('white', 'e2e4'));
    expect(refused(game, execute('black', 'e2e3', 'black'))).toEqual({
      reason: 'not the move announced',
      called: { from: 'e2', to: 'e4', piece: 'pawn' },
      article: 'D.2.1',
    });
  });

  test('a hand that notices its mistake executes the move anew', () => {
    const game = after(misexecuted('FIDE 2023'), execute('black', 'g1f3', 'black'));
    expect(game.boards.black).toBe(positionOf(game));
  });

  test('a move that only the player’s own board allows is not one of the game', () => {
    // Black has the knight on h3, where it is not; he takes it with the bishop, once d7 is open.
    const game = after(
      misexecuted('FIDE 2023'),
      ...[place('black', 'd7d6'), call('black', 'd7d6'), press('black')],
      ...[repeat('white', 'd7d6'), execute('white', 'd7d6', 'white'), write('black', 2, 'd7d6')],
      ...[place('white', 'e2e4'), call('white', 'e2e4'), press('white')],
    );
    // The bishop goes to h3 on both boards: on Black's it takes.
    const taken = after(game, place('black', 'c8h3'));
    expect(boardOf(taken, 'black')).toBe('rn1qkbnr/ppp1pppp/3p4/8/8/7b/PPPPPPPP/RNBQKB1R');
    // What stands on White's board only, Black cannot take in his hand.
    expect(refused(misexecuted('FIDE 2023'), place('black', 'f3g5')).reason).toBe('empty square');
    const lost = after(
      atTable({ blind: { ...MIXED, disabled: { white: true, black: true } } }),
      ...[place('white', 'g1f3'), call('white', 'g1f3'), press('white')],
      // Black moves his own knight instead of White's, and then it again.
      ...[execute('black', 'g8f6', 'black')],
    );
    expect(refused(lost, place('black', 'f6e4'))).toEqual({ reason: 'boards differ', article: 'D.2.9' });
  });

  test('an arbiter’s ruling sets both boards', () => {
    const restored = after(misexecuted('FIDE 2023'), { type: 'restore', by: 'arbiter', ply: 0, cause: 'ruling' });
    expect(boardOf(restored, 'black')).toBe(boardOf(restored, 'white'));
    expect(restored.steps).toBeUndefined();
  });
});

describe('keeping the score', () => {
  test.each(numbered('F6', 'E2.5', 'D.2.6', 'D.2.7'))('%s %s: in what way', (edition, article) => {
    const old = edition === 'FIDE 2005' || edition === 'FIDE 2009';
    const value = old ? 'tape recorder' : 'recording device';
    expect(BLIND_RULES[edition].keepingScore).toEqual({ value, article });
  });

  test.each(numbered('F6', 'E2.5', 'D.2.6', 'D.2.7'))(
    '%s %s: each writes what he took the move to be, and may correct it',
    (edition) => {
      const game = misexecuted(edition, ['g1f3', 'g1h3']);
      expect(game.sheets.white[0]?.moved.san).toBe('Nf3');
      expect(game.sheets.black[0]?.moved.san).toBe('Nh3');
      const corrected = after(game, write('black', 1, 'g1f3'));
      expect(corrected.sheets.black.map((entry) => entry.moved.san)).toEqual(['Nf3']);
      expect(corrected.own.black.recorded).toBe(1);
      expect(refused(corrected, write('black', 1, 'g1f3')).reason).toBe('written already');
      expect(refused(game, write('black', 1, 'e4e5')).reason).toBe('empty square');
      expect(refused(game, write('black', 1, 'e7e5')).reason).toBe('not your piece');
    },
  );

  test.each(numbered('F9', 'E2.8', 'D.2.9', 'D.2.9'))('%s %s: where the sheets part', (edition) => {
    const { sheets } = misexecuted(edition, ['g1f3', 'g1h3']);
    const parted = compareSheets(sheets);
    expect(parted.agreeUpTo).toBe(0);
    expect(parted.differences.map(({ ply, white, black }) => [ply, white.moved.san, black.moved.san])).toEqual([
      [1, 'Nf3', 'Nh3'],
    ]);
    const game = misexecuted(edition, ['g1f3', 'g1h3']);
    expect(askSheets(game, 'arbiter')?.parted).toMatchObject([
      { number: 1, by: 'white', written: { white: { moved: { san: 'Nf3' } }, black: { moved: { san: 'Nh3' } } } },
    ]);
    expect(askSheets(game, 'white')).toBeUndefined();
    // What one has not written yet is no difference.
    expect(compareSheets({ white: sheets.white, black: [] })).toMatchObject({ agreeUpTo: 0, differences: [] });
    expect(compareSheets({ white: sheets.white, black: sheets.white })).toMatchObject({
      ...{ agreeUpTo: 1, differences: [] },
    });
  });
});
