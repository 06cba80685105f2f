/** The score kept on a recording device (App. D.2.7; a tape recorder in E2.5 of 2009). */
import { describe, expect, test } from 'vitest';
import type { ActDraft } from '../../../../src/laws/acts.js';
import type { EditionName } from '../../../../src/laws/editions/edition.js';
import type { Game } from '../../../../src/laws/game.js';
import type { Color } from '../../../../src/laws/squares.js';
import { compareSheets } from '../../../../src/laws/rules/scoresheet.js';
import { factsFor } from '../../../../src/laws/view.js';
import { ROLES } from '../../../../src/laws/roles.js';
import { askSheets } from '../../../../src/questions/scoresheet.js';
import { did } from '../../judged.js';
import { numbered } from '../../numbered.js';
import {
  BOTH,
  after,
  atTable,
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
import { SECOND } from '../../timed.js';

const note = (by: Color | 'assistant of white', ply: number, name = 'a'): ActDraft => ({
  type: 'write',
  by,
  entry: { what: 'note', ply, note: name },
});

/** 1.Nf3, called, made and pressed; White is visually disabled and Black is not. */
const opened = (edition: EditionName = 'FIDE 2023'): Game =>
  after(atTable({ edition, recording: 'players' }), ...wholeMove('white', 'g1f3'));

describe('a move is spoken to a recording device', () => {
  test.each(numbered('F6', 'E2.5', 'D.2.6', 'D.2.7'))('%s %s: and counts as recorded', (edition, article) => {
    const { game, facts } = did(opened(edition), SECOND, note('white', 1));
    expect(facts).toMatchObject([{ type: 'written', by: 'white', what: 'note', ply: 1 }]);
    expect(ROLES.filter((role) => factsFor(facts, role).length > 0)).toEqual([
      'white',
      'assistant of white',
      'arbiter',
    ]);
    expect(game.sheets.white).toMatchObject([{ moved: { san: 'Nf3', ply: 1 }, note: 'a' }]);
    expect([game.own.white.recorded, game.own.black.recorded]).toEqual([1, 0]);
    // The sighted player writes: the device is not for him.
    expect(refused(game, note('black', 1))).toEqual({ reason: 'not for this role', article });
  });

  test('so that the next move may be made (Art. 8.1.3)', () => {
    const answered = after(opened(), write('black', 1, 'g1f3'), ...wholeMove('black', 'e7e5'));
    const third = [place('white', 'e2e4'), call('white', 'e2e4')];
    expect(refused(answered, place('white', 'e2e4'))).toMatchObject({ reason: 'not written', ply: 1 });
    expect(after(answered, note('white', 1), ...third).plies).toHaveLength(3);
  });

  test('by an assistant as well (D.2.10.3)', () => {
    expect(factsOf(opened(), note('assistant of white', 1))).toMatchObject([{ by: 'white', what: 'note' }]);
  });

  test('move after move, and never in advance (Art. 8.1.1, 8.1.2)', () => {
    const game = after(opened(), ...wholeMove('black', 'e7e5'));
    expect(refused(game, note('white', 2))).toMatchObject({ reason: 'not written', ply: 1 });
    expect(refused(game, note('white', 3))).toMatchObject({ reason: 'written in advance', article: '8.1.2' });
    expect(refused(game, note('white', 4))).toEqual({ reason: 'no such ply', ply: 4, last: 2 });
    expect(refused(game, note('white', 0))).toMatchObject({ reason: 'no such ply' });
  });

  test('and may be spoken again, or written after all', () => {
    const spoken = after(opened(), note('white', 1));
    expect(refused(spoken, note('white', 1)).reason).toBe('written already');
    expect(after(spoken, note('white', 1, 'b')).sheets.white).toMatchObject([{ note: 'b' }]);
    const written = after(spoken, write('white', 1, 'g1f3'));
    expect(written.sheets.white.map(({ moved, note: still }) => [moved.san, still])).toEqual([['Nf3', undefined]]);
    expect(written.own.white.recorded).toBe(1);
  });

  test('only where these rules are used, and the players record', () => {
    const sighted = after(opened(), note('white', 1)).conditions;
    const { blind: _, ...usual } = sighted;
    const rules = { reason: 'rules not used', article: 'D.2.7' };
    expect(refused({ ...opened(), conditions: usual }, note('white', 1))).toEqual(rules);
    const program = after(atTable({ recording: 'program' }), ...wholeMove('white', 'g1f3'));
    expect(refused(program, note('white', 1)).reason).toBe('written already');
  });
});

describe('what was only spoken', () => {
  /** White calls the knight to f3 and makes it; Black took it for h3, wrote that, and executed that. */
  const parted = (first: ActDraft): Game =>
    after(
      atTable({ recording: 'players' }),
      ...[place('white', 'g1f3'), call('white', 'g1f3'), press('white')],
      ...[repeat('black', 'g1f3'), execute('black', 'g1h3', 'black')],
      ...[first, write('black', 1, 'g1h3')],
    );

  test('is no difference between the sheets, and they do not part there', () => {
    const game = parted(note('white', 1));
    expect(compareSheets(game.sheets)).toEqual({ agreeUpTo: 1, differences: [], onlySpoken: [1] });
    expect(askSheets(game, 'arbiter')).toEqual({ about: 'sheets', parted: [], onlySpoken: 1 });
    // The same, written, is one.
    expect(compareSheets(parted(write('white', 1, 'g1f3')).sheets)).toMatchObject({ agreeUpTo: 0, onlySpoken: [] });
  });

  test('does not make the other sheet the game, where the boards differ (D.2.9)', () => {
    const compared = did(parted(note('white', 1)), SECOND, { type: 'compare boards', by: 'arbiter' });
    expect(compared.facts).toMatchObject([{ type: 'boards compared', scores: 'agree', mends: ['black'] }]);
    expect(compared.game.plies.map(({ move: { to } }) => to)).toEqual(['f3']);
  });

  test('goes with the move that is taken back', () => {
    const game = after(atTable({ recording: 'players', blind: BOTH }), ...wholeMove('white', 'g1f3'));
    const spoken = after(game, note('white', 1), note('black', 1, 'b'));
    const back = after(spoken, { type: 'restore', by: 'arbiter', ply: 0, cause: 'ruling' });
    expect([back.sheets.white, back.sheets.black, back.own.white.recorded]).toEqual([[], [], 0]);
  });
});
