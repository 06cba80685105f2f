/** A toolbar is one tab stop, and arrows go about in it (ARIA APG, toolbar). */
import { LitElement, html } from 'lit';
import { expect, fixture } from '@open-wc/testing';
import { ToolBars } from '../../components/dom/tool-bars.js';
import { press } from './board-fixture.js';

class TestBars extends LitElement {
  static override properties = { names: { attribute: false } };

  declare names: readonly string[];

  constructor() {
    super();
    this.names = ['one', 'two', 'three'];
    this.addController(new ToolBars(this));
  }

  override render() {
    return html`
      <div role="toolbar" aria-label="First">${this.names.map((name) => html`<button>${name}</button>`)}</div>
      <div role="toolbar" aria-label="Second"><button aria-disabled="true">other</button></div>
      <button>outside</button>
      <input aria-label="Field" />
    `;
  }
}
customElements.define('test-bars', TestBars);

async function open(): Promise<TestBars> {
  const element = await fixture<TestBars>(html`<test-bars></test-bars>`);
  const before = document.createElement('button');
  element.before(before);
  before.focus();
  return element;
}

function focused(element: TestBars): string {
  const active = element.shadowRoot?.activeElement;
  return active?.textContent || active?.ariaLabel || '';
}

describe('toolbars', () => {
  it('are one tab stop each', async () => {
    const element = await open();
    const stops: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      await press('Tab');
      stops.push(focused(element));
    }
    expect(stops).to.deep.equal(['one', 'other', 'outside', 'Field']);
  });

  const ROWS: readonly (readonly [keys: readonly string[], focus: string])[] = [
    [['ArrowRight'], 'two'],
    [['ArrowDown', 'ArrowRight'], 'three'],
    [['ArrowRight', 'ArrowRight', 'ArrowRight'], 'three'],
    [['End'], 'three'],
    [['End', 'ArrowLeft'], 'two'],
    [['End', 'ArrowUp', 'Home'], 'one'],
    [['ArrowLeft'], 'one'],
  ];
  for (const [keys, focus] of ROWS)
    it(`${keys.join(', ')} leads to ${focus}`, async () => {
      const element = await open();
      await press('Tab', ...keys);
      expect(focused(element)).to.equal(focus);
    });

  it('one comes back to where one was', async () => {
    const element = await open();
    await press('Tab', 'ArrowRight', 'Tab', 'Shift+Tab');
    expect(focused(element)).to.equal('two');
  });

  it('where that button is gone it is the first', async () => {
    const element = await open();
    await press('Tab', 'End', 'Tab');
    element.names = ['one', 'two'];
    await element.updateComplete;
    await press('Shift+Tab');
    expect(focused(element)).to.equal('one');
  });

  it('keys with Alt, Control or Shift, and keys elsewhere, are left alone', async () => {
    const element = await open();
    const left: boolean[] = [];
    element.addEventListener('keydown', (event) => left.push(!event.defaultPrevented));
    await press('Tab', 'Control+End', 'Tab', 'Tab', 'ArrowRight', 'Tab', 'Home');
    expect(focused(element)).to.equal('Field');
    expect(left.every(Boolean)).to.equal(true);
  });
});
