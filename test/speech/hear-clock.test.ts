/** What is typed or said to a clock that stands alone, in the five languages of the page. */
import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import {
  CLOCK_COMMAND_NAMES,
  type ReadClockCommand,
  allClockCommands,
  clockCommandsFor,
  readClockLine,
  everyClockPhrase,
  spokenClockPhrases,
  CLOCK_PHRASES,
  clockPhrasesOf,
} from '../../speech/hearing/clock-commands/clock-phrases.js';
import { hearSpokenClock, hearTypedClock } from '../../speech/hearing/clock-commands/hear-clock.js';
import { EVERY_PHRASE } from '../../speech/hearing/phrase-book.js';
import { COMMAND_PHRASES } from '../../src/commands/phrases.js';
import type { Color } from '../../src/laws/squares.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/language-names.js';

const clock = clockPhrasesOf(EVERY_PHRASE);
const plain = (id: ReadClockCommand['id']): ReadClockCommand => ({ id, read: {} });
const of = (id: ReadClockCommand['id'], color: Color): ReadClockCommand => ({ id, read: { color } });
const PRESS = plain('clock-press');
const STOP = plain('clock-stop');
const RESTART = plain('clock-restart');
const TIMES = plain('clock-times');

describe.each<readonly [LanguageName, readonly (readonly [string, ReadClockCommand])[]]>([
  [
    'en',
    [
      ['press', PRESS],
      ['Clock!', PRESS],
      ['Move made.', PRESS],
      ['I have moved', PRESS],
      ['White pressed', of('clock-press-of', 'white')],
      ['pause', STOP],
      ['stop the clocks', STOP],
      ['start the clocks again', RESTART],
      ['time', TIMES],
      ['my time', plain('clock-time-running')],
      ['my opponent’s time', plain('clock-time-other')],
      ["White's time", of('clock-time-of', 'white')],
      ['black time', of('clock-time-of', 'black')],
      ['move number', plain('clock-moves')],
      ['moves to the control', plain('clock-moves-to-control')],
      ["Black's moves to the time control", of('clock-moves-to-control-of', 'black')],
      ['time used', plain('clock-time-used')],
      ['period', plain('clock-period')],
      ['delay left', plain('clock-delay')],
      ['whose clock is running', plain('clock-whose')],
      ['claim the flag', plain('clock-claim-flag')],
      ["White's flag has fallen", of('clock-claim-flag-of', 'white')],
      ['illegal move', plain('clock-illegal-move')],
      ['illegal move by Black', of('clock-illegal-move-of', 'black')],
      ['time control', plain('clock-time-control')],
    ],
  ],
  [
    'de',
    [
      ['drücken', PRESS],
      ['Uhr', PRESS],
      ['Zug ausgeführt', PRESS],
      ['Weiß hat gedrückt', of('clock-press-of', 'white')],
      ['Schwarz drückt', of('clock-press-of', 'black')],
      ['Uhren anhalten', STOP],
      ['Pause', STOP],
      ['weiter', RESTART],
      ['die Uhren wieder starten', RESTART],
      ['Zeit', TIMES],
      ['meine Zeit', plain('clock-time-running')],
      ['Zeit des Gegners', plain('clock-time-other')],
      ['Zeit von Schwarz', of('clock-time-of', 'black')],
      ['Zugnummer', plain('clock-moves')],
      ['Züge bis zur Zeitkontrolle', plain('clock-moves-to-control')],
      ['verbrauchte Zeit', plain('clock-time-used')],
      ['Periode', plain('clock-period')],
      ['Aufschub', plain('clock-delay')],
      ['Wessen Uhr läuft?', plain('clock-whose')],
      ['Blättchen Weiß', of('clock-claim-flag-of', 'white')],
      ['regelwidriger Zug von Schwarz', of('clock-illegal-move-of', 'black')],
    ],
  ],
  [
    'uk',
    [
      ['годинник', PRESS],
      ['перемикаю', PRESS],
      ['хід зроблено', PRESS],
      ['білі перемкнули годинник', of('clock-press-of', 'white')],
      ['зупинити годинник', STOP],
      ['запустити годинник', RESTART],
      ['час', TIMES],
      ['мій час', plain('clock-time-running')],
      ['час чорних', of('clock-time-of', 'black')],
      ['номер ходу', plain('clock-moves')],
      ['скільки ходів до контролю', plain('clock-moves-to-control')],
      ['витрачений час', plain('clock-time-used')],
      ['період', plain('clock-period')],
      ['затримка', plain('clock-delay')],
      ['чий годинник іде', plain('clock-whose')],
      ['прапорець білих упав', of('clock-claim-flag-of', 'white')],
      ['неможливий хід чорних', of('clock-illegal-move-of', 'black')],
    ],
  ],
  [
    'be',
    [
      ['гадзіннік', PRESS],
      ['націскаю на гадзіннік', PRESS],
      ['ход зроблены', PRESS],
      ['чорныя націснулі', of('clock-press-of', 'black')],
      ['спыніць гадзіннік', STOP],
      ['працягнуць', RESTART],
      ['час', TIMES],
      ['мой час', plain('clock-time-running')],
      ['час белых', of('clock-time-of', 'white')],
      ['нумар хода', plain('clock-moves')],
      ['колькі хадоў да кантролю', plain('clock-moves-to-control')],
      ['выдаткаваны час', plain('clock-time-used')],
      ['перыяд', plain('clock-period')],
      ['затрымка', plain('clock-delay')],
      ['чый гадзіннік ідзе', plain('clock-whose')],
      ['сцяжок чорных упаў', of('clock-claim-flag-of', 'black')],
      ['немагчымы ход белых', of('clock-illegal-move-of', 'white')],
    ],
  ],
  [
    'mk',
    [
      ['часовник', PRESS],
      ['притисни го часовникот', PRESS],
      ['потегот е одигран', PRESS],
      ['белите притиснаа', of('clock-press-of', 'white')],
      ['запри ги часовниците', STOP],
      ['пушти го часовникот', RESTART],
      ['време', TIMES],
      ['моето време', plain('clock-time-running')],
      ['времето на црните', of('clock-time-of', 'black')],
      ['број на потег', plain('clock-moves')],
      ['колку потези до контролата', plain('clock-moves-to-control')],
      ['потрошено време', plain('clock-time-used')],
      ['период', plain('clock-period')],
      ['одложување', plain('clock-delay')],
      ['чиј часовник тече', plain('clock-whose')],
      ['знаменцето на белите падна', of('clock-claim-flag-of', 'white')],
      ['нелегален потег на црните', of('clock-illegal-move-of', 'black')],
    ],
  ],
])('in %s', (language, phrases) => {
  it.each(phrases)('%s', (text, command) => {
    expect(hearTypedClock(text, language)).toEqual({ type: 'command', command });
    expect(hearSpokenClock([{ text }], language)).toEqual({ type: 'command', command });
  });

  it('every phrase that a recogniser is told of is understood, and in the closed list', () => {
    const closed = everyClockPhrase(language, clock);
    const phrases = spokenClockPhrases(language, clock);
    // Of each command one at least, save of the help for something.
    expect(phrases.length).toBeGreaterThanOrEqual(CLOCK_COMMAND_NAMES.length - 1);
    for (const phrase of phrases) {
      expect(readClockLine(phrase, language, clock), phrase).toBeDefined();
      expect(closed).toContain(phrase);
    }
    expect(new Set(closed).size).toBe(closed.length);
    for (const phrase of closed) expect(readClockLine(phrase, language, clock), phrase).toBeDefined();
  });

  it('what the help lists is understood as it is listed', () => {
    const phrases = allClockCommands(language, clock);
    expect(phrases.map((phrase) => readClockLine(phrase, language, clock)?.id)).toEqual(CLOCK_COMMAND_NAMES);
  });

  it('no phrase stands for two commands, and each command has the same places in all phrases', () => {
    const all = CLOCK_COMMAND_NAMES.flatMap((name) => CLOCK_PHRASES[language][name].map((one) => one.toLowerCase()));
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
    for (const { name, pattern } of clock.rowsIn(language)) {
      const places = pattern.flatMap(({ places: own }) => own);
      const wanted = name === 'help-for' ? ['rest'] : name.endsWith('-of') ? ['color'] : [];
      expect(places, name).toEqual(wanted);
    }
  });
});

