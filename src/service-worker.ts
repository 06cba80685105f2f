/**
 * Keeps everything the app is made of, the engine too, so that it works with the network cut from the second visit on. A new
 * version is fetched in the background and waits until the page asks for it: nothing changes under a running game.
 */
import { cleanupOutdatedCaches, createHandlerBoundToURL, precacheAndRoute } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope & {
  /** The list of files with their revisions, filled in by `scripts/build.js`. */
  readonly __WB_MANIFEST: readonly (string | { readonly url: string; readonly revision: string | null })[];
};

cleanupOutdatedCaches();
precacheAndRoute([...self.__WB_MANIFEST]);

// The one page, whatever its query (`?fen=…`) says; any other address is the network's.
const home = new URL(self.registration.scope).pathname.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const page = new RegExp(`^${home}(?:index\\.html)?(?:\\?.*)?$`);
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { allowlist: [page] }));

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING') {
    event.waitUntil(self.skipWaiting());
  }
});
