/** A row of the table of commands is taken away, and what it stands for is gone everywhere: keys, bars, menu, help, typed and spoken phrases. */
import { expect, fixture } from '@open-wc/testing';
import { html, unsafeStatic } from 'lit/static-html.js';
import type { LitElement } from 'lit';
import { hearLine } from '../../../speech/hear.js';
import { COMMAND_NAMES } from '../../speech/command-names.js';
import { typedExample } from '../../../speech/hearing/commands/help.js';
import { likelyPhrases } from '../../../src/app/voice/listened-for.js';
import { placesOf } from '../../../src/commands/bars.js';
import { SCOPES, type Bar } from '../../../src/commands/command.js';
import { COMMANDS, rowsOf, type CommandId, type CommandTable } from '../../../src/commands/commands.js';
import { keymapOf } from '../../../src/commands/keymap.js';
import { phrasesOf } from '../../../src/commands/phrases.js';
import { HELP_TOPICS, topicOf, toldCommands, toldSections, type HelpTopic } from '../../../src/commands/told.js';
import { NOTHING_TO_DO, type WhenView } from '../../../src/commands/when.js';
import { pauseClock, setUpClock, startClock, type Clock } from '../../../src/laws/clock/clock.js';
import { timeControl } from '../../../src/laws/clock/time-control.js';
import { COLORS } from '../../../src/laws/squares.js';
import { ActMenu } from '../../../src/pages/game/act-menu.js';
import { game } from '../../laws/play.js';
import { EVERY_LANGUAGE, everyLanguage } from '../../../speech/hearing/every-language.js';
import '../../../src/pages/clock/clock-table.js';
import '../../../src/pages/game/game-acts.js';
import '../../../src/pages/game/command-bar.js';

function without(id: CommandId): CommandTable {
  return Object.fromEntries(rowsOf(COMMANDS).filter(([one]) => one !== id));
}

const PLAYING: WhenView = {
  ...NOTHING_TO_DO,
  playing: true,
  toMove: true,
  touchBinds: true,
  canTakeBack: true,
  touch: true,
};

/** Taken together every button of every bar is there. */
const VIEWS: readonly WhenView[] = [
  {
    ...PLAYING,
    offer: 'to answer',
    clock: 'running',
    press: 'now',
    away: 'white',
    complaints: ['illegal move', 'touched piece', 'pressed without a move', 'pawn left unpromoted'],
    computerThinks: true,
    computerFailed: true,
  },
  { ...PLAYING, clock: 'paused' },
  { ...PLAYING, clock: 'waiting', flagClaims: true },
  { ...PLAYING, playing: false },
];

const ELEMENTS: Readonly<Record<Bar, string>> = {
  menu: 'act-menu',
  'unwatched time': 'game-acts',
  answers: 'game-acts',
  acts: 'game-acts',
  'clock and pieces': 'game-acts',
  complaints: 'game-acts',
  game: 'game-acts',
  file: 'game-acts',
  result: 'command-bar',
  questions: 'command-bar',
  view: 'command-bar',
  'clock acts': 'clock-table',
  'clock rulings': 'clock-table',
  'clock questions': 'clock-table',
  'clock page': 'clock-table',
};

const SET = setUpClock({ white: timeControl(5), black: timeControl(5) });
const RUNNING = startClock(SET, 'white', 0);
const CLOCKS: Readonly<Record<WhenView['clock'], Clock>> = {
  none: SET,
  waiting: SET,
  running: RUNNING,
  paused: pauseClock(RUNNING, 1000),
};

const CONTEXT = { game: game(), languages: everyLanguage('en'), mine: COLORS } as const;

/** The keys that are told under a topic of the help. */
function keysIn(topic: HelpTopic, commands: CommandTable) {
  return toldSections(topic, commands).flatMap(({ rows }) => rows.flatMap(({ keys }) => keys));
}

