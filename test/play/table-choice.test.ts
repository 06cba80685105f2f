import { describe, expect, test } from 'vitest';
import { control } from '../../src/laws/clock/control.js';
import { DEFAULT_SETTINGS, parseSettings } from '../../src/play/settings.js';
import { DEFAULT_TABLE_CHOICE, readTableChoice, type TableChoice } from '../../src/play/table-choice.js';
import { assistantLacking, dutiesAllowed, usualDuties } from '../../src/play/table-conditions.js';

const CHOSEN: TableChoice = {
  play: 'casual',
  edition: 'FIDE 2009',
  timed: false,
  time: { white: control(5), black: control(3, 2) },
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
      time: { white: control(5), black: { periods: [] } },
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
