/** What is typed or said to a clock that stands alone, in the five languages of the page. */
import { describe, expect, it, test } from 'vitest';
import fc from 'fast-check';
import type { ClockLineCommand } from '../../speech/hearing/clock-commands/clock-command.js';
import { CLOCK_COMMAND_NAMES } from '../../speech/hearing/clock-commands/clock-command.js';
import { hearSpokenClock, hearTypedClock } from '../../speech/hearing/clock-commands/hear-clock.js';
import { readClockLine } from '../../speech/hearing/clock-commands/read-clock.js';
import { spokenClockPhrases, spokenClockWords } from '../../speech/hearing/clock-commands/spoken-clock.js';
import { CLOCK_PHRASES, clockRowsIn } from '../../speech/hearing/clock-commands/tables.js';
import { LANGUAGE_NAMES, type LanguageName } from '../../speech/words/language-names.js';

const PRESS: ClockLineCommand = { do: 'press' };
const STOP: ClockLineCommand = { do: 'stop' };
const RESTART: ClockLineCommand = { do: 'restart' };
const TIMES: ClockLineCommand = { do: 'ask', about: 'time left', of: 'both' };
const ask = (about: Extract<ClockLineCommand, { do: 'ask' }>['about'], of: 'both' | 'white' | 'black' = 'both') =>
  ({ do: 'ask', about, of }) as const;

