/** What is done with what was typed or said and concerns the page: each by what does it when a key is pressed. */
import { EVERY_LANGUAGE } from '../../speech/hearing/every-language.js';
import { FURTHER } from '../../speech/hearing/further.js';
import { alone } from '../../speech/hearing/languages.js';
import { beforeEach, describe, expect, it } from 'vitest';
import { carryOut } from '../../src/app/run-command.js';
import type { LineOutcome } from '../../speech/line-queue.js';
import type { HelpWanted } from '../../src/pages/shared/app-views.js';
import type { Services } from '../../src/pages/shared/services.js';
import type { ReadCommand } from '../../speech/hearing/commands/commands.js';
import { DEFAULT_SETTINGS, type Settings } from '../../src/storage/settings/settings.js';
import type { Square } from '../../src/laws/squares.js';
import { viewFor } from '../../src/laws/view.js';
import { game, make } from '../laws/play.js';
import { setup } from '../game/fakes.js';

let done: string[];
let settings: Settings;
let lifted: Square | undefined;

/** Notes what was called that is done later. */
const later = (what: string) => (): Promise<void> => {
  done.push(what);
  return Promise.resolve();
};

const note =
  (what: string) =>
  (...told: readonly unknown[]): void => {
    done.push([what, ...told.map((one) => JSON.stringify(one))].join(' '));
  };

/** Two moves have been made, and the third is White's. */
function services(): Services {
  const played = make(game(), 'e2e4 e7e5 g1f3');
  const view = viewFor(played, 'white');
  const held = { setup: setup('a'), game: played, acts: 3 };
  const fake = {
    game: {
      value: { held, view, mine: ['white', 'black'], ply: 3 },
      turnBoard: note('turn board'),
      takeBack: later('take back'),
      look: note('look'),
      lookAt: (ply: number) => done.push(`look at ${String(ply)}`),
      refuse: note('refuse'),
      ask: note('ask'),
      askClock: note('ask clock'),
    },
    words: { language: 'en', heard: alone(EVERY_LANGUAGE.en) },
    speech: {
      speaker: {
        ...{ notice: note('notice'), answer: note('answer'), reply: note('reply') },
        sayAgain: (before: boolean) => note('repeat')(before ? 1 : 0),
      },
    },
    late: {
      further: () => Promise.resolve(FURTHER),
      openClock: () => Promise.resolve({ askInGame: note('ask of the clock') }),
      commandsOf: (page: string) =>
        page === 'clock'
          ? Promise.resolve({ 'clock-alone': later('clock form'), 'feel-clock': later('feel') })
          : Promise.resolve(undefined),
    },
    views: {
      showGame: later('show game'),
      showForm: later('show form'),
      showSettings: (word?: string) => later(`settings ${word ?? ''}`)(),
      showHelp: (wanted: HelpWanted) => later(`help ${JSON.stringify(wanted)}`)(),
      lifted: () => lifted,
      focusSquare: note('focus square'),
    },
    settings: () => settings,
    change: (change: Partial<Settings>) => {
      settings = { ...settings, ...change };
      return Promise.resolve();
    },
  };
  return fake as unknown as Services;
}

beforeEach(() => {
  done = [];
  settings = DEFAULT_SETTINGS;
  lifted = undefined;
});

const run = (id: ReadCommand['id'], read: ReadCommand['read'] = {}): Promise<LineOutcome> =>
  carryOut({ type: 'bound', command: { id, read } }, services());

