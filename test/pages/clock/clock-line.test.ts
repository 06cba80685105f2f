/** What is typed or said to a clock that stands alone: done as acts, answered, or not understood. */
import { beforeEach, describe, expect, test } from 'vitest';
import { textOf, type Utterance } from '../../../speech/utterance.js';
import { FURTHER } from '../../../speech/hearing/further.js';
import type { LanguageName } from '../../../speech/language-names.js';
import { ClockCommands } from '../../../src/pages/clock/clock-commands.js';
import { ClockLine } from '../../../src/pages/clock/clock-line.js';
import { tellNotUnderstood } from '../../../src/pages/clock/clock-words.js';
import { runCommand } from '../../../src/app/run-command.js';
import type { Services } from '../../../src/pages/shared/services.js';
import type { ClockView, Read } from '../../../src/commands/command.js';
import { COMMANDS, type CommandId } from '../../../src/commands/commands.js';
import { timeControl } from '../../../src/laws/clock/time-control.js';
import { DEFAULT_CLOCK_CHOICE } from '../../../src/storage/settings/clock-choice.js';
import type { EnteredLine, LineOutcome } from '../../../speech/line-queue.js';
import type { HeldGame } from '../../../src/game/session/session-port.js';
import type { Game } from '../../../src/laws/game.js';
import { doing, type Told } from '../../laws/judged.js';
import { START } from '../../laws/opened.js';
import { MINUTE, begin, bothSides } from '../../laws/timed.js';
import { setup } from '../../game/fakes.js';
import { telling } from './clock-telling.js';

/** Read before it was entered, so that it is not held back. */
const typed = (text: string): EnteredLine => ({ text, begun: Infinity });

const CHOICE = DEFAULT_CLOCK_CHOICE;

function clockAfter(...acts: readonly Told[]): Game {
  const given = { play: 'casual', board: 'elsewhere', arbiter: false, press: 'by hand' } as const;
  return doing(begin({ ...given, time: bothSides(timeControl(15)) }), ...acts);
}

function standing(game: Game) {
  const { clock } = game;
  if (!clock) throw new Error('no clock');
  return { game, clock };
}

const waiting = standing(clockAfter());
const running = standing(clockAfter(START));
const stopped = standing(clockAfter(START, [1000, { type: 'stop', by: 'arbiter' }]));

/** The act or the question of a row. */
function done(id: CommandId, read: Read, view: ClockView) {
  const { does } = COMMANDS[id];
  if (does !== 'bound' && 'clockAct' in does) return does.clockAct(view, read);
  return does !== 'bound' && 'clockAsk' in does ? does.clockAsk(view, read) : undefined;
}

describe('as acts', () => {
  test.each([
    ['before the start Black’s press starts White’s clock', 'clock-press', {}, waiting, { type: 'press', by: 'black' }],
    ['whoever is on move presses', 'clock-press', {}, running, { type: 'press', by: 'white' }],
    ['a player who is named presses', 'clock-press-of', { color: 'black' }, running, { type: 'press', by: 'black' }],
    ['both are stopped', 'clock-stop', {}, running, { type: 'stop', by: 'arbiter' }],
    ['before the game Black starts White’s clock (6.6)', 'clock-start', {}, waiting, { type: 'press', by: 'black' }],
    [
      'the clock of whoever is named goes on',
      'clock-restart-of',
      { color: 'black' },
      stopped,
      { type: 'restart', by: 'arbiter', side: 'black' },
    ],
    [
      'time that no window watched is charged',
      'clock-charge-time',
      {},
      stopped,
      { type: 'charge time', by: 'arbiter', charged: true },
    ],
    ['they go on', 'clock-restart', {}, stopped, { type: 'restart', by: 'arbiter' }],
    ['"start" before the game starts it', 'clock-restart', {}, waiting, { type: 'start', by: 'arbiter' }],
    [
      'a flag that is named is claimed by the opponent',
      'clock-claim-flag-of',
      { color: 'white' },
      running,
      { type: 'flag', by: 'black', of: 'white' },
    ],
    [
      'an illegal move is that of the player who moved last (7.5.1)',
      'clock-illegal-move',
      {},
      stopped,
      { type: 'rule', by: 'arbiter', decision: { on: 'illegal move', of: 'black' } },
    ],
    [
      'or of whoever is named',
      'clock-illegal-move-of',
      { color: 'white' },
      stopped,
      { type: 'rule', by: 'arbiter', decision: { on: 'illegal move', of: 'white' } },
    ],
  ] as const)('%s', (_, id, read, standing, act) => {
    expect(done(id, read, { ...standing, ...CHOICE, at: 2000 })).toEqual(act);
  });

  test('the flag that is meant is the one that has fallen, or else the opponent’s of whoever owns the device', () => {
    const flag = 'clock-claim-flag' as const;
    const white = { type: 'flag', by: 'black', of: 'white' };
    expect(done(flag, {}, { ...running, ...CHOICE, whose: 'white', at: 15 * MINUTE })).toEqual(white);
    expect(done(flag, {}, { ...running, ...CHOICE, whose: 'black', at: 1000 })).toEqual(white);
    expect(done(flag, {}, { ...running, ...CHOICE, whose: 'white', at: 1000 })).toEqual({
      type: 'flag',
      by: 'white',
      of: 'black',
    });
  });
});

