import { setTimeout } from "node:timers/promises";
import type { SanityClient } from "@sanity/client";
import { ROOT } from "../lib/project.ts";
import { addedPages, addedPath, addLargeContent } from "./large-content.ts";
import { median, round } from "./numbers.ts";
import { costOf } from "./processor.ts";
import type { ServedSite } from "./served-site.ts";
import { type OwnLake, onOwnLake, publishChange } from "./site-on-lake.ts";

const PUBLISHES = 9;
/** Requests of one kind, of which a sitemap with 1,000 pages takes a quarter of a second each. */
const REQUESTS = 200;

/** A publish may take as many times as long as with the first content. */
const PUBLISH_TIMES = 2;
/** What concerns all pages may take this much longer than there are more of them. */
const FASTER_THAN_PAGES = 1.2;
/** A start may cost as many times as much: it renders only what has changed. */
const START_TIMES = 2;

const POLL_MS = 10;
const GIVE_UP_MS = 5 * 60_000;

const SERVICE = { id: "service-education", path: "/services/education" };
/** Some pages of the first content. */
const FIRST_PATHS = ["/", "/about", "/contact", "/services/education", "/free-zones"];

/** What one size of content costs. */
export type Size = {
  pages: number;
  "publish to page, median ms": number;
  "publish to page, worst ms": number;
  "publish, processor ms": number;
  "of all pages, first shown after s": number;
  "of all pages, last shown after s": number;
  "all pages, processor s": number;
  "start, ready after s": number;
  "start, processor s": number;
  "start after a publish, processor s": number;
  "page, processor ms": number;
  "redirect, processor ms": number;
  "unknown, processor ms": number;
  "sitemap, processor ms": number;
  "site, MB": number;
  "content lake, MB": number;
};

/**
 * Prints what publishes, starts, routing and the sitemap cost with the first content, and with 1,000
 * pages and 5,000 documents in two languages.
 * @returns what grows faster than its cause
 */
export async function measureScale(): Promise<string[]> {
  const [first, large] = await onOwnLake(ROOT, async (lake) => {
    const small = await sizeOn(lake, FIRST_PATHS);
    await addLargeContent(lake.client);
    const added = addedPages.flatMap((index) => [addedPath(index), `/sv${addedPath(index)}`]);
    return [small, await sizeOn(lake, [...FIRST_PATHS, ...added])] as const;
  });
  const names = Object.keys(first).filter((name): name is keyof Size => name in first);
  console.table(
    Object.fromEntries(
      names.map((name) => [
        name,
        {
          "first content": first[name],
          "1,000 pages": large[name],
          times: round(large[name] / first[name]),
        },
      ]),
    ),
  );
  return grownTooFast(first, large);
}

/** What grows faster than its cause. */
export function grownTooFast(first: Size, large: Size): string[] {
  const most = (large.pages / first.pages) * FASTER_THAN_PAGES;
  const rules: [keyof Size, number][] = [
    ["publish to page, median ms", PUBLISH_TIMES],
    ["all pages, processor s", most],
    ["sitemap, processor ms", most],
    ["page, processor ms", PUBLISH_TIMES],
    ["redirect, processor ms", PUBLISH_TIMES],
    ["start, processor s", START_TIMES],
    ["start after a publish, processor s", START_TIMES],
  ];
  return rules.flatMap(([name, times]) => {
    const grown = round(large[name] / first[name]);
    return grown > times ? [`${name}: ${grown} times as much, above ${round(times)}`] : [];
  });
}

/** Measures the content that a content lake holds. @param paths of pages that show the phone */
async function sizeOn(lake: OwnLake, paths: readonly string[]): Promise<Size> {
  const { client } = lake;
  // The first process renders what is new.
  let site = await lake.serve();
  await site.visit(paths);
  await site.rest();
  await site.close();

  let startedAt = performance.now();
  site = await lake.serve();
  const ready = seconds(performance.now() - startedAt);
  await site.rest();
  const start = seconds(site.processorMs());
  await site.close();

  await publishChange(client, SERVICE.id, { "hero.heading": "Education while nobody serves" });
  site = await lake.serve();
  await site.rest();
  const startAfterPublish = seconds(site.processorMs());
  try {
    const before = site.processorMs();
    const times: number[] = [];
    for (let index = 0; index < PUBLISHES; index += 1) {
      const heading = `Education ${index} of ${PUBLISHES}`;
      startedAt = performance.now();
      await publishChange(client, SERVICE.id, { "hero.heading": heading });
      await untilShown(site, SERVICE.path, `>${heading}</h1>`);
      times.push(Math.round(performance.now() - startedAt));
      await site.rest();
    }
    const publish = Math.round((site.processorMs() - before) / PUBLISHES);
    const all = await publishToAll(client, site, paths);
    return {
      pages: Number(await client.fetch(PAGES_QUERY)),
      "publish to page, median ms": median(times),
      "publish to page, worst ms": Math.max(...times),
      "publish, processor ms": publish,
      ...all,
      "start, ready after s": ready,
      "start, processor s": start,
      "start after a publish, processor s": startAfterPublish,
      "page, processor ms": await costOf(site, (n) => `/about?gclid=${n}`, REQUESTS),
      "redirect, processor ms": await costOf(site, (n) => `/about-us?gclid=${n}`, REQUESTS),
      "unknown, processor ms": await costOf(site, (n) => `/never/address-${n}`, REQUESTS),
      "sitemap, processor ms": await costOf(site, (n) => `/sitemap.xml?n=${n}`, REQUESTS),
      "site, MB": site.memoryMb(),
      "content lake, MB": lake.memoryMb(),
    };
  } finally {
    await site.close();
  }
}

const PAGES_QUERY = `count(*[defined(slug.current) && !(_id in path("drafts.**"))])`;

/** Publishes what every page shows, and waits for all of them. */
async function publishToAll(client: SanityClient, site: ServedSite, paths: readonly string[]) {
  const phone = `+371 2${String(Date.now()).slice(-7)}`;
  const before = site.processorMs();
  const startedAt = performance.now();
  await publishChange(client, "siteSettings", { phone });
  let first = Number.POSITIVE_INFINITY;
  for (const path of paths) {
    await untilShown(site, path, phone);
    first = Math.min(first, performance.now() - startedAt);
  }
  const last = performance.now() - startedAt;
  await site.rest();
  return {
    "of all pages, first shown after s": seconds(first),
    "of all pages, last shown after s": seconds(last),
    "all pages, processor s": seconds(site.processorMs() - before),
  };
}

async function untilShown(site: ServedSite, path: string, text: string): Promise<void> {
  for (const until = performance.now() + GIVE_UP_MS; performance.now() < until; ) {
    const response = await fetch(site.url + path);
    if ((await response.text()).includes(text)) return;
    await setTimeout(POLL_MS);
  }
  throw new Error(`${path} did not show "${text}" within ${GIVE_UP_MS / 1_000} s.`);
}

const seconds = (milliseconds: number): number => round(milliseconds / 1_000);
