/** What is told of a clock that stands alone. */
import { describe, expect, test } from 'vitest';
import { textOf, type Utterance } from '../../../speech/utterance.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../../speech/language-names.js';
import {
  readBack,
  tellClockActs,
  tellClockAsked,
  tellClockSet,
  tellDialTime,
} from '../../../src/pages/clock/clock-words.js';
import { tellClockWarning } from '../../../src/game/clock/warning-told.js';
import { timeControl } from '../../../src/laws/clock/time-control.js';
import type { HeldGame } from '../../../src/game/session/session-port.js';
import { EVERYONE } from '../../../src/laws/roles.js';
import { doing, type Told } from '../../laws/judged.js';
import { START } from '../../laws/opened.js';
import { MINUTE, begin, bothSides } from '../../laws/timed.js';
import { setup } from '../../game/fakes.js';
import { telling } from './clock-telling.js';

const NAMES = { white: 'Anna', black: '' };

function held(...acts: readonly Told[]): HeldGame {
  const given = { play: 'casual', board: 'elsewhere', arbiter: false, press: 'by hand' } as const;
  const game = doing(begin({ ...given, time: bothSides(timeControl(15)) }), ...acts);
  return { setup: { ...setup('a'), conditions: game.conditions, names: NAMES }, game, acts: acts.length };
}

const text = (said: Utterance | undefined): string | undefined => said && textOf(said);

describe('what is told', () => {
  test('that it is set, and how it is started', async () => {
    expect(text(tellClockSet(held(), 'set', 0, await telling()))).toBe(
      "The clock is set: 15 minutes. White: Anna. White's clock runs as soon as Black presses.",
    );
    expect(text(readBack(bothSides(timeControl(15)), NAMES, await telling()))).toBe('15 minutes. White: Anna.');
  });

  test.each<readonly [LanguageName, string]>([
    ['de', 'Die Uhr ist gestellt: 15 Minuten. Weiß: Anna. Die Uhr von Weiß läuft, sobald Schwarz die Uhr drückt.'],
    ['uk', 'Годинник виставлено: 15 хвилин. Білі: Anna. Годинник білих піде, щойно чорні перемкнуть годинник.'],
    [
      'be',
      'Гадзіннік выстаўлены: 15 хвілін. Белыя: Anna. Гадзіннік белых пойдзе, як толькі чорныя націснуць на гадзіннік.',
    ],
    ['mk', 'Часовникот е наместен: 15 минути. Бели: Anna. Часовникот на белите тргнува штом црните го притиснат.'],
  ])('in %s', async (language, expected) => {
    expect(text(tellClockSet(held(), 'set', 0, await telling({}, language)))).toBe(expected);
  });

  test('that it is here again, on a device of one’s own for its owner', async () => {
    const game = held(START);
    expect(text(tellClockSet(game, 'back', 5 * MINUTE, await telling({ whose: 'black' })))).toBe(
      "The clock is back. Black fifteen minutes. White's clock is running, move one.",
    );
    expect(text(tellClockSet(held(), 'back', 0, await telling()))).toBe(
      "The clock is back. The clock is set: 15 minutes. White: Anna. White's clock runs as soon as Black presses.",
    );
  });

  test('a press is heard and not said, save the other player’s on a device of one’s own', async () => {
    const pressed = [{ type: 'pressed', by: 'white', audience: EVERYONE }] as const;
    expect(tellClockActs(pressed, await telling())).toBeUndefined();
    expect(tellClockActs(pressed, await telling({ whose: 'white' }))).toBeUndefined();
    expect(text(tellClockActs(pressed, await telling({ whose: 'black' })))).toBe('White presses the clock.');
  });

  test.each<readonly [LanguageName, string]>([
    ['en', "Both flags have fallen, Black's first."],
    ['de', 'Beide Blättchen sind gefallen, zuerst das von Schwarz.'],
    ['uk', 'Упали обидва прапорці, спершу прапорець чорних.'],
    ['be', 'Упалі абодва сцяжкі, спачатку сцяжок чорных.'],
    ['mk', 'Паднаа двете знаменца, прво она на црните.'],
  ])('which flag fell first, in %s', async (language, expected) => {
    const fell = [{ type: 'flag fell', of: 'white', first: 'black', audience: EVERYONE }] as const;
    expect(text(tellClockActs(fell, await telling({}, language)))).toBe(expected);
  });

  test('an answer for both, for one, and in German numbers', async () => {
    const { game } = held(START);
    const both = { about: 'time left', of: ['white', 'black'] } as const;
    expect(text(tellClockAsked(game, both, 40_000, await telling()))).toBe(
      'White fourteen minutes twenty, running. Black fifteen minutes.',
    );
    expect(text(tellClockAsked(game, both, 40_000, await telling({ whose: 'white' })))).toBe(
      'White fourteen minutes twenty.',
    );
    expect(tellClockAsked(game, both, 40_000, await telling({ language: 'german' }))?.segments[0]?.lang).toBe('de');
    expect(text(tellDialTime(game, 'black', 40_000, await telling({ whose: 'white' })))).toBe('Black fifteen minutes.');
  });

  test('a warning, with its player where both listen', async () => {
    const due = { of: 'black', ways: ['word'], about: 'time', left: 2 * MINUTE } as const;
    expect(text(tellClockWarning(due, await telling()))).toBe('Black two minutes.');
    expect(text(tellClockWarning(due, await telling({ whose: 'black' })))).toBe('Two minutes left.');
  });

  test('every language says all of it without an empty sentence', async () => {
    for (const language of LANGUAGE_NAMES) {
      const { say } = (await telling({}, language)).options.words.messages;
      const sentences = [say('clock-table-to-start'), say('clock-table-back')];
      expect(sentences.every((sentence) => /^\p{Lu}.*\.$/u.test(sentence))).toBe(true);
    }
  });
});
