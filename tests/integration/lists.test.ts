import type { Transaction } from "@sanity/client";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { pathOf } from "#schemas/shared/routes.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import {
  type AnswerStore,
  createAnswerStore,
  type Reads,
} from "#web/content/answers/answer-store.ts";
import { withListedPages } from "#web/content/menus.ts";
import { emiratePageQuery, freeZonesPageQuery } from "#web/content/queries/free-zones.ts";
import { siteQuery } from "#web/content/queries/site.ts";
import { withSeededLake } from "./seeded-lake.ts";

/** Header, footer and what else stands on each page. */
const EVERY_PAGE = "every page";

const lake = withSeededLake();
const reads = new Map<string, Reads>();
let answers: AnswerStore;

/** What is made from content now, and how it reads that. */
async function readers(): Promise<Map<string, () => Promise<unknown>>> {
  const { fetchPageAt } = await import("#web/content/fetch-any-page.ts");
  const site = await import("#web/content/fetch-site.ts");
  const paths = [...(await site.fetchLivePaths())];
  const pages = paths.map((path) => {
    const read = () => Promise.all([fetchPageAt(path), site.fetchPageMetadata(path)]);
    return [path, read] as const;
  });
  return new Map<string, () => Promise<unknown>>([
    ...pages,
    [EVERY_PAGE, site.fetchSite],
    ["the page for unknown addresses", site.fetchNotFoundPage],
  ]);
}

/** @returns what was not as it should be, what is new and what is gone, in order */
async function readStale(): Promise<string[]> {
  const all = await readers();
  const stale = [...reads.keys()].filter((name) => !all.has(name));
  for (const name of stale) reads.delete(name);
  for (const [name, read] of all) {
    const known = reads.get(name);
    if (known !== undefined && answers.isCurrent(known)) continue;
    stale.push(name);
    reads.set(name, (await answers.track(read)).reads);
  }
  return stale.sort();
}

beforeAll(async () => {
  const { askLake } = await import("#web/content/client.ts");
  // Tests share their machine, and here no visitor waits.
  answers = createAnswerStore((question) => askLake(question, { timeLimitMs: 60_000 }));
  globalThis.nordune = {
    read: answers.read,
    routingTable: () => undefined,
    notify: () => {},
    checkedAt: () => undefined,
  };
  await answers.refresh();
  await readStale();
});
afterAll(() => {
  globalThis.nordune = undefined;
});

/**
 * Publishes something, and has everything asked again.
 * @returns the paths of the pages that show it, and what else does
 */
async function staleAfter(write: () => Promise<unknown>): Promise<string[]> {
  await write();
  await answers.refresh();
  return readStale();
}

/** Reads as visitors do. */
const visitor = () => lake.client().withConfig({ perspective: "published" });

/**
 * Publishes a change of one document, until the test has finished.
 * @returns the pages that show it
 */
async function publish(id: string, write: (transaction: Transaction) => Transaction) {
  const client = lake.client();
  const original = await client.getDocument(id);
  onTestFinished(async () => {
    const isThere = (await client.getDocument(id)) !== undefined;
    if (original !== undefined) await staleAfter(() => client.createOrReplace(original));
    else if (isThere) await staleAfter(() => client.delete(id));
  });
  return staleAfter(() => write(client.transaction()).commit());
}

const edit = (id: string, fields: Record<string, unknown>) =>
  publish(id, (transaction) => transaction.patch(id, { set: fields }));

const remove = (id: string) => publish(id, (transaction) => transaction.delete(id));

/** Publishes a new document that is like a seeded one but for some fields. */
async function add(id: string, seeded: string, fields: Record<string, unknown>) {
  const stored = await lake.client().getDocument(seeded);
  if (stored === undefined) throw new Error(`The seeded content holds no ${seeded}.`);
  const { _rev, _createdAt, _updatedAt, ...content } = stored;
  return publish(id, (transaction) => transaction.create({ ...content, ...fields, _id: id }));
}

const slug = (current: string) => ({ _type: "slug", current });
const reference = (_ref: string) => ({ _type: "reference", _ref });

/** The menus with the words and addresses of their links, as visitors meet them. */
async function menusOf() {
  const { navigation, lists } = await visitor().fetch(siteQuery);
  if (navigation === null) throw new Error("No navigation is seeded.");
  const { menus, mobileMenu } = withListedPages(navigation, lists);
  const linksOf = (parts: typeof mobileMenu | (typeof menus)[number]["groups"]) =>
    parts.flatMap(({ links }) => links.map(({ label, page }) => [label, pathOf(page)]));
  return {
    header: Object.fromEntries(menus.map(({ label, groups }) => [label, linksOf(groups)])),
    mobile: Object.fromEntries(mobileMenu.map((part) => [part.label, linksOf([part])])),
  };
}

