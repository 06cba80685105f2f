import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import type { FoundTopic, HelpIndex, ShownHere } from '../../../../src/pages/help/help-index.js';
import '../../../../src/pages/help/help-index.js';
import { press } from '../../../components/board-fixture.js';
import { focused, heardFrom, input, part, parts, textOf } from '../../../components/element-fixture.js';

const line = (does: string, keys: readonly string[] = [], phrases: readonly string[] = []) => ({
  does,
  ...(keys.length > 0 && { keys: { text: keys.join(' or '), names: keys } }),
  isChanged: false,
  phrases,
});

const TOPICS: readonly FoundTopic[] = [
  {
    name: 'Asking about the game',
    address: '#/help/asking',
    lines: [line('The last move', ['L'], ['last move', 'last']), line('Where this piece can go', ['M'])],
  },
  {
    name: 'The clock',
    address: '#/help/clock',
    lines: [
      line('The time of both sides', ['T'], ['clock', 'clocks', 'time', 'what time is left']),
      line('Press the clock', ['H'], ['press clock', 'press']),
    ],
  },
];

const HERE: ShownHere = {
  title: 'What you can do on the board',
  isLed: true,
  now: [line('The last move', ['L'], ['last move', 'last']), line('Lift the piece', ['Enter', 'Space'])],
  notNow: [{ ...line('Take the last move back', [], ['undo']), why: 'Not before the first move.' }],
};

interface Made {
  readonly help: HelpIndex;
  readonly told: readonly string[];
}

async function make(wanted = '', lettersOff = false): Promise<Made> {
  const told: string[] = [];
  const help = await fixture<HelpIndex>(
    html`<help-index
      .topics=${TOPICS}
      .here=${HERE}
      .wanted=${{ text: wanted }}
      .lettersOff=${lettersOff}
      .keysAddress=${'#/settings/keys'}
      .tell=${(text: string) => told.push(text)}
    ></help-index>`,
  );
  return { help, told };
}

async function search(help: HelpIndex, text: string): Promise<void> {
  const field = input(help, '#search');
  field.focus();
  field.value = text;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  await help.updateComplete;
}

const headings = (help: HelpIndex) => parts(help, 'h3').map(textOf);
const rows = (help: HelpIndex) => parts(help, '.lines > li').map(textOf);

describe('help-index', () => {
  it('tells first what can be done here, then what cannot, with its reason, then the topics', async () => {
    const { help } = await make();
    expect(headings(help)).to.deep.equal(['What you can do on the board', 'Not possible now', 'Topics']);
    expect(rows(help)).to.deep.equal([
      'The last move: L Type or say: last move, last',
      'Lift the piece: Enter or Space',
      'Take the last move back: Type or say: undo Not before the first move.',
    ]);
    expect(parts(help, 'a').map(textOf)).to.deep.equal(['Learn by ear', 'Asking about the game', 'The clock']);
    expect(parts(help, 'kbd').map(textOf)).to.deep.equal(['L', 'Enter', 'Space']);
  });

  it('has a space behind the keys that does not collapse, and one in the text before what can be typed', async () => {
    const { help } = await make();
    const [keys, words] = parts(help, '.lines > li:first-of-type > span').map((span) => span.textContent);
    expect(keys).to.equal('L\u00a0');
    expect(words).to.equal('Type or say: last move, last');
  });

  it('passes axe, also with what was found and with nothing found', async () => {
    const { help } = await make();
    await expect(help).to.be.accessible();
    await search(help, 'clock');
    await expect(help).to.be.accessible();
    await search(help, 'zugzwang');
    await expect(help).to.be.accessible();
  });

  it('has a line for each, and no terms or tables, which readers say in pieces', async () => {
    const { help } = await make();
    expect(parts(help, 'table, dl')).to.deep.equal([]);
    expect(parts(help, 'h4')).to.deep.equal([]);
  });

  it('fits 320 pixels', async () => {
    await setViewport({ width: 320, height: 600 });
    const { help } = await make('', true);
    const width = Math.max(...parts(help, '*').map((element) => element.getBoundingClientRect().right));
    await setViewport({ width: 800, height: 600 });
    expect(width).to.be.at.most(320);
  });

  it('letters that are switched off are told above the keys, with the way to the settings', async () => {
    const { help } = await make('', true);
    expect(textOf(part(help, '#here ~ p:has(a)'))).to.equal(
      'Single letters and digits are switched off as keys. Choose keys',
    );
    expect(part(help, '#here ~ p a').getAttribute('href')).to.equal('#/settings/keys');
  });

  describe('search', () => {
    it('finds topics and commands by words that begin so: what is done, keys, and all that can be typed', async () => {
      const { help } = await make();
      await search(help, 'CLOCK');
      expect(headings(help)).to.deep.equal(['Found for “CLOCK”']);
      expect(parts(help, 'a').map(textOf)).to.deep.equal(['The clock']);
      expect(parts(help, '.lines b').map(textOf)).to.deep.equal(['The time of both sides:', 'Press the clock:']);
      // By the fourth phrase, which does not stand there, and by a key.
      await search(help, 'left is');
      expect(parts(help, '.lines b').map(textOf)).to.deep.equal(['The time of both sides:']);
      await search(help, 'm');
      expect(parts(help, '.lines b').map(textOf)).to.deep.equal(['The last move:', 'Where this piece can go:']);
    });

    it('says how much was found once typing rests, and once only', async () => {
      const { help, told } = await make();
      await search(help, 'c');
      await search(help, 'cl');
      await search(help, 'clock');
      expect(told).to.deep.equal([]);
      await waitUntil(() => told.length > 0);
      expect(told).to.deep.equal(['3 found']);
    });

    it('where nothing is found it says so, and what would be right', async () => {
      const { help, told } = await make();
      await search(help, 'zugzwang');
      await waitUntil(() => told.length > 0);
      const none =
        'Nothing found for “zugzwang”. Search for a key or for what you want to do, such as “clock” or “draw”.';
      expect(told).to.deep.equal([none]);
      expect(textOf(part(help, '#found + p'))).to.equal(none);
    });

    it('Enter leads to what was found, Escape in the field empties it first', async () => {
      const { help } = await make();
      const heard = heardFrom(help, 'help-closed');
      await search(help, 'clock');
      await press('Enter');
      expect(focused(help)).to.equal('Found for “clock”');
      input(help, '#search').focus();
      await press('Escape');
      await help.updateComplete;
      expect(headings(help)[0]).to.equal('What you can do on the board');
      expect(heard).to.have.length(0);
      await press('Escape');
      expect(heard).to.have.length(1);
    });

    it('stands there with what help was asked for with', async () => {
      const { help } = await make('press');
      help.focusPart('found');
      expect(focused(help)).to.equal('Found for “press”');
      expect(input(help, '#search').value).to.equal('press');
    });
  });

  describe('Escape', () => {
    it('closes it, also when the focus has fallen from the heading, as when a reader reads on; not from elsewhere', async () => {
      const { help } = await make();
      const elsewhere = await fixture<HTMLInputElement>(html`<input aria-label="Elsewhere" />`);
      const heard = heardFrom(help, 'help-closed');
      elsewhere.focus();
      await press('Escape');
      expect(heard).to.have.length(0);
      elsewhere.blur();
      await press('Escape');
      expect(heard).to.have.length(1);
      help.focusPart('here');
      await press('Escape');
      expect(heard).to.have.length(2);
    });

    it('does nothing while the help is hidden', async () => {
      const { help } = await make();
      const heard = heardFrom(help, 'help-closed');
      help.hidden = true;
      await press('Escape');
      expect(heard).to.have.length(0);
    });
  });
});
