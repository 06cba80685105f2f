import { describe, expect, test } from 'vitest';
import { timeControl } from '../../../src/laws/clock/time-control.js';
import type { Game } from '../../../src/laws/game.js';
import { beginGame } from '../../../src/laws/rules/begin.js';
import { DEFAULT_SETTINGS, parseSettings } from '../../../src/storage/settings/settings.js';
import { DEFAULT_TABLE_CHOICE, readTableChoice, type TableChoice } from '../../../src/pages/table/table-choice.js';
import {
  assistantLacking,
  dutiesAllowed,
  supervisionChoice,
  tableConditions,
  usualDuties,
} from '../../../src/pages/table/table-conditions.js';
import { did, doing, play, refusalOf } from '../../laws/judged.js';

const CHOSEN: TableChoice = {
  play: 'casual',
  edition: 'FIDE 2009',
  timed: false,
  time: { white: timeControl(5), black: timeControl(3, 2) },
  names: { white: 'Anna', black: 'Hector' },
  disabled: { white: false, black: true },
  hearingImpaired: { white: true, black: false },
  boards: 'one',
  callStyle: 'nato',
  assistants: { white: [], black: ['announce', 'tell'] },
  recording: 'program',
  specialClock: false,
  warningsAllowed: true,
  quickplay: true,
  illegalMoves: 'refused',
  touchBinds: true,
  supervision: 'inadequate',
  agreedDraws: 'after moves',
  movesBeforeDraw: 40,
  points: '3, 1, 0',
  minutesLate: 15,
  arbiter: false,
  approved: false,
  role: 'assistant of black',
};

describe('what was chosen for a game at a table', () => {
  test('is read as it was kept, through the settings', () => {
    const kept = parseSettings(structuredClone({ ...DEFAULT_SETTINGS, table: CHOSEN }));
    expect(readTableChoice(kept.table)).toEqual(CHOSEN);
  });

  test('is the usual where nothing was kept, and in every part that is none', () => {
    for (const nothing of [undefined, null, 'table', [], {}]) {
      expect(readTableChoice(nothing)).toEqual(DEFAULT_TABLE_CHOICE);
    }
    const wrong = {
      play: 'friendly',
      edition: 'FIDE 1851',
      timed: 'yes',
      time: { white: timeControl(5), black: { periods: [] } },
      names: { white: 7, black: `  ${'x'.repeat(200)}` },
      disabled: { white: 'yes' },
      hearingImpaired: 'both',
      boards: 'three',
      callStyle: 'latin',
      assistants: { white: 'all', black: ['sing', 'clock', 'announce'] },
      recording: 'nobody',
      specialClock: 1,
      warningsAllowed: 'yes',
      quickplay: null,
      illegalMoves: 'lose',
      touchBinds: 'yes',
      supervision: 'enough',
      agreedDraws: 'sometimes',
      movesBeforeDraw: 0,
      points: '4, 2, 0',
      minutesLate: -1,
      arbiter: 'no',
      role: 'spectator',
    };
    expect(readTableChoice(wrong)).toEqual({
      ...DEFAULT_TABLE_CHOICE,
      names: { white: '', black: 'x'.repeat(60) },
      assistants: { black: ['announce', 'clock'] },
    });
  });

  test('never has the arbiter’s approval, which is for one game', () => {
    expect(readTableChoice({ ...CHOSEN, approved: true }).approved).toBe(false);
  });
});

const BLIND = { ...DEFAULT_TABLE_CHOICE, disabled: { white: true, black: false } };
const allowed = (choice: TableChoice, side: 'white' | 'black') => dutiesAllowed(choice, side).map(({ duty }) => duty);

describe('what an assistant can be given to do', () => {
  test('for a visually disabled player all of D.2.10, and to move for whoever cannot (4.9)', () => {
    expect(dutiesAllowed(BLIND, 'white')).toEqual([
      { duty: 'execute', article: 'D.2.10.1' },
      { duty: 'announce', article: 'D.2.10.2' },
      { duty: 'score', article: 'D.2.10.3' },
      { duty: 'clock', article: 'D.2.10.3' },
      { duty: 'tell', article: 'D.2.10.4' },
      { duty: 'claim', article: 'D.2.10.5' },
      { duty: 'adjourn', article: 'D.2.10.6' },
      { duty: 'move', article: '4.9' },
    ]);
    expect(usualDuties(BLIND, 'white')).toEqual(['execute', 'announce', 'score', 'clock', 'tell', 'claim', 'adjourn']);
  });

  test('for the sighted player the first two, only where the other has none (D.2.11)', () => {
    expect(allowed(BLIND, 'black')).toEqual(['execute', 'announce', 'score', 'clock', 'move']);
    expect(usualDuties(BLIND, 'black')).toEqual(['execute', 'announce']);
    const both: TableChoice = { ...BLIND, assistants: { white: ['tell'], black: ['announce'] } };
    expect(allowed(both, 'black')).toEqual(['score', 'clock', 'move']);
  });

  test('no help for the hand in 2009, which has it for clock and score alone', () => {
    expect(allowed({ ...BLIND, edition: 'FIDE 2009' }, 'white')).not.toContain('move');
  });

  test('must be something where a hearing-impaired player is met (D.2.11), since 2018', () => {
    const met: TableChoice = { ...BLIND, hearingImpaired: { white: false, black: true } };
    expect(assistantLacking(met)).toBe('D.2.11');
    expect(assistantLacking({ ...met, assistants: { white: ['tell'] } })).toBeUndefined();
    expect(assistantLacking({ ...met, edition: 'FIDE 2014' })).toBeUndefined();
    expect(assistantLacking(BLIND)).toBeUndefined();
  });
});

