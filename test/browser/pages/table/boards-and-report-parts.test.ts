import '../../../speech/late-words.js';
import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { LitElement, nothing } from 'lit';
import '../../../../src/pages/table/boards/two-boards.js';
import '../../../../src/pages/table/report/game-report.js';
import { PageWords } from '../../../../speech/page-words.js';
import { BoardsPart } from '../../../../src/pages/table/boards/boards.js';
import type { Table } from '../../../../src/pages/shared/services.js';
import { ReportPart } from '../../../../src/pages/table/report/report.js';
import type { ActDraft } from '../../../../src/laws/acts.js';
import type { HeldGame } from '../../../../src/game/session/session-port.js';
import type { WindowRole } from '../../../../src/game/window-role.js';
import { DEFAULT_DETAIL } from '../../../../speech/style.js';
import { textOf as saidIn, type Utterance } from '../../../../speech/utterance.js';
import { after, place, call, press, repeat, execute } from '../../../laws/table.js';
import { AT_TABLE, kept } from '../../../questions/report-game.js';
import { button, input, labels, part, parts, textOf } from '../../../components/element-fixture.js';

const english = new PageWords();

class BoardsHost extends LitElement {
  table: Table | undefined;
  held: HeldGame | undefined;
  boards: BoardsPart | undefined;
  report: ReportPart | undefined;

  override render() {
    const { held, boards, report } = this;
    return held && boards && report ? html`${boards.render(held)}${report.render(held)}` : nothing;
  }
}
customElements.define('boards-host', BoardsHost);

const START = kept(AT_TABLE, [[1000, { type: 'start', by: 'arbiter' }]]);
/** Black has executed on h3 what was called to f3, and it was found. */
const DIFFERING = after(
  START.game,
  ...[place('white', 'g1f3'), call('white', 'g1f3'), press('white'), repeat('black', 'g1f3')],
  execute('black', 'g1h3', 'black'),
);

async function open(role: WindowRole, game = START.game) {
  await english.load('en');
  english.show('en');
  const host = await fixture<BoardsHost>(html`<boards-host></boards-host>`);
  const acts: ActDraft[] = [];
  const said: string[] = [];
  const { conditions } = game;
  const seats = { white: { type: 'player' }, black: { type: 'player' } } as const;
  host.held = { setup: { id: 'g', conditions, seats, begunAt: 0 }, game, acts: 1 };
  const table = {
    host,
    role: () => role,
    held: () => host.held,
    session: { entries: START.entries.map((entry) => ({ ...entry, version: 4 })) },
    options: () => {
      const words = english.current;
      const style = { callStyle: 'plain', callLength: 'usual', squareStyle: 'plain' } as const;
      return { words, ...style, detail: DEFAULT_DETAIL, mine: [] };
    },
    act: (draft: ActDraft) => {
      acts.push(draft);
      return Promise.resolve({ type: 'done', facts: [] });
    },
    services: { words: english, speech: { speaker: { say: (utterance: Utterance) => said.push(saidIn(utterance)) } } },
  } as unknown as Table;
  host.boards = new BoardsPart(table);
  host.report = new ReportPart(table);
  host.requestUpdate();
  await host.updateComplete;
  const settled = async () => {
    await host.updateComplete;
    for (const element of [boards(), report()]) await (element as LitElement | null)?.updateComplete;
  };
  const boards = () => host.shadowRoot?.querySelector('two-boards') ?? null;
  const report = () => host.shadowRoot?.querySelector('game-report') ?? null;
  return { host, acts, said, settled, boards: boards(), report: report() };
}

function there<Element>(element: Element | null): Element {
  if (!element) throw new Error('not there');
  return element;
}

describe('the boards at a table', () => {
  it('are read rank by rank from their player’s side', async () => {
    const { boards, said, settled } = await open('black');
    const element = there(boards);
    expect(labels(element)).to.deep.equal(['Read Black’s board']);
    button(element, 'Read Black’s board').click();
    await settled();
    button(element, 'Next rank').click();
    button(element, 'Next rank').click();
    await settled();
    expect(said).to.deep.equal([
      'Rank 8: black rook a8, knight b8, bishop c8, queen d8, king e8, bishop f8, knight g8, rook h8.',
      'Rank 7: black pawns a7, b7, c7, d7, e7, f7, g7, h7.',
      'Rank 6: empty.',
    ]);
    expect(textOf(part(element, '.reading'))).to.equal('Rank 6: empty.');
  });

  it('are entered by the arbiter and compared with what stands in the other', async () => {
    const { boards, said, acts, settled } = await open('arbiter');
    const element = there(boards);
    const [entry] = parts(element, 'board-entry');
    const field = input(there(entry ?? null), '#line');
    const enter = (text: string): void => {
      field.value = text;
      button(there(entry ?? null), 'Enter').click();
    };
    enter('white knight f3, g1 empty');
    enter('white dragon f3');
    await settled();
    expect(said).to.deep.equal([
      'f3, white knight. g1, empty.',
      '“dragon” was not understood. For example: white king e1, black pawn d5, e4 empty.',
    ]);
    button(element, 'Compare with what was entered').click();
    await settled();
    const [act] = acts;
    if (act?.type !== 'compare boards') throw new Error('not compared');
    expect([act.by, Object.keys(act.entered ?? {})]).to.deep.equal(['arbiter', ['white']]);
    expect(act.entered?.white?.find(({ square }) => square === 'f3')).to.deep.equal({
      ...{ color: 'white', kind: 'knight', square: 'f3' },
    });
    // What was entered has been used up.
    await settled();
    expect(button(element, 'Compare with what was entered').ariaDisabled).to.equal('true');
  });

  it('are put right by their owner, once that is due', async () => {
    const found = after(DIFFERING, { type: 'compare boards', by: 'arbiter' });
    const { boards, acts } = await open('black', found);
    button(there(boards), 'Put my board right (Black)').click();
    expect(acts).to.deep.equal([{ type: 'mend board', by: 'black', of: 'black' }]);
    const before = await open('black', DIFFERING);
    expect(labels(there(before.boards))).to.deep.equal(['Read Black’s board']);
  });
});

describe('the report at a table', () => {
  it('is for the arbiter alone while a strict game goes on', async () => {
    expect((await open('white')).report).to.equal(null);
    expect((await open('white', after(START.game, { type: 'resign', by: 'black' }))).report).not.to.equal(null);
  });

  it('is shown and read out section by section', async () => {
    const { report, said, settled } = await open('arbiter');
    const element = there(report);
    expect(parts(element, 'h3')).to.deep.equal([]);
    button(element, 'Show the report').click();
    await settled();
    expect(parts(element, 'h3').map(textOf)).to.deep.equal([
      ...['Game', 'What was done', 'Rulings', 'Scores', 'Result'],
    ]);
    button(element, 'Read out: What was done').click();
    button(element, 'Read out: Result').click();
    expect(said).to.deep.equal([
      "What was done. The arbiter starts the clock. White's clock runs.",
      'Result. The game goes on.',
    ]);
    button(element, 'Show the report').click();
    await settled();
    expect(parts(element, 'h3')).to.deep.equal([]);
  });

  it('says that it could not be copied where the page has no clipboard, as where it is not served safely', async () => {
    const { report, said, settled } = await open('arbiter');
    const element = there(report);
    button(element, 'Show the report').click();
    await settled();
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
    button(element, 'Copy the report').click();
    await waitUntil(() => said.length > 0);
    Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
    expect(said).to.deep.equal(['The report could not be copied. Save it as text instead.']);
  });
});
