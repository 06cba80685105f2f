import { expect, test } from 'vitest';
import { followUpdates, serviceWorkerClient, type ServiceWorkerClient } from '../../src/app/update.js';

/** A service worker that does what it is told, and a page that writes down what happened to it. */
function page(registration: Promise<unknown> = Promise.resolve()) {
  const listeners = new Map<string, () => void>();
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
    tell: (type: string) => listeners.get(type)?.(),
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
  tell('waiting');
  expect(happened).toEqual(['registered', 'update waits']);
  accept();
  expect(happened.slice(2)).toEqual(['told to take over']);
  tell('controlling');
  expect(happened.slice(3)).toEqual(['reloaded']);
});

test('an update accepted in another window does not reload this one', async () => {
  const { followed, happened, tell } = page();
  await followed;
  tell('waiting');
  tell('controlling');
  expect(happened).toEqual(['registered', 'update waits']);
});

test('a registration that is refused is told with its reason', async () => {
  const { followed, happened } = page(Promise.reject(new Error('the disk is full')));
  await followed;
  expect(happened).toEqual(['registered', 'not kept: Error: the disk is full']);
});

/** A browser that installs service workers as the specification has it: one becomes `waiting`, and `active` where nothing holds it back. */
class Browser extends EventTarget {
  readonly container = new EventTarget();
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = null;

  /** Another version is found and installed. */
  install(): void {
    const worker = (this.installing = new Worker(this));
    this.dispatchEvent(new Event('updatefound'));
    this.installing = null;
    this.waiting = worker;
    worker.become('installed');
    if (!this.active) this.activate();
  }

  activate(): void {
    this.active = this.waiting;
    this.waiting = null;
    this.active?.become('activated');
    this.container.dispatchEvent(new Event('controllerchange'));
  }
}

class Worker extends EventTarget {
  state = 'installing';
  readonly #browser: Browser;

  constructor(browser: Browser) {
    super();
    this.#browser = browser;
  }

  become(state: string): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }

  postMessage({ type }: { readonly type: string }): void {
    if (type === 'SKIP_WAITING') this.#browser.activate();
  }
}

function followed(browser: Browser) {
  const client = serviceWorkerClient(browser.container, () =>
    // Of all that a registration has, this is what is asked of it.
    Promise.resolve(browser as unknown as ServiceWorkerRegistration),
  );
  const happened: string[] = [];
  client.addEventListener('waiting', () => happened.push('waiting'));
  client.addEventListener('controlling', () => happened.push('controlling'));
  return { client, happened };
}

test('the first version of all waits for nobody', async () => {
  const browser = new Browser();
  const { client, happened } = followed(browser);
  await client.register();
  browser.install();
  expect(happened).toEqual(['controlling']);
});

test('a later version waits until it is told to take over', async () => {
  const browser = new Browser();
  const { client, happened } = followed(browser);
  await client.register();
  browser.install();
  browser.install();
  expect(happened).toEqual(['controlling', 'waiting']);
  client.messageSkipWaiting();
  expect(happened).toEqual(['controlling', 'waiting', 'controlling']);
});

test('a version that waited before the page was opened is told of', async () => {
  const browser = new Browser();
  browser.install();
  browser.install();
  const { client, happened } = followed(browser);
  await client.register();
  expect(happened).toEqual(['waiting']);
});
