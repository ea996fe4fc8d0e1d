import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { pathOf } from "#schemas/shared/routes.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import type { PublishedReader } from "#web/content/content-reader.ts";
import type { ContentStore } from "#web/content/store/content-store.ts";
import { menusOf, pageDocument, wordsIn } from "./page-elements.ts";
import { renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

/** Header, footer and what else stands on each page. */
const EVERY_PAGE = "every page";

const lake = withSeededLake();
/** The keys of the queries behind each page, feed and list. */
const queriesOf = new Map<string, ReadonlySet<string>>();
let store: ContentStore;

// Imported when the lake is running, because the site's modules read from it.
const newReader = async () => (await import("#web/content/content-reader.ts")).publishedReader();

/** All pages, feeds and lists, and how to read each. */
async function readings(): Promise<Map<string, (reader: PublishedReader) => Promise<unknown>>> {
  const { fetchPageAt } = await import("#web/content/fetch-any-page.ts");
  const site = await import("#web/content/fetch-site.ts");
  const all = new Map<string, (reader: PublishedReader) => Promise<unknown>>([
    [EVERY_PAGE, site.fetchSite],
    ["the page for unknown addresses", site.fetchNotFoundPage],
  ]);
  for (const path of await site.fetchLivePaths(await newReader())) {
    all.set(path, (reader) =>
      Promise.all([fetchPageAt(reader, path), site.fetchPageMetadata(reader, path)]),
    );
  }
  return all;
}

const hasRead = (queries: ReadonlySet<string>, changed: ReadonlySet<string>) =>
  [...queries].some((key) => changed.has(key));

/**
 * Reads what is new, or what depends on one of these queries.
 * @returns these, and what is gone, in order
 */
async function readStale(changed: ReadonlySet<string>): Promise<string[]> {
  const all = await readings();
  const stale = [...queriesOf.keys()].filter((name) => !all.has(name));
  for (const name of stale) queriesOf.delete(name);
  for (const [name, read] of all) {
    const known = queriesOf.get(name);
    if (known !== undefined && !hasRead(known, changed)) continue;
    stale.push(name);
    const reader = await newReader();
    await read(reader);
    queriesOf.set(name, new Set(reader.results.keys()));
  }
  return stale.sort();
}

beforeAll(async () => {
  const { queryLake } = await import("#web/content/client.ts");
  const { siteContent } = await import("#web/content/store/site-content.ts");
  const { createContentStore } = await import("#web/content/store/content-store.ts");
  store = createContentStore((query) => queryLake(query));
  globalThis.nordune = { ...siteContent(), read: store.read, store };
});
// What the previous test has restored is not new.
beforeEach(async () => {
  await readStale((await store.refresh()).changed);
});
afterAll(() => {
  globalThis.nordune = undefined;
});

/**
 * Publishes something, and refreshes all results.
 * @returns the paths of the pages that show it, and other places
 */
async function staleAfter(write: () => Promise<unknown>): Promise<string[]> {
  await write();
  return readStale((await store.refresh()).changed);
}

const edit = (id: string, fields: Record<string, unknown>) =>
  staleAfter(() => lake.change(id, fields));

const remove = (id: string) => staleAfter(() => lake.client().delete(id));

/** Publishes a copy of a seeded document with other fields. */
async function add(id: string, seeded: string, fields: Record<string, unknown>) {
  const { _rev, _createdAt, _updatedAt, ...content } = await lake.stored(seeded);
  return staleAfter(() => lake.client().create({ ...content, ...fields, _id: id }));
}

const reference = (_ref: string) => ({ _type: "reference", _ref });

const wordsAt = async (path: string) => wordsIn((await pageDocument(path)).body);

test("a new service appears in both menus, which renders every page again", async () => {
  const pagesOfIt = ["/services/banking", EVERY_PAGE];
  const before = await menusOf();
  const fields = {
    title: "Banking",
    slug: { _type: "slug", current: "banking" },
    category: "private",
    orderRank: "0|000020:",
  };
  expect(await add("service-new", "service-education", fields)).toEqual(pagesOfIt);
  const link = "Banking /services/banking";
  const { header, mobile } = await menusOf();
  // Tax Residency has the same rank, so the names decide.
  expect(header[0]?.[1][1]).toBe(link);
  expect(mobile[0]?.[1]).toContain(link);
  expect(await edit("service-new", { benefitsHeading: "What is in it" })).toEqual([pagesOfIt[0]]);
  expect(await remove("service-new")).toEqual(pagesOfIt);
  expect(await menusOf()).toEqual(before);
});

test("a new free zone appears on its emirate's page, moves with it, and can be compared", async () => {
  const fields = { name: "New Zone", kind: "niche", orderRank: "0|000430:" };
  const [all, dubai, ajman] = ["/free-zones", "/free-zones/dubai", "/free-zones/ajman"];
  expect(await add("freeZone-new", "freeZone-jafza", fields)).toEqual([all, dubai]);
  expect(await wordsAt(dubai)).toMatch(/Niche zones.*New Zone/);
  expect(await wordsAt(all)).toMatch(/New Zone ?Dubai/);
  expect(await edit("freeZone-new", { emirate: reference("emirate-ajman") })).toEqual([
    all,
    ajman,
    dubai,
  ]);
  expect(await wordsAt(all)).toMatch(/New Zone ?Ajman/);
  expect(await wordsAt(ajman)).toMatch(/AFZ.*Ajman Media City.*New Zone/);
  expect(await remove("freeZone-new")).toEqual([all, ajman]);
});

test("a changed country updates its pages, and a changed exchange rate every page", async () => {
  const showing = `*[references("homeCountry-sweden") || references(*[_type == "diagram" && references("homeCountry-sweden")]._id)]{ _type, "slug": slug.current }`;
  const documents = await lake.client().fetch<{ _type: string; slug: string | null }[]>(showing);
  const paths = documents.flatMap((document) => pathOf(document) ?? []);
  expect(paths.length).toBeGreaterThan(4);
  // The contact page suggests every country as a nationality.
  const shown = [...paths, "/contact"].sort();
  expect(await edit("homeCountry-sweden", { currency: "New" })).toEqual(shown);
  expect(await edit("figure-swedish-kronor-per-euro", { value: "11.5" })).toContain(EVERY_PAGE);
});

test("a changed move plan updates every page that shows its phases", async () => {
  expect(await edit("homePage", { "process.steps[0].title": "Other" })).toEqual(
    expect.arrayContaining(["/", "/services/relocation-support"]),
  );
  const other = { tool: reference("taxEstimate") };
  expect(await edit("service-relocation-support", other)).toEqual(
    expect.arrayContaining(["/", "/contact", "/services/relocation-support"]),
  );
});

test("a changed text makes exactly the pages that show it stale", async () => {
  const rendered = new Map<string, ReadonlySet<string>>();
  for (const path of routes) {
    const reader = await newReader();
    await renderPage(path, { reader });
    rendered.set(path, new Set(reader.results.keys()));
  }
  await lake.change("service-education", { benefitsHeading: "Changed" });
  const { changed } = await store.refresh();
  const stale = [...rendered].filter(([, queries]) => hasRead(queries, changed));
  expect(stale.map(([path]) => path)).toEqual(["/about", "/services/education"]);
});
