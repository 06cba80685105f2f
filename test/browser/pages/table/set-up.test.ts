import '../../../speech/late-words.js';
import { expect, fixture, html } from '@open-wc/testing';
import { LitElement, nothing } from 'lit';
import '../../../../src/pages/table/table-form/table-form.js';
import { START_FEN } from '../../../../src/laws/board/board.js';
import { PageWords } from '../../../../speech/page-words.js';
import { FormPart } from '../../../../src/pages/table/set-up.js';
import type { Table } from '../../../../src/pages/shared/services.js';
import type { WindowRole } from '../../../../src/game/window-role.js';
import type { GameSetup } from '../../../../src/game/session/journal.js';
import type { HeldGame } from '../../../../src/game/session/session-port.js';
import { setUp } from '../../../../src/game/session/fold.js';
import { DEFAULT_TABLE_CHOICE } from '../../../../src/pages/table/table-choice.js';
import { DEFAULT_SETTINGS, type Settings } from '../../../../src/storage/settings/settings.js';
import { DEFAULT_DETAIL } from '../../../../speech/style.js';
import { textOf as saidIn, type Utterance } from '../../../../speech/utterance.js';
import { button, focused, input, part, parts, textOf } from '../../../components/element-fixture.js';

const english = new PageWords();

class PartHost extends LitElement {
  form: FormPart | undefined;
  held: HeldGame | undefined;

  override render() {
    const { form, held } = this;
    return html`${form?.render()}${held ? form?.conditionsOf(held) : nothing}`;
  }
}
customElements.define('part-host', PartHost);

interface Opened {
  readonly host: PartHost;
  readonly form: FormPart;
  /** What was done and said, in order. */
  readonly done: string[];
  readonly begun: GameSetup[];
  readonly kept: Partial<Settings>[];
}

async function open(refused = false): Promise<Opened> {
  await english.load('en');
  english.show('en');
  const host = await fixture<PartHost>(html`<part-host></part-host>`);
  const done: string[] = [];
  const begun: GameSetup[] = [];
  const kept: Partial<Settings>[] = [];
  const table = {
    host,
    held: () => host.held,
    options: () => {
      const words = english.current;
      const style = { callStyle: 'plain', callLength: 'usual', squareStyle: 'plain' } as const;
      return { words, ...style, detail: DEFAULT_DETAIL, mine: [] };
    },
    services: {
      words: english,
      settings: () => DEFAULT_SETTINGS,
      change: (change: Partial<Settings>) => Promise.resolve(void kept.push(change)),
      game: {
        sit: (role: WindowRole) => done.push(`sit as ${role}`),
        begin: (setup: GameSetup) => {
          done.push('begin');
          begun.push(setup);
          const no = { type: 'refused', refusal: { reason: 'not kept', cause: 'disk full' } };
          return Promise.resolve(refused ? no : { type: 'done', facts: [] });
        },
      },
      views: {
        showGame: () => Promise.resolve(void done.push('show game')),
        showForm: () => Promise.resolve(void done.push('show form')),
      },
      speech: { speaker: { say: (said: Utterance) => done.push(saidIn(said).slice(0, 29)) } },
    },
  } as unknown as Table;
  const form = new FormPart(table);
  host.form = form;
  host.requestUpdate();
  await host.updateComplete;
  return { host, form, done, begun, kept };
}

async function openForm(opened: Opened): Promise<HTMLElement> {
  await opened.form.openForm();
  return part(opened.host, 'table-form');
}

async function read(element: HTMLElement): Promise<void> {
  button(element, 'Read the conditions …').click();
  await new Promise((resolve) => setTimeout(resolve, 50));
}

describe('the form of a game at a table, in the app', () => {
  it('is opened from the first page, with the focus on its heading', async () => {
    const opened = await open();
    await opened.form.openForm();
    expect(focused(part(opened.host, 'table-form'))).to.equal('A game at a table');
  });

  it('reads the conditions, then begins, keeps the choice and shows the game', async () => {
    const opened = await open();
    const element = await openForm(opened);
    input(element, '#approved').click();
    await read(element);
    expect(opened.done).to.deep.equal(['Strict play. Laws: FIDE 2023.']);
    button(element, 'Begin the game').click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(opened.done.slice(1)).to.deep.equal(['sit as both players', 'begin', 'show game']);
    expect(opened.begun[0]?.table).to.deep.equal({ approved: true, callStyle: 'fide', specialClock: true });
    expect(opened.kept).to.deep.equal([{ table: DEFAULT_TABLE_CHOICE }]);
    expect(opened.form.isOpen).to.equal(false);
  });

  it('stays open where the game could not be kept', async () => {
    const opened = await open(true);
    const element = await openForm(opened);
    input(element, '#approved').click();
    await read(element);
    button(element, 'Begin the game').click();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(opened.done.slice(1)).to.deep.equal(['sit as both players', 'begin']);
    expect(opened.form.isOpen).to.equal(true);
  });

  it('is left for the first page', async () => {
    const opened = await open();
    button(await openForm(opened), 'Back').click();
    await opened.host.updateComplete;
    expect(opened.done).to.deep.equal(['show form']);
    expect(parts(opened.host, 'table-form')).to.deep.equal([]);
  });

  it('has the conditions of a game at a table in sight, and reads them; of no other game', async () => {
    const opened = await open();
    const { host } = opened;
    const player = { type: 'player' } as const;
    const setup: GameSetup = {
      id: 'one',
      begunAt: 0,
      seats: { white: player, black: player },
      conditions: { play: 'strict', start: START_FEN },
      table: { approved: true, callStyle: 'fide', specialClock: false },
    };
    host.held = setUp(setup);
    host.requestUpdate();
    await host.updateComplete;
    const element = part(host, 'table-conditions');
    expect(textOf(part(element, '.locked'))).to.equal('Engine and hints are locked in this game.');
    expect(parts(element, 'li').map(textOf).at(-1)).to.equal(
      'The arbiter has approved the use of this program. Engine and hints are locked.',
    );
    button(element, 'Read the conditions').click();
    expect(opened.done).to.deep.equal(['Strict play. Laws: FIDE 2023.']);
    const { table: _, ...other } = setup;
    host.held = setUp(other);
    host.requestUpdate();
    await host.updateComplete;
    expect(parts(host, 'table-conditions')).to.deep.equal([]);
    opened.form.readConditions();
    expect(opened.done).to.deep.equal(['Strict play. Laws: FIDE 2023.']);
  });
});
