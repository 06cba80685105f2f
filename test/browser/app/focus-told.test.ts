import { expect, fixture, html, waitUntil } from '@open-wc/testing';
import { FocusTelling } from '../../../src/app/focus-told.js';
import type { Segment } from '../../../speech/utterance.js';
import '../../../src/pages/settings/page-settings.js';
import { press } from '../../components/board-fixture.js';

/** A page with two buttons, and what is said of the focus in it. */
async function page(isOnlyVoice: () => boolean) {
  const said: Segment[] = [];
  const telling = new FocusTelling({ isOnlyVoice, lang: () => 'uk', mention: (segment) => void said.push(segment) });
  await fixture<HTMLElement>(
    html`<main @focusin=${telling.onFocus}><button>One</button><button lang="de">Zwei</button></main>`,
  );
  return { said, telling };
}

const ONE: Segment = { text: 'One, button', lang: 'uk' };
const TWO: Segment = { text: 'Zwei, button', lang: 'de' };

describe('telling of the focus', () => {
  it('is done at once where ours is the only voice from the start', async () => {
    const { said } = await page(() => true);
    await press('Tab');
    expect(said).to.deep.equal([ONE]);
    await press('Tab');
    expect(said).to.deep.equal([ONE, TWO]);
  });

  it('begins with the first move of the focus where ours becomes the only voice later', async () => {
    let only = false;
    const { said } = await page(() => only);
    await press('Tab');
    only = true;
    await press('Tab');
    await waitUntil(() => said.length > 0);
    expect(said).to.deep.equal([TWO]);
    await press('Shift+Tab');
    expect(said).to.deep.equal([TWO, ONE]);
  });

  it('is left to the screen reader where there is one', async () => {
    let only = true;
    const { said } = await page(() => only);
    only = false;
    await press('Tab');
    expect(said).to.deep.equal([]);
  });

  it('tells what is chosen where the focus stays, and no typing', async () => {
    const said: string[] = [];
    const telling = new FocusTelling({
      isOnlyVoice: () => true,
      lang: () => 'en',
      mention: ({ text }) => void said.push(text),
    });
    await fixture<HTMLElement>(
      html`<main @focusin=${telling.onFocus} @input=${telling.onInput}>
        <page-settings></page-settings><label>Name <input type="text" /></label>
      </main>`,
    );
    await press('Tab', 'Tab', 'Space', 'Space');
    expect(said.slice(-3)).to.deep.equal(['Sound, on', 'Sound, off', 'Sound, on']);
    await press('Tab', 'Tab', 'a');
    expect(said.at(-1)).to.equal('Name, field');
  });
});