test('what is understood in another language is understood too, after the page’s own', () => {
  expect(hearTypedClock('anhalten', 'en')).toEqual({ type: 'command', command: STOP });
  expect(hearTypedClock('притисни', 'de')).toEqual({ type: 'command', command: PRESS });
});

test('a colour alone with a verb of another kind presses nothing', () => {
  expect(hearTypedClock('white has', 'en').type).toBe('refused');
  expect(hearTypedClock('weiß hat', 'de').type).toBe('refused');
});

describe('what is not understood', () => {
  test('gets the nearest commands', () => {
    expect(hearTypedClock('pres', 'en')).toEqual({
      type: 'refused',
      text: 'pres',
      nearest: ['press', 'black pressed'],
    });
    expect(hearTypedClock('zeitt', 'de')).toMatchObject({ type: 'refused', text: 'zeitt' });
    expect(hearTypedClock('knight f3', 'en')).toEqual({ type: 'refused', text: 'knight f3', nearest: [] });
  });

  test('help tells of what has such a word', () => {
    expect(hearTypedClock('help flag', 'en')).toEqual({
      type: 'command',
      command: { id: 'help-for', read: { rest: 'flag' } },
    });
    expect(clockCommandsFor('flag', 'en', clock)).toEqual(['flag', 'black flag']);
  });

  test('nothing throws, whatever the text', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), fc.constantFrom(...LANGUAGE_NAMES), (text, language) => {
        hearTypedClock(text, language);
        expect(hearSpokenClock([{ text }], language).type).toMatch(/^(command|refused)$/);
      }),
    );
  });
});

