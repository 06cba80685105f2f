import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { nothing, render } from 'lit';
import { lingering } from '../../components/dom/lingering.js';

function show(where: HTMLElement, words: string | undefined): void {
  render(html`${lingering(words === undefined ? nothing : html`<p>${words}</p>`)}`, where);
}

const make = () => fixture<HTMLElement>(html`<div></div>`);

const shown = (where: HTMLElement): string | undefined => where.querySelector('p')?.textContent;

describe('lingering', () => {
  it('keeps what goes as it was, and then takes it away', async () => {
    const where = await make();
    show(where, 'Resign?');
    const paragraph = where.querySelector('p');
    show(where, undefined);
    expect(shown(where)).to.equal('Resign?');
    expect(where.querySelector('p')).to.equal(paragraph);
    await waitUntil(() => shown(where) === undefined, 'it stays');
  });

  it('goes in its time however often the rest is drawn anew', async () => {
    const where = await make();
    show(where, 'Resign?');
    // Drawn anew at each look, which is oftener than it lingers.
    await waitUntil(() => {
      show(where, undefined);
      return shown(where) === undefined;
    }, 'it stays');
  });

  it('stays when it is wanted again meanwhile', async () => {
    const where = await make();
    const other = await make();
    show(where, 'Resign?');
    show(where, undefined);
    show(where, 'Resign now?');
    // Another that goes from now on is gone after the first would have been.
    show(other, 'Draw?');
    show(other, undefined);
    await waitUntil(() => shown(other) === undefined, 'it stays');
    expect(shown(where)).to.equal('Resign now?');
  });

  it('shows nothing where there was nothing', async () => {
    const where = await make();
    show(where, undefined);
    expect(where.children).to.have.length(0);
  });
});
