/**
 * The page's side of the service worker: says when a newer version waits, and where nothing can be kept for use offline. That the app is
 * ready for use offline is not told: it would cut off a screen reader that reads the page for the first time. It never reloads by itself;
 * the app offers the update in words, and never during a game.
 */
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

/** The service worker as the page follows it; a test gives its own. */
export interface ServiceWorkerClient {
  /** A newer version waits; and: another version has taken over. */
  addEventListener(type: 'waiting' | 'controlling', listener: () => void): void;
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

/**
 * What the browser tells of the service workers of this page (https://www.w3.org/TR/service-workers/#serviceworkerregistration-interface): also of
 * one that was registered by another window.
 *
 * @param register tells the browser of the script
 */
export function serviceWorkerClient(
  container: Pick<ServiceWorkerContainer, 'addEventListener'>,
  register: () => Promise<ServiceWorkerRegistration>,
): ServiceWorkerClient {
  const told = new EventTarget();
  let registration: ServiceWorkerRegistration | undefined;
  const tellOfWaiting = ({ active, waiting }: ServiceWorkerRegistration): void => {
    // The first of all waits for nobody.
    if (active && waiting) told.dispatchEvent(new Event('waiting'));
  };
  return {
    addEventListener: (type, listener) => told.addEventListener(type, listener),
    register: async () => {
      const registered = (registration = await register());
      container.addEventListener('controllerchange', () => told.dispatchEvent(new Event('controlling')));
      registered.addEventListener('updatefound', () => {
        const { installing } = registered;
        installing?.addEventListener('statechange', () => {
          if (installing.state === 'installed') tellOfWaiting(registered);
        });
      });
      tellOfWaiting(registered);
    },
    messageSkipWaiting: () => registration?.waiting?.postMessage({ type: 'SKIP_WAITING' }),
  };
}

/** Registers the service worker of the built app; does nothing while developing or where there are none. */
export async function watchForUpdates(callbacks: UpdateCallbacks): Promise<void> {
  if (import.meta.env.DEV || !('serviceWorker' in navigator)) return;
  const { serviceWorker } = navigator;
  const address = trustedScriptUrl(new URL('service-worker.js', document.baseURI));
  const client = serviceWorkerClient(serviceWorker, async () => {
    // What is kept for offline use is fetched behind what is shown first.
    if (document.readyState !== 'complete') await new Promise((resolve) => addEventListener('load', resolve));
    return serviceWorker.register(address as string);
  });
  await followUpdates(client, callbacks, () => {
    location.reload();
  });
}