describe('what was said', () => {
  test('is a press at once only where it was heard best, and nothing else was heard as well', () => {
    expect(hearSpokenClock([{ text: 'press', confidence: 0.9 }], 'en')).toEqual({ type: 'command', command: PRESS });
    expect(
      hearSpokenClock(
        [
          { text: 'press', confidence: 0.9 },
          { text: 'stop', confidence: 0.5 },
        ],
        'en',
      ),
    ).toEqual({ type: 'command', command: PRESS });
    expect(
      hearSpokenClock(
        [
          { text: 'press', confidence: 0.6 },
          { text: 'stop', confidence: 0.5 },
        ],
        'en',
      ),
    ).toEqual({ type: 'refused', text: 'press', nearest: ['press', 'stop'], doubtful: true });
    expect(hearSpokenClock([{ text: 'white pressed' }, { text: 'black pressed' }], 'en')).toMatchObject({
      type: 'refused',
      nearest: ['white pressed', 'black pressed'],
    });
  });

  test('is offered where it was not what was heard best, or only sounds alike', () => {
    expect(hearSpokenClock([{ text: 'precious' }, { text: 'press' }], 'en')).toEqual({
      type: 'refused',
      text: 'precious',
      nearest: ['press'],
    });
    expect(hearSpokenClock([{ text: 'prezz' }], 'en')).toEqual({ type: 'refused', text: 'prezz', nearest: ['press'] });
  });

  test('is answered though it only sounds alike, where it asks', () => {
    expect(hearSpokenClock([{ text: 'delay lefft' }], 'en', COMMAND_PHRASES)).toEqual({
      type: 'command',
      command: plain('clock-delay'),
    });
    expect(hearSpokenClock([{ text: 'thyme' }, { text: 'time' }], 'en', COMMAND_PHRASES)).toEqual({
      type: 'command',
      command: TIMES,
    });
  });

  test('nothing is nothing', () => {
    expect(hearSpokenClock([], 'en')).toEqual({ type: 'refused', text: '', nearest: [] });
  });
});
