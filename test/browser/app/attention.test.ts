import { expect } from '@open-wc/testing';
import { pageEnvironment } from '../../../src/app/environment.js';
import { watchAttention } from '../../../src/app/attention.js';

/** Another window of the app, what this one tells it, and whether this one has the user. */
function open() {
  const other = new BroadcastChannel('anna-hector attention');
  const told: unknown[] = [];
  const here: boolean[] = [];
  other.addEventListener('message', ({ data }: MessageEvent<unknown>) => told.push(data));
  const end = watchAttention(pageEnvironment().openChannel('attention'), (attentive) => here.push(attentive));
  const close = (): void => {
    end();
    other.close();
  };
  return { other, told, here, close };
}

/** Until all that was told has come. */
const arrived = () => new Promise((resolve) => setTimeout(resolve, 50));

describe('attention', () => {
  it('is with the window that was in focus last', async () => {
    const { other, told, here, close } = open();
    dispatchEvent(new Event('focus'));
    await arrived();
    expect([told.at(-1), here.at(-1)]).to.deep.equal(['here', true]);
    other.postMessage('here');
    await arrived();
    expect(here.at(-1)).to.equal(false);
    close();
  });

  it('is told to a window that opens behind it, and by no other', async () => {
    const { other, told, here, close } = open();
    dispatchEvent(new Event('focus'));
    await arrived();
    told.length = 0;
    other.postMessage('anywhere?');
    await arrived();
    expect([told, here.at(-1)]).to.deep.equal([['here'], true]);
    other.postMessage('here');
    other.postMessage('anywhere?');
    await arrived();
    expect([told, here.at(-1)]).to.deep.equal([['here'], false]);
    close();
  });
});