describe.each<readonly [LanguageName, readonly (readonly [string, ClockLineCommand])[]]>([
  [
    'en',
    [
      ['press', PRESS],
      ['Clock!', PRESS],
      ['Move made.', PRESS],
      ['I have moved', PRESS],
      ['White pressed', { do: 'press', of: 'white' }],
      ['pause', STOP],
      ['stop the clocks', STOP],
      ['start the clocks again', RESTART],
      ['time', TIMES],
      ['my time', { do: 'ask', about: 'time left', of: 'running' }],
      ['my opponent’s time', { do: 'ask', about: 'time left', of: 'other' }],
      ["White's time", ask('time left', 'white')],
      ['black time', ask('time left', 'black')],
      ['move number', ask('moves completed')],
      ['moves to the control', ask('moves to the control')],
      ["Black's moves to the time control", ask('moves to the control', 'black')],
      ['time used', ask('time used')],
      ['period', ask('period')],
      ['delay left', { do: 'ask delay' }],
      ['whose clock is running', { do: 'ask whose clock' }],
      ['claim the flag', { do: 'claim flag' }],
      ["White's flag has fallen", { do: 'claim flag', of: 'white' }],
      ['illegal move', { do: 'illegal move' }],
      ['illegal move by Black', { do: 'illegal move', of: 'black' }],
      ['time control', { do: 'read control' }],
    ],
  ],
  [
    'de',
    [
      ['drücken', PRESS],
      ['Uhr', PRESS],
      ['Zug ausgeführt', PRESS],
      ['Weiß hat gedrückt', { do: 'press', of: 'white' }],
      ['Schwarz drückt', { do: 'press', of: 'black' }],
      ['Uhren anhalten', STOP],
      ['Pause', STOP],
      ['weiter', RESTART],
      ['die Uhren wieder starten', RESTART],
      ['Zeit', TIMES],
      ['meine Zeit', { do: 'ask', about: 'time left', of: 'running' }],
      ['Zeit des Gegners', { do: 'ask', about: 'time left', of: 'other' }],
      ['Zeit von Schwarz', ask('time left', 'black')],
      ['Zugnummer', ask('moves completed')],
      ['Züge bis zur Zeitkontrolle', ask('moves to the control')],
      ['verbrauchte Zeit', ask('time used')],
      ['Periode', ask('period')],
      ['Aufschub', { do: 'ask delay' }],
      ['Wessen Uhr läuft?', { do: 'ask whose clock' }],
      ['Blättchen Weiß', { do: 'claim flag', of: 'white' }],
      ['regelwidriger Zug von Schwarz', { do: 'illegal move', of: 'black' }],
    ],
  ],
  [
    'uk',
    [
      ['годинник', PRESS],
      ['перемикаю', PRESS],
      ['хід зроблено', PRESS],
      ['білі перемкнули годинник', { do: 'press', of: 'white' }],
      ['зупинити годинник', STOP],
      ['запустити годинник', RESTART],
      ['час', TIMES],
      ['мій час', { do: 'ask', about: 'time left', of: 'running' }],
      ['час чорних', ask('time left', 'black')],
      ['номер ходу', ask('moves completed')],
      ['скільки ходів до контролю', ask('moves to the control')],
      ['витрачений час', ask('time used')],
      ['період', ask('period')],
      ['затримка', { do: 'ask delay' }],
      ['чий годинник іде', { do: 'ask whose clock' }],
      ['прапорець білих упав', { do: 'claim flag', of: 'white' }],
      ['неможливий хід чорних', { do: 'illegal move', of: 'black' }],
    ],
  ],
  [
    'be',
    [
      ['гадзіннік', PRESS],
      ['націскаю на гадзіннік', PRESS],
      ['ход зроблены', PRESS],
      ['чорныя націснулі', { do: 'press', of: 'black' }],
      ['спыніць гадзіннік', STOP],
      ['працягнуць', RESTART],
      ['час', TIMES],
      ['мой час', { do: 'ask', about: 'time left', of: 'running' }],
      ['час белых', ask('time left', 'white')],
      ['нумар хода', ask('moves completed')],
      ['колькі хадоў да кантролю', ask('moves to the control')],
      ['выдаткаваны час', ask('time used')],
      ['перыяд', ask('period')],
      ['затрымка', { do: 'ask delay' }],
      ['чый гадзіннік ідзе', { do: 'ask whose clock' }],
      ['сцяжок чорных упаў', { do: 'claim flag', of: 'black' }],
      ['немагчымы ход белых', { do: 'illegal move', of: 'white' }],
    ],
  ],
  [
    'mk',
    [
      ['часовник', PRESS],
      ['притисни го часовникот', PRESS],
      ['потегот е одигран', PRESS],
      ['белите притиснаа', { do: 'press', of: 'white' }],
      ['запри ги часовниците', STOP],
      ['пушти го часовникот', RESTART],
      ['време', TIMES],
      ['моето време', { do: 'ask', about: 'time left', of: 'running' }],
      ['времето на црните', ask('time left', 'black')],
      ['број на потег', ask('moves completed')],
      ['колку потези до контролата', ask('moves to the control')],
      ['потрошено време', ask('time used')],
      ['период', ask('period')],
      ['одложување', { do: 'ask delay' }],
      ['чиј часовник тече', { do: 'ask whose clock' }],
      ['знаменцето на белите падна', { do: 'claim flag', of: 'white' }],
      ['нелегален потег на црните', { do: 'illegal move', of: 'black' }],
    ],
  ],
])('in %s', (language, phrases) => {
  it.each(phrases)('%s', (text, command) => {
    expect(hearTypedClock(text, language)).toEqual({ type: 'command', command });
    expect(hearSpokenClock([{ text }], language)).toEqual({ type: 'command', command });
  });

  it('every phrase that a recogniser is told of is understood, and its words are in the closed list', () => {
    const words = spokenClockWords(language);
    const phrases = spokenClockPhrases(language);
    // Of each command one at least, save of the help for something.
    expect(phrases.length).toBeGreaterThanOrEqual(CLOCK_COMMAND_NAMES.length - 1);
    for (const phrase of phrases) {
      expect(readClockLine(phrase, language), phrase).toBeDefined();
      expect(phrase.split(' ').filter((word) => !words.includes(word))).toEqual([]);
    }
    expect(new Set(words).size).toBe(words.length);
  });

  it('what the help lists is understood as it is listed', () => {
    const heard = hearTypedClock('help', language);
    if (heard.type !== 'command' || heard.command.do !== 'help') throw new Error('no help');
    const { phrases } = heard.command;
    expect(phrases.map((phrase) => readClockLine(phrase, language)?.name)).toEqual(CLOCK_COMMAND_NAMES);
  });

  it('no phrase stands for two commands, and each command has the same places in all phrases', () => {
    const all = CLOCK_COMMAND_NAMES.flatMap((name) => CLOCK_PHRASES[language][name].map((one) => one.toLowerCase()));
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
    for (const { name, pattern } of clockRowsIn(language)) {
      const places = pattern.flatMap((part) => (part.type === 'place' ? [part.place] : []));
      const wanted = name === 'help for' ? ['rest'] : name.endsWith(' of') ? ['color'] : [];
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
      command: { do: 'help', searched: 'flag', phrases: ['flag', 'black flag'] },
    });
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
    expect(hearSpokenClock([{ text: 'delay lefft' }], 'en')).toEqual({ type: 'command', command: { do: 'ask delay' } });
    expect(hearSpokenClock([{ text: 'thyme' }, { text: 'time' }], 'en')).toEqual({ type: 'command', command: TIMES });
  });

  test('nothing is nothing', () => {
    expect(hearSpokenClock([], 'en')).toEqual({ type: 'refused', text: '', nearest: [] });
  });
});
