import { expect, waitUntil } from '@open-wc/testing';
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

describe('attention', () => {
  it('is with the window that was in focus last', async () => {
    const { other, told, here, close } = open();
    dispatchEvent(new Event('focus'));
    await waitUntil(() => told.at(-1) === 'here');
    expect(here.at(-1)).to.equal(true);
    other.postMessage('here');
    await waitUntil(() => here.at(-1) === false);
    close();
  });

  it('is told to a window that opens behind it, and by no other', async () => {
    const { other, told, here, close } = open();
    dispatchEvent(new Event('focus'));
    await waitUntil(() => told.at(-1) === 'here');
    told.length = 0;
    other.postMessage('anywhere?');
    await waitUntil(() => told.length > 0);
    expect([told, here.at(-1)]).to.deep.equal([['here'], true]);
    const changes = here.length;
    // Messages come in their order: with the second "here" the question has come, and with the third an answer to it would have.
    for (const message of ['here', 'anywhere?', 'here']) other.postMessage(message);
    await waitUntil(() => here.length === changes + 2);
    other.postMessage('here');
    await waitUntil(() => here.length === changes + 3);
    expect([told, here.at(-1)]).to.deep.equal([['here'], false]);
    close();
  });
});
