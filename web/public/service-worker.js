/*
 * Shows the offline page when a page cannot be fetched. Pages always come from the network. Only
 * the offline page and its files are cached.
 */

const CACHE = "offline-1";
const OFFLINE_PAGE = "/offline";
/** Milliseconds after which a visit to any page fetches the offline page again. */
const MAX_AGE = 60 * 60 * 1000;
/** The files of the offline page, as its HTML names them. */
const ASSET = /\/(?:(?:_next\/static|built)\/[\w./~-]+\.(?:css|js|woff2)|favicon\.\w+)/g;

/** Tabs that show the offline page. Their scripts and styles come from the cache too. */
const offlineTabs = new Set();

self.addEventListener("install", (event) => {
  event.waitUntil(refresh());
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
});

self.addEventListener("fetch", (event) => {
  if (event.request.mode === "navigate") {
    event.respondWith(fetchPage(event));
  } else if (offlineTabs.has(event.clientId)) {
    event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));
  }
});

async function fetchPage(event) {
  try {
    const response = (await event.preloadResponse) ?? (await fetch(event.request));
    event.waitUntil(refreshWhenOld());
    return response;
  } catch (error) {
    const page = await caches.match(OFFLINE_PAGE);
    if (page === undefined) throw error;
    offlineTabs.add(event.resultingClientId);
    return page;
  }
}

async function refreshWhenOld() {
  const page = await caches.match(OFFLINE_PAGE);
  const fetchedAt = Date.parse(page?.headers.get("date") ?? "");
  // The negated comparison also treats a page without a date as old.
  if (!(Date.now() - fetchedAt < MAX_AGE)) await refresh();
}

/** Caches the current offline page, and deletes files that only the previous one needed. */
async function refresh() {
  try {
    const page = await fetchWhole(OFFLINE_PAGE, { cache: "no-cache" });
    const html = await page.clone().text();
    const assets = new Set(html.match(ASSET));
    const cache = await caches.open(CACHE);
    await Promise.all([...assets].map(async (asset) => cache.put(asset, await fetchWhole(asset))));
    await cache.put(OFFLINE_PAGE, page);
    for (const { url } of await cache.keys()) {
      const { pathname } = new URL(url);
      if (pathname !== OFFLINE_PAGE && !assets.has(pathname)) await cache.delete(url);
    }
  } catch (error) {
    console.warn("The offline page could not be kept.", error);
  }
}

async function fetchWhole(path, options) {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}
