import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { sendKeys } from '@web/test-runner-commands';
import '../../../../src/pages/table/score/score-entry.js';
import type { WritablePly, ScoreEntry } from '../../../../src/pages/table/score/score-entry.js';
import {
  button,
  focused,
  heardFrom,
  input,
  labels,
  part,
  parts,
  selects,
  textOf,
} from '../../../components/element-fixture.js';

const next: WritablePly = { ply: 6, number: 3, by: 'black', stands: false, called: true };
const before: WritablePly = { ply: 5, number: 3, by: 'white', stands: true, called: false };

async function entry(plies: readonly WritablePly[], more: Partial<ScoreEntry> = {}): Promise<ScoreEntry> {
  const element = await fixture<ScoreEntry>(html`<score-entry .plies=${plies}></score-entry>`);
  Object.assign(element, more);
  await element.updateComplete;
  return element;
}

const label = (element: ScoreEntry): string => textOf(input(element, '#move').labels![0]!);

describe('<score-entry>', () => {
  it('asks for the next ply by its number and player', async () => {
    const element = await entry([next]);
    const heard = heardFrom(element, 'score-writing');
    expect(label(element)).to.equal('Write move 3, Black');
    expect(selects(element)).to.have.length(0);
    element.focus();
    await sendKeys({ type: ' Nf6 ' });
    await sendKeys({ press: 'Enter' });
    const written = heard.map(({ side, writing }) => {
      if (writing.do !== 'write') throw new Error(writing.do);
      const { ply, isNext, line } = writing;
      return { side, ply, isNext, text: line.text };
    });
    expect(written).to.deep.equal([{ side: 'white', ply: 6, isNext: true, text: ' Nf6 ' }]);
    await waitUntil(() => input(element, '#move').value === '');
    expect(focused(element)).to.equal('Write move 3, Black');
    // What is not written comes back to be mended.
    element.end(' Nf6 ', 'refused');
    expect(input(element, '#move').value).to.equal(' Nf6 ');
    await expect(element).to.be.accessible();
  });

  it('takes no words where nothing is to be written', async () => {
    const element = await entry([]);
    expect(label(element)).to.equal('Nothing is to be written');
    expect(input(element, '#move').readOnly).to.equal(true);
    element.plies = [next];
    await element.updateComplete;
    expect(input(element, '#move').readOnly).to.equal(false);
  });

  it('writes what was called, or else what was made', async () => {
    const element = await entry([next], { side: 'black' });
    const heard = heardFrom(element, 'score-writing');
    button(element, 'Write it as it was called').click();
    expect(heard.map(({ side, writing }) => [side, writing])).to.deep.equal([
      ['black', { do: 'write as called', ply: 6 }],
    ]);
    element.plies = [{ ...next, called: false }];
    await element.updateComplete;
    expect(labels(element)).to.include('Write it as it was made');
  });

  it('lets what stands be corrected, where it may', async () => {
    const element = await entry([next, before]);
    const [choice] = selects(element);
    expect(choice!.querySelector('option[selected]')).to.equal(null);
    expect([...choice!.options].map(({ text }) => text)).to.deep.equal([
      'Write move 3, Black',
      'Correct move 3, White',
    ]);
    choice!.value = '5';
    choice!.dispatchEvent(new Event('change'));
    await element.updateComplete;
    expect(label(element)).to.equal('Correct move 3, White');
    const heard = heardFrom(element, 'score-writing');
    button(element, 'Write it as it was made').click();
    expect(heard[0]?.writing).to.deep.equal({ do: 'write as called', ply: 5 });
    element.accept();
    await element.updateComplete;
    expect([label(element), choice!.value]).to.deep.equal(['Write move 3, Black', '6']);
    await expect(element).to.be.accessible();
  });

  it('has why nothing was written beside the field', async () => {
    const element = await entry([next], { refusal: 'No piece can do that.' });
    const field = input(element, '#move');
    expect(field.getAttribute('aria-invalid')).to.equal('true');
    expect(textOf(part(element, `#${field.getAttribute('aria-describedby')!}`))).to.equal('No piece can do that.');
    await expect(element).to.be.accessible();
  });

  it('marks an offer, and keeps the focus when that is done', async () => {
    const element = await entry([next], { offer: before });
    const heard = heardFrom(element, 'score-writing');
    const marks = button(element, 'Write (=) at move 3, White');
    marks.focus();
    marks.click();
    expect(heard[0]?.writing).to.deep.equal({ do: 'mark offer', ply: 5 });
    element.offer = undefined;
    await element.updateComplete;
    expect(focused(element)).to.equal('Write move 3, Black');
  });

  it('records where a recording device is allowed, and says by the button that it does', async () => {
    expect(parts(await entry([next]), '#note')).to.have.length(0);
    const element = await entry([next], { notes: true });
    const heard = heardFrom(element, 'score-writing');
    const note = part(element, '#note');
    expect([textOf(note), note.getAttribute('aria-pressed')]).to.deep.equal(['Record an audio note', 'false']);
    note.click();
    element.recording = true;
    // The ply is written by now: what is going on can still be ended.
    element.plies = [];
    await element.updateComplete;
    expect([note.getAttribute('aria-pressed'), note.getAttribute('aria-disabled')]).to.deep.equal(['true', 'false']);
    note.click();
    expect(heard.map(({ writing }) => writing.do)).to.deep.equal(['record', 'record']);
    await expect(element).to.be.accessible();
  });

  it('stays where nothing is to be written, and does nothing', async () => {
    const element = await entry([], { notes: true });
    const heard = heardFrom(element, 'score-writing');
    expect(label(element)).to.equal('Nothing is to be written');
    for (const one of parts(element, 'button')) {
      expect(one.getAttribute('aria-disabled')).to.equal('true');
      one.click();
    }
    expect(heard).to.deep.equal([]);
  });
});