/** The commands of a bar's buttons. */
async function drawn(bar: Bar, state: WhenView, commands: CommandTable): Promise<readonly (string | undefined)[]> {
  return (await buttonsOf(bar, state, commands)).map(({ dataset }) => dataset['command']);
}

async function buttonsOf(bar: Bar, state: WhenView, commands: CommandTable): Promise<readonly HTMLButtonElement[]> {
  const tag = unsafeStatic(ELEMENTS[bar]);
  const { away, flagClaims = false } = state;
  // What an arbiter rules on stands there while both clocks are stopped.
  const clock = CLOCKS[bar === 'clock rulings' ? 'paused' : state.clock];
  const element = await fixture<LitElement>(
    html`<${tag}
      .bar=${bar}
      .state=${state}
      .clock=${clock}
      .away=${away}
      .flagClaims=${flagClaims}
      .commands=${commands}
    ></${tag}>`,
  );
  if (element instanceof ActMenu) await element.open();
  return [...element.renderRoot.querySelectorAll('button')];
}

for (const [id, row] of rowsOf(COMMANDS)) {
  describe(`without the row "${id}"`, () => {
    const table = without(id);

    it('the help does not tell it', () => {
      const told = (commands: CommandTable) =>
        HELP_TOPICS.flatMap((topic) =>
          toldSections(topic, commands).flatMap(({ rows }) => rows.flatMap(({ ids }) => ids)),
        );
      expect(told(COMMANDS).filter((one) => one === id)).to.have.length(1);
      expect(told(table)).not.to.include(id);
    });

    if (row.keys) {
      it('its keys mean nothing, and are not told', () => {
        const held = (commands: CommandTable) =>
          SCOPES.flatMap((scope) => keymapOf(scope, commands)).filter(({ command }) => command === id).length;
        expect(held(COMMANDS)).to.be.at.least(row.keys?.length ?? 0);
        expect(held(table)).to.equal(0);
        const told = (commands: CommandTable) => keysIn(topicOf(id, row), commands).length;
        expect(told(COMMANDS) - told(table)).to.equal(row.keys?.length);
      });
    }

    for (const bar of Object.keys(row.shown ?? {}) as Bar[]) {
      it(`its button is gone: ${bar}`, async () => {
        const view = VIEWS.find((one) => placesOf(bar, one).some(({ shown }) => shown?.id === id));
        if (!view) throw new Error('no view has it');
        const button = (await buttonsOf(bar, view, COMMANDS)).find(({ dataset }) => dataset['command'] === id);
        expect(button?.textContent.trim()).not.to.be.oneOf([undefined, '', id]);
        expect(await drawn(bar, view, table)).not.to.include(id);
      });
    }

    const name = COMMAND_NAMES.find((one) => one === id);
    if (name) {
      it('it is neither understood, nor told, nor listened for', () => {
        const heard = (commands: CommandTable) => {
          const line = hearLine(typedExample(name, EVERY_LANGUAGE.en), { ...CONTEXT, phrases: phrasesOf(commands) });
          return line.type === 'command' ? line.command.id : undefined;
        };
        expect(heard(COMMANDS)).to.equal(id);
        expect(heard(table)).not.to.equal(id);

        expect(toldCommands(COMMANDS).phrases.game.namesIn(EVERY_LANGUAGE.en)).to.include(id);
        expect(toldCommands(table).phrases.game.namesIn(EVERY_LANGUAGE.en)).not.to.include(id);

        const likely = (commands: CommandTable) =>
          likelyPhrases({
            ...CONTEXT,
            language: 'en',
            style: 'plain',
            closed: false,
            atTable: false,
            phrases: phrasesOf(commands),
          });
        // Of phrases with a place, as "rank 4", the recogniser is told the words alone.
        const isWhole = EVERY_LANGUAGE.en.commands.phrases[name].some((phrase) => !phrase.includes('{'));
        if (isWhole) expect(likely(table).length).to.be.lessThan(likely(COMMANDS).length);
      });
    }
  });
}
