import { aTimeout, expect, fixture, html } from '@open-wc/testing';
import { render } from 'lit';
import { QUIET_FOR, focusList, quietly } from '../../components/dom/quiet-list.js';

const list = (options: readonly string[]) =>
  html`<label
    >Move
    <select ${quietly(options.join())}
      >${options.map((text) => html`<option>${text}</option>`)}</select
    ></label
  >`;

async function drawn(...options: string[]) {
  const place = await fixture<HTMLElement>(html`<div></div>`);
  const draw = (...texts: string[]): void => void render(list(texts), place);
  draw(...options);
  return { draw, select: place.querySelector('select')! };
}

describe('a quiet list', () => {
  it('is inert for a moment when it is drawn, and when its options are others', async () => {
    const { draw, select } = await drawn('e4');
    expect(select.inert).to.equal(true);
    await aTimeout(QUIET_FOR + 50);
    expect(select.inert).to.equal(false);
    draw('e4');
    expect(select.inert).to.equal(false);
    draw('e5', 'e4');
    expect(select.inert).to.equal(true);
    await aTimeout(QUIET_FOR + 50);
    expect(select.inert).to.equal(false);
  });

  it('is still inert in the first frame of a page that drew for longer than that', async () => {
    const { select } = await drawn('e4');
    const began = performance.now();
    while (performance.now() < began + QUIET_FOR + 50);
    await aTimeout(20);
    expect(select.inert).to.equal(true);
    await aTimeout(QUIET_FOR + 100);
    expect(select.inert).to.equal(false);
  });

  it('is left alone while its user is in it', async () => {
    const { draw, select } = await drawn('e4');
    focusList(select);
    expect([document.activeElement, select.inert]).to.deep.equal([select, false]);
    draw('e5', 'e4');
    expect([document.activeElement, select.inert]).to.deep.equal([select, false]);
  });
});
