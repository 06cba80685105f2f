/** The model of speech in a real IndexedDB. */
import { expect } from '@open-wc/testing';
import { voiceModels } from '../../../src/storage/voice-model.js';

let count = 0;
const freshName = (): string => {
  count += 1;
  return `voice model test ${String(count)} ${crypto.randomUUID()}`;
};

const model = new File(['the words of a language'], 'small-uk.tar.gz');

describe('the model of speech', () => {
  it('is none at first', async () => {
    expect(await voiceModels(freshName()).load()).to.equal(undefined);
  });

  it('is kept as the file it was, with its name, for the next visit', async () => {
    const name = freshName();
    await voiceModels(name).keep(model);
    const found = await voiceModels(name).load();
    expect(found?.name).to.equal('small-uk.tar.gz');
    expect(await found?.text()).to.equal('the words of a language');
  });

  it('is one: another takes its place', async () => {
    const models = voiceModels(freshName());
    await models.keep(model);
    await models.keep(new File(['others'], 'small-de.zip'));
    expect((await models.load())?.name).to.equal('small-de.zip');
  });

  it('is forgotten', async () => {
    const models = voiceModels(freshName());
    await models.keep(model);
    await models.forget();
    expect(await models.load()).to.equal(undefined);
  });

  it('rejects where nothing can be kept', async () => {
    const name = freshName();
    // A newer version of the program has made it otherwise.
    await new Promise<void>((resolve, reject) => {
      const opening = indexedDB.open(name, 9);
      opening.onsuccess = () => {
        opening.result.close();
        resolve();
      };
      opening.onerror = () => reject(opening.error ?? new Error('not opened'));
    });
    let kept = true;
    await voiceModels(name)
      .keep(model)
      .catch(() => {
        kept = false;
      });
    expect(kept).to.equal(false);
  });
});
