/** Of what the players at this device are warned in a game here, how a warning is given, and how it is heard as a sample. */
import { describe, expect, test } from 'vitest';
import type { EarconName } from '../../../speech/earcons/sound-choice.js';
import type { Segment, Utterance } from '../../../speech/utterance.js';
import type { LanguageName } from '../../../speech/language-names.js';
import { wordsEn } from '../../../speech/messages/generated/en/words.js';
import { LANGUAGES } from '../../../speech/languages.js';
import { conditionsFor, DEFAULT_CONDITIONS } from '../../../src/game/conditions-choice.js';
import { hearWarning } from '../../../src/pages/shared/hear-warning.js';
import { giveWarning, watchedHere } from '../../../src/game/clock/warning-told.js';
import { timeControl } from '../../../src/laws/clock/time-control.js';
import type { Conditions } from '../../../src/laws/conditions.js';
import type { Game } from '../../../src/laws/game.js';
import { DEFAULT_CLOCK_CHOICE, type ClockChoice } from '../../../src/storage/settings/clock-choice.js';
import { ClockWarningWatch } from '../../../src/game/clock/warning-watch.js';
import type { DueWarning } from '../../../src/game/clock/due-warnings.js';
import type { HeldGame } from '../../../src/game/session/session-port.js';
import { DEFAULT_WARNINGS, type Warning } from '../../../src/game/clock/warning.js';
import { doing } from '../../laws/judged.js';
import { START } from '../../laws/opened.js';
import { MINUTE, begin, bothSides } from '../../laws/timed.js';
import { FakeClock, FakeTimers, setup } from '../../game/fakes.js';

const TEN = { play: 'casual', press: 'by hand', time: bothSides(timeControl(10)) } as const;

function held(given: Partial<Conditions> = {}, computer = false): HeldGame {
  const game: Game = doing(begin({ ...TEN, ...given }), START);
  const player = { type: 'player' } as const;
  const seats = { white: player, black: computer ? ({ type: 'computer', level: 1 } as const) : player };
  return { setup: { ...setup('a'), seats, conditions: game.conditions }, game, acts: 1 };
}

const inForce = (one: HeldGame, choice: Pick<ClockChoice, 'warnings'> = DEFAULT_CLOCK_CHOICE) => {
  const watched = watchedHere(one, choice);
  return watched && [watched.warnings.white, watched.warnings.black];
};

describe('of what is warned', () => {
  const { warnings } = DEFAULT_WARNINGS;

  test('as each player has set it', () => {
    const black: Warning = { when: { at: 'time', left: 10_000 }, ways: ['pulse'] };
    const set = { white: DEFAULT_WARNINGS, black: { on: true, warnings: [black] } };
    expect(inForce(held(), { warnings: set })).toEqual([warnings, [black]]);
    expect(inForce(held(), { warnings: { ...set, white: { ...DEFAULT_WARNINGS, on: false } } })).toEqual([[], [black]]);
  });

  test('nobody is warned who does not play at this device', () => {
    expect(inForce(held({}, true))).toEqual([warnings, []]);
  });

  test('a clock that stands alone warns by itself', () => {
    expect(inForce(held({ board: 'elsewhere' }))).toBeUndefined();
  });

  test('nothing without a clock, and in a game that is over', () => {
    const over = held();
    const { clock: _clock, ...game } = over.game;
    expect(inForce({ ...over, game })).toBeUndefined();
    const ending = { result: '1-0', reason: 'resignation', article: '5.1.2', winner: 'white' } as const;
    expect(inForce({ ...over, game: { ...over.game, ending } })).toBeUndefined();
  });

  test('nothing in strict play, unless the rules of the event allow it', () => {
    expect(inForce(held({ play: 'strict' }))).toEqual([[], []]);
    expect(inForce(held({ play: 'strict', warningsAllowed: false }))).toEqual([[], []]);
    expect(inForce(held({ play: 'strict', warningsAllowed: true }))).toEqual([warnings, warnings]);
  });

  test.each([
    ['strict', false, 0],
    ['strict', true, 1],
    ['casual', false, 1],
  ] as const)('the box of a new game, %s, allowed %s: %s timers', (play, warningsAllowed, expected) => {
    const choice = { ...DEFAULT_CONDITIONS, time: '10', play, warningsAllowed } as const;
    const timers = new FakeTimers();
    const watch = new ClockWarningWatch({ clock: new FakeClock(), timers, onDue: () => undefined });
    watch.follow(watchedHere(held(conditionsFor({ opponent: 'beside', conditions: choice }, 0)), DEFAULT_CLOCK_CHOICE));
    expect(timers.running).toBe(expected);
  });
});

