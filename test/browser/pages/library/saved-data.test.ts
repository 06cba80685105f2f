import { expect, fixture, html } from '@open-wc/testing';
import type { SavedData, SavedDataState } from '../../../../src/pages/library/saved-data.js';
import '../../../../src/pages/library/saved-data.js';
import { isPersistent, persist, storageUse } from '../../../../src/storage/browser-storage.js';
import { button, focused, heardFrom, input, labels, part, parts, textOf } from '../../../components/element-fixture.js';

const FULL: SavedDataState = {
  used: { used: '7 MB', left: '1 GB' },
  offersSafety: true,
  report: ['Games added: 1. Already here: 0.', 'A recording: broken, not added.'],
  otherSettings: true,
  room: [{ id: 'model', title: 'The voice model', size: '42 MB' }],
};

async function data(state: SavedDataState = FULL) {
  const element = await fixture<SavedData>(html`<saved-data .state=${state}></saved-data>`);
  return { element, wishes: heardFrom(element, 'saved-data') };
}

describe('saved-data', () => {
  it('passes axe', async () => {
    await expect((await data()).element).to.be.accessible();
  });

  it('says how much is used, or that it is not said; offers nothing it need not', async () => {
    const { element } = await data({ offersSafety: false, report: [], otherSettings: false });
    expect(textOf(part(element, '#storage ~ p'))).to.equal('The browser does not say how much space is used.');
    expect(labels(element)).to.deep.equal(['Save everything as a backup file', 'Show what can be deleted']);
    const { element: full } = await data();
    expect(textOf(part(full, '#storage ~ p'))).to.equal('Used: 7 MB. Left: 1 GB.');
  });

  it('tells what is wanted', async () => {
    const { element, wishes } = await data();
    for (const one of parts(element, 'button')) one.click();
    expect(wishes.map(({ wish }) => wish)).to.deep.equal([
      { type: 'save backup' },
      { type: 'take settings' },
      { type: 'keep safe' },
      { type: 'free', id: 'model' },
    ]);
    expect(button(element, 'Keep my games safe').getAttribute('aria-describedby')).to.equal('safety');
    expect(part(element, '[data-wish="free"]').getAttribute('aria-labelledby')).to.equal('free-0 item-0');
    await element.focusRoom();
    expect(focused(element)).to.equal('What can be deleted');
  });

  it('gives the file that was chosen, and the same one again', async () => {
    const { element, wishes } = await data();
    for (let time = 0; time < 2; time += 1) {
      const files = new DataTransfer();
      files.items.add(new File(['{}'], 'backup.json'));
      input(element, '#file').files = files.files;
      input(element, '#file').dispatchEvent(new Event('change', { bubbles: true }));
    }
    expect(wishes.map(({ wish }) => wish.type)).to.deep.equal(['read backup', 'read backup']);
  });
});

describe('what the browser says of its storage', () => {
  const storage = Object.getOwnPropertyDescriptor(Navigator.prototype, 'storage')!;

  function replaced(manager: object | undefined): void {
    Object.defineProperty(Navigator.prototype, 'storage', { configurable: true, get: () => manager });
  }

  afterEach(() => Object.defineProperty(Navigator.prototype, 'storage', storage));

  it('is taken as it is said', async () => {
    const yes = (): Promise<boolean> => Promise.resolve(true);
    replaced({ estimate: () => Promise.resolve({ usage: 7, quota: 10 }), persisted: yes, persist: yes });
    expect(await storageUse()).to.deep.equal({ used: 7, left: 3 });
    expect([await isPersistent(), await persist()]).to.deep.equal([true, true]);
  });

  it('is not waited for without end, and may be missing or refused', async () => {
    const never = (): Promise<never> => new Promise(() => undefined);
    const refuse = (): Promise<never> => Promise.reject(new TypeError('no'));
    for (const manager of [
      { estimate: never, persisted: never, persist: never },
      { estimate: refuse, persisted: refuse, persist: refuse },
      { estimate: () => Promise.resolve({}) },
      undefined,
    ]) {
      replaced(manager);
      expect(await Promise.all([storageUse(20), isPersistent(20), persist(20)])).to.deep.equal([
        undefined,
        undefined,
        undefined,
      ]);
    }
  });
});
