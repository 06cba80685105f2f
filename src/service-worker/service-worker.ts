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

/** Large files that few use, as `scripts/build.js` found them: relative to the page, and named by their content. */
declare const KEPT_WHEN_USED: readonly string[];

cleanupOutdatedCaches();
precacheAndRoute([...self.__WB_MANIFEST]);

// The one page, whatever its query (`?fen=…`) says; any other address is the network's.
const home = new URL(self.registration.scope).pathname.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
const page = new RegExp(`^${home}(?:index\\.html)?(?:\\?.*)?$`);
registerRoute(new NavigationRoute(createHandlerBoundToURL('index.html'), { allowlist: [page] }));

// What was used once works without the network from then on, in a new version too.
const USED = 'used';
const keptWhenUsed = KEPT_WHEN_USED.map((file) => new URL(file, self.registration.scope).href);
registerRoute(
  ({ url }) => keptWhenUsed.includes(url.href),
  async ({ request }) => {
    const used = await caches.open(USED);
    const kept = await used.match(request.url);
    if (kept !== undefined) return kept;
    const response = await fetch(request);
    if (response.ok) await used.put(request.url, response.clone());
    return response;
  },
);

/** Fetches those files of this version of which the one before was used. */
async function keepUsed(): Promise<void> {
  const used = await caches.open(USED);
  const before = (await used.keys()).map(({ url }) => url);
  const names = new Set(before.map(nameOf));
  await used.addAll(keptWhenUsed.filter((file) => names.has(nameOf(file)) && !before.includes(file)));
}

/** The address without what tells the content: "…/vosk-engine.js". */
function nameOf(address: string): string {
  return address.replace(/-[\w-]{8}(?=\.\w+$)/, '');
}

async function forgetOutdated(): Promise<void> {
  const used = await caches.open(USED);
  const outdated = (await used.keys()).filter(({ url }) => !keptWhenUsed.includes(url));
  await Promise.all(outdated.map((request) => used.delete(request)));
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepUsed());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([forgetOutdated(), self.clients.claim()]));
});

self.addEventListener('message', (event) => {
  const message: unknown = event.data;
  if (typeof message === 'object' && message !== null && 'type' in message && message.type === 'SKIP_WAITING') {
    event.waitUntil(self.skipWaiting());
  }
});