describe('the page', () => {
  it.each<readonly [ReadCommand['id'], ReadCommand['read'], string]>([
    ['turn-board', {}, 'turn board'],
    ['take-back', {}, 'take back'],
    ['repeat', {}, 'repeat 0'],
    ['board', {}, 'show game'],
    ['go-to-square', { square: 'e4' }, 'focus square "e4"'],
    ['new-game', {}, 'show form'],
    ['clock-alone', {}, 'clock form'],
    ['feel-clock', {}, 'feel'],
    ['back', {}, 'look "back"'],
    ['forward', {}, 'look "forward"'],
    ['go-to-move', { number: 1 }, 'look at 1'],
    ['go-to-move', { number: 2 }, 'look at 3'],
    ['go-to-move', { number: 3 }, 'refuse {"reason":"no such move here","number":3}'],
    ['present', {}, 'look at Infinity'],
    ['opponent', {}, 'answer {"about":"opponent","opponent":{"type":"player beside you"}}'],
  ])('%s %j', async (id, read, expected) => {
    expect(await run(id, read)).toBe('done');
    expect(done).toEqual([expected]);
  });
});

it('the start of the game is shown, with the focus on the board', async () => {
  expect(await run('game-start')).toBe('done');
  expect(done).toEqual(['look at 0', 'show game']);
});

it('help alone shows the list of typed commands, and says one sentence when the focus is there', async () => {
  await run('help');
  expect(done).toEqual(['help "commands"', 'reply {"about":"commands listed","example":"help clock"}']);
});

it('help with a word searches for it, and says which commands have it when the focus is there', async () => {
  await run('help-for', { rest: 'materail' });
  expect(done).toEqual([
    'help {"search":"materail"}',
    'answer {"about":"commands","searched":"materail","phrases":["material"]}',
  ]);
});

it('the settings are shown, and with a word those that have to do with it', async () => {
  await run('settings');
  await run('settings-for', { rest: 'voice' });
  expect(done).toEqual(['settings ', 'settings voice']);
});

it('the moves of the piece in the hand are asked for, and where there is none, which is meant', async () => {
  await run('moves-of-it');
  lifted = 'g1';
  await run('moves-of-it');
  expect(done).toEqual([
    'reply {"about":"no piece meant"}',
    'ask {"about":"moves of piece","square":"g1","capturesOnly":false}',
  ]);
});

describe('questions', () => {
  it('about the clock go to the clock, and the others to the board', async () => {
    await carryOut({ type: 'question', question: { about: 'clocks', whose: 'both' } }, services());
    await carryOut({ type: 'question', question: { about: 'time control' } }, services());
    await carryOut({ type: 'question', question: { about: 'material' } }, services());
    expect(done).toEqual([
      'ask clock {"about":"clocks","whose":"both"}',
      'ask clock {"about":"time control"}',
      'ask {"about":"material"}',
    ]);
  });

  it('about periods, used time and delay go to what tells of clocks', async () => {
    await carryOut({ type: 'question', question: { about: 'time used', of: ['white', 'black'] } }, services());
    await carryOut({ type: 'question', question: { about: 'delay left' } }, services());
    expect(done).toEqual([
      'ask of the clock {"about":"time used","of":["white","black"]}',
      'ask of the clock {"about":"delay left"}',
    ]);
  });
});

describe('settings', () => {
  it('the way of calling is chosen, and heard in the last move', async () => {
    await run('call-nato');
    expect(settings.callStyle).toBe('nato');
    expect(done).toEqual(['ask {"about":"last move"}']);
  });

  it('a voice becomes faster and slower by a fifth, within what voices can, and is heard', async () => {
    await run('faster');
    expect(settings.voice.rate).toBeCloseTo(1.2);
    await run('slower');
    expect(settings.voice.rate).toBeCloseTo(1);
    expect(done).toEqual(['repeat 0', 'repeat 0']);
    settings = { ...settings, voice: { ...settings.voice, rate: 3.9 } };
    await run('faster');
    expect(settings.voice.rate).toBe(4);
    settings = { ...settings, voice: { ...settings.voice, rate: 0.5 } };
    await run('slower');
    expect(settings.voice.rate).toBe(0.5);
  });

  it('sound is switched on and off, and told', async () => {
    await run('sound-off');
    expect(settings.sound).toBe(false);
    expect(done).toEqual(['notice {"about":"sound","on":false}']);
  });
});