describe('what the event says reaches the rules that hang on it', () => {
  const SHORT = { white: timeControl(5, 3), black: timeControl(5, 3) };
  const RAPID = { white: timeControl(25), black: timeControl(25) };
  const atTable = (given: Partial<TableChoice>): Game => {
    const begun = beginGame(
      tableConditions({ ...DEFAULT_TABLE_CHOICE, disabled: NOBODY, recording: 'program', ...given }),
    );
    if (!begun.ok) throw new Error(begun.problem);
    return doing(begun.game, [0, { type: 'start', by: 'arbiter' }]);
  };
  const NOBODY = { white: false, black: false };

  test.each([
    ['inadequate', 'stands'],
    ['adequate', 'counted'],
  ] as const)(
    'FIDE 2023 B.4: blitz, %s: an illegal move that was answered %s (A.5.2, 7.5.1)',
    (supervision, ruling) => {
      const answered = play(atTable({ time: SHORT, supervision }), 'g1g3 e7e5', 1000);
      const { facts } = did(answered, 10_000, {
        type: 'point out',
        by: 'arbiter',
        fault: { what: 'illegal move', ply: 1 },
      });
      expect(facts[0]).toMatchObject({ type: 'fault found', ruling });
    },
  );

  test.each([
    ['inadequate', 'A4d'],
    ['adequate', undefined],
  ] as const)(
    'FIDE 2009 A4, B3: rapid, %s: the arbiter must wait for a claim on time by %s',
    (supervision, article) => {
      const game = atTable({ edition: 'FIDE 2009', time: RAPID, supervision });
      const flag = { type: 'flag', by: 'arbiter', of: 'white' } as const;
      if (article === undefined) expect(did(game, 1_500_000, flag).game.ending?.reason).toBe('time');
      else expect(refusalOf(game, 1_500_000, flag)).toEqual({ reason: 'only on claim', article });
    },
  );

  test('FIDE 2023 9.1.1: a draw is offered only after the moves that the event asks for', () => {
    const game = play(atTable({ agreedDraws: 'after moves', movesBeforeDraw: 2 }), 'e2e4 e7e5', 1000);
    const offer = { type: 'offer', by: 'white' } as const;
    expect(refusalOf(game, 10_000, offer)).toEqual({ reason: 'agreement not allowed', article: '9.1.1' });
    expect(did(play(game, 'g1f3 b8c6', 10_000), 20_000, offer).facts[0]?.type).toBe('draw offered');
  });

  test('FIDE 2023 10.1: points are given as the event counts them', () => {
    const game = did(atTable({ points: '3, 1, 0' }), 1000, { type: 'resign', by: 'white' }).game;
    const penalty = { kind: 'points taken', points: 3 } as const;
    const { facts } = did(game, 2000, {
      type: 'rule',
      by: 'arbiter',
      decision: { on: 'penalty', against: 'black', penalty },
    });
    expect(facts).toContainEqual(expect.objectContaining({ type: 'scored', scores: { white: 0, black: 0 } }));
  });
});

describe('by which rules rapid and blitz are played', () => {
  test.each([
    ['FIDE 2009', timeControl(25), { tempo: 'rapid', articles: { adequate: 'A3', inadequate: 'A4' } }],
    ['FIDE 2009', timeControl(5), { tempo: 'blitz', articles: { adequate: 'B2', inadequate: 'B3' } }],
    ['FIDE 2018', timeControl(25), { tempo: 'rapid', articles: { adequate: 'A.3', inadequate: 'A.4' } }],
    ['FIDE 2023', timeControl(25), { tempo: 'rapid', articles: { adequate: 'A.4', inadequate: 'A.5' } }],
    ['FIDE 2023', timeControl(5), { tempo: 'blitz', articles: { adequate: 'B.2', inadequate: 'B.3' } }],
    ['FIDE 2023', timeControl(90), undefined],
    ['FIDE 2005', timeControl(25), undefined],
    ['US Chess', timeControl(25), undefined],
  ] as const)('%s, %o: is asked so', (edition, time, asked) => {
    expect(supervisionChoice({ ...DEFAULT_TABLE_CHOICE, edition, time: { white: time, black: time } })).toEqual(asked);
  });

  test('is not asked without a clock, nor in casual play', () => {
    const time = { white: timeControl(5), black: timeControl(5) };
    expect(supervisionChoice({ ...DEFAULT_TABLE_CHOICE, time, timed: false })).toBeUndefined();
    expect(supervisionChoice({ ...DEFAULT_TABLE_CHOICE, time, play: 'casual' })).toBeUndefined();
  });
});
