/**
 * The page's side of the service worker: says when a newer version waits, and where nothing can be kept for use offline. That the app is
 * ready for use offline is not told: it would cut off a screen reader that reads the page for the first time. It never reloads by itself;
 * the app offers the update in words, and never during a game.
 */
import { Workbox } from 'workbox-window';
import { trustedScriptUrl } from './security-policy.js';

export interface UpdateCallbacks {
  /**
   * A newer version is fetched and waits.
   * @param accept Lets it take over and reloads the page. Call it only when the user has said so and no game runs.
   */
  readonly onUpdateWaiting: (accept: () => void) => void;
  /** The app could not be kept for offline use (private windows, a full disk); it works on, with the network only. */
  readonly onOfflineUnavailable?: (reason: unknown) => void;
}

/** What an event tells of the worker it is about. */
export interface ServiceWorkerNews {
  /** There was one in control when the page registered its own. */
  readonly isUpdate?: boolean;
  /** It was registered by another window, or long after this page. */
  readonly isExternal?: boolean;
}

/** What is used of `Workbox`; a test gives its own. */
export interface ServiceWorkerClient {
  addEventListener(type: 'waiting' | 'controlling', listener: (event: ServiceWorkerNews) => void): void;
  register(): Promise<unknown>;
  messageSkipWaiting(): void;
}

/**
 * Follows a service worker from its registration on.
 * @param reload What reloading the page is.
 */
export async function followUpdates(
  client: ServiceWorkerClient,
  callbacks: UpdateCallbacks,
  reload: () => void,
): Promise<void> {
  let accepted = false;
  client.addEventListener('controlling', () => {
    // Taking control after the first install, or because another window accepted, is no reason to reload this one.
    if (accepted) reload();
  });
  client.addEventListener('waiting', () => {
    callbacks.onUpdateWaiting(() => {
      accepted = true;
      client.messageSkipWaiting();
    });
  });
  try {
    await client.register();
  } catch (error) {
    callbacks.onOfflineUnavailable?.(error);
  }
}

/** Registers the service worker of the built app; does nothing while developing or where there are none. */
export async function watchForUpdates(callbacks: UpdateCallbacks): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const url = trustedScriptUrl(new URL('service-worker.js', document.baseURI));
  const client = new Workbox(url as ConstructorParameters<typeof Workbox>[0]);
  await followUpdates(client, callbacks, () => {
    location.reload();
  });
}