test('as questions: of a player, of the one whose clock runs, of both', () => {
  const asking = (id: CommandId, read: Read = {}) => done(id, read, { ...running, ...CHOICE, left: 'black', at: 0 });
  expect(asking('clock-time-of', { color: 'black' })).toEqual({ about: 'time left', of: ['black'] });
  expect(asking('clock-time-running')).toEqual({ about: 'time left', of: ['white'] });
  expect(asking('clock-time-other')).toEqual({ about: 'time left', of: ['black'] });
  expect(asking('clock-times')).toEqual({ about: 'time left', of: ['white', 'black'] });
  expect(asking('clock-time-used-right')).toEqual({ about: 'time used', of: ['white'] });
  expect(asking('clock-whose')).toEqual({ about: 'whose clock' });
  expect(asking('clock-delay')).toEqual({ about: 'delay left' });
});

test.each<readonly [LanguageName, string, string]>([
  [
    'en',
    '“pres” is no command of the clock. Did you mean press?',
    '“e4” is no command of the clock. “Help” lists them.',
  ],
  [
    'de',
    '„pres“ ist kein Befehl der Uhr. Meinten Sie: press?',
    '„e4“ ist kein Befehl der Uhr. „Hilfe“ zählt die Befehle auf.',
  ],
  [
    'uk',
    '«pres» — не команда годинника. Ви мали на увазі: press?',
    '«e4» — не команда годинника. Команди перелічує «довідка».',
  ],
  [
    'be',
    '«pres» — не каманда гадзінніка. Вы мелі на ўвазе: press?',
    '«e4» — не каманда гадзінніка. Каманды пералічвае «даведка».',
  ],
  [
    'mk',
    '„pres“ не е наредба на часовникот. Дали мислевте на: press?',
    '„e4“ не е наредба на часовникот. „Помош“ ги набројува наредбите.',
  ],
])('what is not understood is told in %s', async (language, near, far) => {
  const told = await telling({}, language);
  expect(textOf(tellNotUnderstood({ text: 'pres', nearest: ['press'] }, told))).toBe(near);
  expect(textOf(tellNotUnderstood({ text: 'e4', nearest: [] }, told))).toBe(far);
});

test.each<readonly [LanguageName, string]>([
  ['en', 'I am not sure I heard “press”. Did you mean press or stop?'],
  ['de', '„press“ wurde nicht sicher verstanden. Meinten Sie: press oder stop?'],
  ['uk', '«press» почуто непевно. Ви мали на увазі: press чи stop?'],
  ['be', '«press» пачута няпэўна. Вы мелі на ўвазе: press ці stop?'],
  ['mk', '„press“ не се слушна сигурно. Дали мислевте на: press или stop?'],
])('what was not surely heard is told in %s', async (language, said) => {
  const line = { text: 'press', nearest: ['press', 'stop'], doubtful: true } as const;
  expect(textOf(tellNotUnderstood(line, await telling({}, language)))).toBe(said);
});