/** For each section of an emirate's page that lists zones, their names. */
async function zonesOf(emirate: string): Promise<string[][]> {
  const page = await visitor().fetch(emiratePageQuery, { slug: emirate });
  return (page?.sections ?? []).flatMap((section) =>
    "zones" in section ? [section.zones.map(({ name }) => name)] : [],
  );
}

/** The zones that the zone finder knows, each with the emirate it lies in. */
const comparedZones = async () =>
  (await visitor().fetch(freeZonesPageQuery))?.zones.map(({ name, emirate }) => [
    name,
    emirate.name,
  ]);

test("a new service stands in both menus, at its place, and renders every page again", async () => {
  const pagesOfIt = ["/services/banking", EVERY_PAGE];
  const before = await menusOf();
  const fields = {
    title: "Banking",
    slug: slug("banking"),
    category: "private",
    orderRank: "0|000020:",
  };
  expect(await add("service-new", "service-education", fields)).toEqual(pagesOfIt);
  const link = ["Banking", "/services/banking"];
  const placeOf = ({ header }: Awaited<ReturnType<typeof menusOf>>) =>
    header.Services?.findIndex(([label]) => label === "Banking");
  const menus = await menusOf();
  // Tax Residency has the same place: then the names decide.
  expect(placeOf(menus)).toBe(1);
  expect(menus.mobile.Services).toContainEqual(link);
  expect(await edit("service-new", { benefitsHeading: "What is in it" })).toEqual([link[1]]);
  expect(await remove("service-new")).toEqual(pagesOfIt);
  expect(await menusOf()).toEqual(before);
});

test("a new free zone stands on the page of its emirate, follows it to another, and is compared", async () => {
  const fields = { name: "New Zone", kind: "niche", orderRank: "0|000430:" };
  const overview = "/free-zones";
  expect(await add("freeZone-new", "freeZone-jafza", fields)).toEqual([
    overview,
    "/free-zones/dubai",
  ]);
  expect((await zonesOf("dubai"))[3]?.at(-1)).toBe("New Zone");
  expect(await comparedZones()).toContainEqual(["New Zone", "Dubai"]);
  expect(await edit("freeZone-new", { emirate: reference("emirate-ajman") })).toEqual([
    overview,
    "/free-zones/ajman",
    "/free-zones/dubai",
  ]);
  expect(await comparedZones()).toContainEqual(["New Zone", "Ajman"]);
  expect(await zonesOf("ajman")).toEqual([["AFZ", "Ajman Media City", "New Zone"]]);
  expect(await remove("freeZone-new")).toEqual([overview, "/free-zones/ajman"]);
});

test("a changed country shows where it is chosen or drawn, a changed rate on every page", async () => {
  const showing = `*[references("homeCountry-sweden") || references(*[_type == "diagram" && references("homeCountry-sweden")]._id)]{ _type, "slug": slug.current }`;
  const documents = await visitor().fetch<{ _type: string; slug: string | null }[]>(showing);
  const paths = documents.flatMap((document) => pathOf(document) ?? []);
  expect(paths.length).toBeGreaterThan(4);
  expect(await edit("homeCountry-sweden", { currency: "New" })).toEqual(paths.sort());
  expect(await edit("figure-swedish-kronor-per-euro", { value: "11.5" })).toContain(EVERY_PAGE);
});

test("what leads to a plan, or shows its phases, turns with it", async () => {
  expect(await edit("homePage", { "process.steps[0].title": "Other" })).toEqual(
    expect.arrayContaining(["/", "/services/relocation-support"]),
  );
  const other = { tool: reference("tool-tax-estimate") };
  expect(await edit("service-relocation-support", other)).toEqual(
    expect.arrayContaining(["/", "/contact", "/services/relocation-support"]),
  );
});

test("of the rendered pages, those are stale that a text stands on, and the register of them all", async () => {
  const { renderPage } = await import("./rendered-pages.ts");
  const rendered = new Map<string, Reads>();
  for (const path of routes) {
    rendered.set(path, (await answers.track(() => renderPage(path))).reads);
  }
  await edit("service-education", { benefitsHeading: "Changed" });
  const stale = [...rendered].filter(([, reads]) => !answers.isCurrent(reads));
  expect(stale.map(([path]) => path)).toEqual(["/services/education", "/about"]);
});
