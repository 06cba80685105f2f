import { expect, test } from 'vitest';
import { followUpdates, type ServiceWorkerClient, type ServiceWorkerNews } from '../../src/app/update.js';

/** A service worker that does what it is told, and a page that writes down what happened to it. */
function page(registration: Promise<unknown> = Promise.resolve()) {
  const listeners = new Map<string, (news: ServiceWorkerNews) => void>();
  const happened: string[] = [];
  let accept: (() => void) | undefined;
  const client: ServiceWorkerClient = {
    addEventListener: (type, listener) => listeners.set(type, listener),
    register: () => {
      happened.push('registered');
      return registration;
    },
    messageSkipWaiting: () => happened.push('told to take over'),
  };
  const followed = followUpdates(
    client,
    {
      onUpdateWaiting: (given) => {
        accept = given;
        happened.push('update waits');
      },
      onOfflineUnavailable: (reason) => happened.push(`not kept: ${String(reason)}`),
    },
    () => happened.push('reloaded'),
  );
  return {
    followed,
    happened,
    tell: (type: string, news: ServiceWorkerNews = {}) => listeners.get(type)?.(news),
    accept: () => accept?.(),
  };
}

test('the first visit: nothing is told, which would cut off the first reading of the page, and nothing is reloaded', async () => {
  const { followed, happened, tell } = page();
  await followed;
  tell('controlling');
  expect(happened).toEqual(['registered']);
});

test('an update is offered, and nothing happens until it is accepted', async () => {
  const { followed, happened, tell, accept } = page();
  await followed;
  tell('waiting', { isUpdate: true });
  expect(happened).toEqual(['registered', 'update waits']);
  accept();
  expect(happened.slice(2)).toEqual(['told to take over']);
  tell('controlling', { isUpdate: true });
  expect(happened.slice(3)).toEqual(['reloaded']);
});

test('an update accepted in another window does not reload this one', async () => {
  const { followed, happened, tell } = page();
  await followed;
  tell('waiting', { isUpdate: true });
  tell('controlling', { isExternal: true });
  expect(happened).toEqual(['registered', 'update waits']);
});

test('a registration that is refused is told with its reason', async () => {
  const { followed, happened } = page(Promise.reject(new Error('the disk is full')));
  await followed;
  expect(happened).toEqual(['registered', 'not kept: Error: the disk is full']);
});