describe('a line', () => {
  let done: string[];
  let held: HeldGame | undefined;
  let line: ClockLine;

  const note =
    (what: string) =>
    (...told: readonly unknown[]) => {
      done.push([what, ...told.map((one) => JSON.stringify(one))].join(' '));
      return Promise.resolve({ type: 'done' });
    };

  beforeEach(async () => {
    done = [];
    held = { setup: setup('a'), game: running.game, acts: 1 };
    const told = await telling();
    const fake = {
      game: { act: note('act'), askClock: note('ask the game'), refuse: () => false },
      words: { language: 'en' },
      speech: {
        announcer: { attentive: true },
        speaker: {
          say: (said: Utterance) => done.push(textOf(said)),
          sayAgain: () => undefined,
          answer: note('answer'),
          notice: note('notice'),
        },
        earcons: { play: note('play') },
      },
      change: note('change'),
      late: { further: () => Promise.resolve(FURTHER) },
      run: (id: CommandId): Promise<LineOutcome> => runCommand(id, {}, fake as unknown as Services),
    };
    line = new ClockLine({
      services: fake as unknown as Services,
      held: () => held,
      telling: () => told,
      commands: new ClockCommands({
        services: fake as unknown as Services,
        held: () => held,
        choice: () => CHOICE,
        now: () => 1000,
        ask: (question) => {
          done.push(`ask ${JSON.stringify(question)}`);
        },
        feel: async () => {
          await note('feel')();
        },
        openForm: () => Promise.resolve(),
        focusEntry: () => undefined,
        unfold: () => undefined,
      }),
      changed: () => undefined,
    });
  });

  test('presses, stops, asks, and sets how it sounds', async () => {
    for (const text of ['press', 'stop', 'time', 'delay', 'time control', 'dial', 'mute'])
      expect(await line.enter(typed(text))).toBe('done');
    expect(done).toEqual([
      'act {"type":"press","by":"white"}',
      'act {"type":"stop","by":"arbiter"}',
      'ask {"about":"time left","of":["white","black"]}',
      'ask {"about":"delay left"}',
      'ask the game {"about":"time control"}',
      'feel',
      'notice {"about":"sound","on":false}',
      'change {"sound":false}',
    ]);
  });

  test('that is no command leaves its reason, until one is one', async () => {
    expect(await line.enter(typed('clokc'))).toBe('refused');
    expect(done).toEqual(['play "refused"', line.refusal]);
    expect(line.refusal).toBe('“clokc” is no command of the clock. Did you mean press?');
    expect(await line.enter(typed('clock'))).toBe('done');
    expect(line.refusal).toBe('');
  });

  test.each([
    ['how much time do I have left?', 'ask {"about":"time left","of":["white"]}'],
    ['could you tell me the time control', 'ask the game {"about":"time control"}'],
    ['whose turn is it, please', 'ask {"about":"whose clock"}'],
    ['uh, what time is left please', 'ask {"about":"time left","of":["white","black"]}'],
  ])('that asks as people ask is answered: %s', async (text, asked) => {
    expect(await line.enter(typed(text))).toBe('done');
    expect(await line.enterSpoken([{ text }])).toBe('done');
    expect(done).toEqual([asked, asked]);
  });

  test.each(['please press the clock', 'hit the clock', 'stop the clocks please'])(
    'that would change something is not done as people say it: %s',
    async (text) => {
      expect(await line.enter(typed(text))).toBe('refused');
      expect(done).toEqual(['play "refused"', line.refusal]);
    },
  );

  test('that was said is not done where it was not surely heard', async () => {
    expect(await line.enterSpoken([{ text: 'press' }, { text: 'stop' }])).toBe('refused');
    expect(line.refusal).toBe('I am not sure I heard “press”. Did you mean press or stop?');
    line.forget();
    expect(line.refusal).toBe('');
  });

  test('typed ahead of a refusal does not press the clock, and is named with the reason', async () => {
    const ends = Promise.all(['tme', 'press', 'time'].map((text) => line.enter({ text, begun: performance.now() })));
    expect(await ends).toEqual(['refused', 'held back', 'held back']);
    expect(done).toEqual([
      'play "refused"',
      '“tme” is no command of the clock. Did you mean time or black time?',
      '“tme” is no command of the clock. Did you mean time or black time? Not done: press, time.',
    ]);
  });

  test('typed so soon that the refusal cannot have been heard: a press is held back, a question is not', async () => {
    await line.enter(typed('tme'));
    expect(await line.enter({ text: 'time', begun: performance.now() })).toBe('done');
    await line.enter(typed('tme'));
    expect(await line.enter({ text: 'press', begun: performance.now() })).toBe('held back');
    expect(done).not.toContain('act {"type":"press","by":"white"}');
  });

  test('does nothing where no clock stands', async () => {
    held = undefined;
    expect(await line.enter(typed('press'))).toBe('refused');
    expect(done).toEqual([]);
  });
});
