/*
 * Shows the offline page when a page cannot be fetched. Pages always come from the network. Only
 * the offline page and its files are cached, in each language that the visitor has read.
 */

const CACHE = "offline-1";
const OFFLINE_PAGE = "/offline";
/** The beginnings of translated paths (schemas/shared/languages.ts). */
const LANGUAGE = /^\/(?:sv|no|da|fi)(?=\/|$)/;
/** Milliseconds after which a visit to any page fetches the offline page again. */
const MAX_AGE = 60 * 60 * 1000;
/** The files of the offline page, as its HTML names them. */
const ASSET = /\/(?:(?:_next\/static|built)\/[\w./~-]+\.(?:css|js|woff2)|favicon\.\w+)/g;

/** Tabs that show the offline page. Their scripts and styles come from the cache too. */
const offlineTabs = new Set();

self.addEventListener("install", (event) => {
  event.waitUntil(refreshForOpenTabs());
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
    event.waitUntil(refreshWhenOld(offlinePageFor(event.request.url)));
    return response;
  } catch (error) {
    const page = await offlinePage(event.request.url);
    if (page === undefined) throw error;
    offlineTabs.add(event.resultingClientId);
    return page;
  }
}

/** The path of the offline page in the language of an address. */
function offlinePageFor(address) {
  const [language = ""] = LANGUAGE.exec(new URL(address).pathname) ?? [];
  return language + OFFLINE_PAGE;
}

/** The cached offline page in the language of an address, or in English. */
const offlinePage = async (address) =>
  (await caches.match(offlinePageFor(address))) ?? caches.match(OFFLINE_PAGE);

/** The first page of a visit is opened before the worker is installed. */
async function refreshForOpenTabs() {
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const paths = tabs.map(({ url }) => offlinePageFor(url));
  for (const path of new Set([OFFLINE_PAGE, ...paths])) await refresh(path);
}

async function refreshWhenOld(path) {
  const page = await caches.match(path);
  const fetchedAt = Date.parse(page?.headers.get("date") ?? "");
  // The negated comparison also treats a page without a date as old.
  if (!(Date.now() - fetchedAt < MAX_AGE)) await refresh(path);
}

/** Caches the current offline page at a path, and deletes files that no cached page needs. */
async function refresh(path) {
  try {
    const page = await fetchWhole(path, { cache: "no-cache" });
    const assets = await assetsOf(page);
    const cache = await caches.open(CACHE);
    await Promise.all([...assets].map(async (asset) => cache.put(asset, await fetchWhole(asset))));
    await cache.put(path, page);
    const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
    const pages = paths.filter((each) => each.endsWith(OFFLINE_PAGE));
    for (const each of pages)
      for (const asset of await assetsOf(await cache.match(each))) assets.add(asset);
    for (const each of paths)
      if (!pages.includes(each) && !assets.has(each)) await cache.delete(each);
  } catch (error) {
    console.warn("The offline page could not be kept.", error);
  }
}

/** The files that a page names. */
const assetsOf = async (page) => new Set((await page.clone().text()).match(ASSET));

async function fetchWhole(path, options) {
  const response = await fetch(path, options);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return response;
}