/** Everything that was said, sounded and felt. */
function senses() {
  const given: string[] = [];
  const spoken = (by: string) => (segments: readonly Segment[]) => {
    for (const { text, lang } of segments) given.push(`${by} ${lang}: ${text}`);
  };
  return {
    given,
    speaker: {
      say: ({ segments }: Utterance) => spoken('said')(segments),
      sample: (segments: readonly Segment[]) => {
        spoken('sample')(segments);
        return true;
      },
      sampleForReader: spoken('reader'),
    },
    earcons: { play: (...names: readonly EarconName[]) => given.push(...names.map((name) => `sound ${name}`)) },
    pulse: () => given.push('pulse'),
  } as const;
}

describe('a warning is given', () => {
  const due: DueWarning = { of: 'black', ways: ['word', 'sound', 'pulse'], about: 'time', left: 2 * MINUTE };

  test.each<readonly [LanguageName, 'both' | 'black', string]>([
    ['en', 'both', 'said en: Black two minutes.'],
    ['en', 'black', 'said en: Two minutes left.'],
  ])('in all its ways, in %s, where %s listen', async (name, whose, said) => {
    const { given, ...parts } = senses();
    giveWarning(due, parts, { options: { words: await LANGUAGES[name].words() }, language: 'page', whose });
    expect(given).toEqual(['sound low time', 'pulse', said]);
  });

  test('only in those that are set', () => {
    const { given, ...parts } = senses();
    giveWarning({ ...due, ways: ['pulse'] }, parts, { options: { words: wordsEn }, language: 'page', whose: 'both' });
    expect(given).toEqual(['pulse']);
  });
});

describe('a warning is heard as a sample', () => {
  const heard = (warning: Warning, whoSpeaks: 'screen reader' | 'app' = 'app', clock?: unknown) => {
    const { given, ...parts } = senses();
    hearWarning({ color: 'white', warning }, parts, { whoSpeaks, exploring: false, clock }, wordsEn);
    return given;
  };

  test.each<readonly [Warning, readonly string[]]>([
    [{ when: { at: 'time', left: 5 * MINUTE }, ways: ['word'] }, ['sample en: Five minutes left.']],
    [{ when: { at: 'last seconds', count: 10 }, ways: ['word'] }, ['sample en: Ten.']],
    [{ when: { at: 'low time' }, ways: ['sound'] }, ['sound low time']],
    [
      { when: { at: 'moves', toGo: 5 }, ways: ['word', 'sound'] },
      ['sound low time', 'sample en: Five moves to the time control.'],
    ],
  ])('%j', (warning, expected) => {
    expect(heard(warning)).toEqual(expected);
  });

  const five: Warning = { when: { at: 'time', left: 5 * MINUTE }, ways: ['word'] };

  test('by the screen reader where that speaks', () => {
    expect(heard(five, 'screen reader')).toEqual(['reader en: Five minutes left.']);
  });

  test('with the German numbers of the call, where they are chosen', () => {
    expect(heard(five, 'app', { language: 'german' })).toEqual(['sample de: Noch fünf Minuten.']);
  });
});
