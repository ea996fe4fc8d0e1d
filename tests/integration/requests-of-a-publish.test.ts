// @module-tag thorough
import { until } from "@nordune/content-lake/testing";
import type { LiveEventMessage, SanityDocumentStub } from "@sanity/client";
import { expect, onTestFinished, test } from "vitest";
import { isPageType, pathOf } from "#schemas/shared/routes.ts";
import { line } from "#tests/support/parts-of-content.ts";
import { queryLake } from "#web/content/client.ts";
import { routingTableQuery } from "#web/content/routing/routing-table.ts";
import { siteQueries } from "#web/content/site-queries.ts";
import { type ContentQuery, keyOf } from "#web/content/store/content-query.ts";
import { createContentStore, type RefreshOptions } from "#web/content/store/content-store.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { clientAt, startTestFaultyLake } from "./site-fixture.ts";

const lake = withSeededLake();
const { change } = lake;

/** Hosted Sanity counts requests, and a month of them is paid for. */
const MOST_REQUESTS = 12;

/** A process that hears of each publish. Its requests are counted in front of the content lake. */
async function startProcess() {
  const front = await startTestFaultyLake(process.env.CONTENT_LAKE_URL ?? "");
  const client = clientAt(front.url);
  const store = createContentStore((query, options) => queryLake(query, { client, ...options }));
  const heard: LiveEventMessage[] = [];
  let isOpen = false;
  const subscription = client.live.events().subscribe((event) => {
    if (event.type === "welcome") isOpen = true;
    if (event.type === "message") heard.push(event);
  });
  onTestFinished(() => subscription.unsubscribe());
  await until(() => isOpen, "the stream of live events");
  await store.refresh();
  /** Counts the requests of a refresh, and says which queries it has sent. */
  async function counted(options: RefreshOptions) {
    front.asked.length = 0;
    const refreshed = await store.refresh(options);
    const requests = front.asked.filter((address) => address.includes("/data/query/"));
    return { ...refreshed, requests: requests.length };
  }
  return {
    store,
    /** Looks for a publish of which no live event has told, as `followContent` does. */
    check: () => counted({}),
    /** Fetches what a publish affects before its live event is heard. */
    async unheard(publish: Promise<unknown>) {
      const before = heard.length;
      await publish;
      const refreshed = await counted({});
      // Otherwise the next publish would take this event for its own.
      await until(() => heard.length > before, "the live event of a publish");
      return refreshed;
    },
    /** Fetches what a publish affects, as `followContent` does. */
    async after(publish: Promise<unknown>) {
      const before = heard.length;
      await publish;
      await until(() => heard.length > before, "the live event of a publish");
      const events = heard.slice(before);
      const tags = new Set(events.flatMap((event) => event.tags));
      return counted({ tags, since: events.at(-1)?.id });
    },
  };
}

type Process = Awaited<ReturnType<typeof startProcess>>;

/** A result as pages read it. Languages name pages only. */
const asRead = (json: string | undefined) =>
  JSON.parse(json ?? '"nothing"', (key, value) =>
    key === "translated" && Array.isArray(value)
      ? value.filter(({ _type, slug }) => isPageType(_type) && pathOf({ _type, slug }))
      : value,
  );

/** Expects that the process holds what each of its queries returns. */
async function expectCurrent({ store }: Process) {
  const queries = [routingTableQuery, ...siteQueries(store.peek(routingTableQuery) ?? "")];
  expect(queries.length).toBeGreaterThan(70);
  for (const { query, params } of queries) {
    const { json } = await queryLake({ query, params });
    const held = store.peek({ query, params });
    expect.soft(asRead(held), keyOf({ query, params })).toEqual(asRead(json));
  }
}

/** Two published documents of each type, the first and the last. */
const someOfEachType = async () => {
  const documents = await lake.client().fetch<{ _id: string; _type: string }[]>(
    `*[!(_id in path("drafts.**") || _id in path("versions.**") || _type match "sanity.*")]
        | order(_id){ _id, _type }`,
  );
  return [...Map.groupBy(documents, ({ _type }) => _type)].flatMap(([type, all]) =>
    [...new Set([all[0], all.at(-1)])].flatMap((one) => (one ? [{ type, id: one._id }] : [])),
  );
};

test("a publish of any kind of document sends few requests", async () => {
  const site = await startProcess();
  const documents = await someOfEachType();
  expect(documents.map(({ type }) => type)).toEqual(
    expect.arrayContaining(["service", "figure", "pageMetadata", "translation", "siteSettings"]),
  );
  const counted: Record<string, number> = {};
  for (const { type, id } of documents) {
    const { requests } = await site.after(change(id, { note: "touched" }));
    counted[type] = Math.max(counted[type] ?? 0, requests);
  }
  const tooMany = Object.entries(counted).filter(([, requests]) => requests > MOST_REQUESTS);
  expect(tooMany).toEqual([]);
  // The fingerprint, the list of pages, what all pages show, the page and its search texts.
  expect(counted).toMatchObject({ figure: 3, pageMetadata: 3, translation: 4, redirect: 2 });
});

test("a publish that no live event has told sends the same queries as one that was told", async () => {
  const site = await startProcess();
  const tooMany: string[] = [];
  const oneOfEachType = Map.groupBy(await someOfEachType(), ({ type }) => type).values();
  for (const [one] of oneOfEachType) {
    const { type, id } = one ?? { type: "", id: "" };
    const told = await site.after(change(id, { note: "touched" }));
    const untold = await site.unheard(change(id, { note: "touched again" }));
    // Two more ask what was published.
    if (untold.requests > told.requests + 2) tooMany.push(`${id}: ${untold.requests}`);
    expect.soft(untold.changed, type).toEqual(told.changed);
  }
  expect(tooMany).toEqual([]);
  const { requests } = await site.check();
  expect(requests, "when nothing was published").toBe(1);
  await expectCurrent(site);
});

test("what comes and goes while no live event tells it is held as the content lake has it", async () => {
  const site = await startProcess();
  const client = lake.client();
  const documents = ["linking", "nowhere"].map(campaign);
  for (const document of documents) await site.unheard(client.create(document));
  await expectCurrent(site);
  await site.unheard(change("figure-vat-rate", { value: "6" }));
  await expectCurrent(site);
  for (const { _id } of documents.toReversed()) await site.unheard(client.delete(_id));
  await expectCurrent(site);
});

const reference = (_ref: string) => ({ _type: "reference", _ref, _weak: true });

/** A page that shows a figure and links to two pages, of which one is not published. */
const campaign = (name: string) => ({
  _id: `campaign-${name}`,
  _type: "freePage",
  title: name,
  slug: { _type: "slug", current: name },
  hero: {
    heading: name,
    lead: line("VAT is ", {
      _type: "figureValue",
      figure: reference("figure-vat-rate"),
      show: "value",
    }),
  },
  readOn: ["service-tax-residency", "campaign-nowhere", "contactPage"].map((id) => ({
    ...{ _key: id, _type: "navLink", label: id, page: reference(id) },
  })),
});

const queriesOf = ({ store }: Process, slug: string): ContentQuery[] =>
  siteQueries(store.peek(routingTableQuery) ?? "").filter(({ params }) => params.slug === slug);

test("what many pages show costs one of them no more than before, and all of them are current", async () => {
  const names = Array.from({ length: 30 }, (_, index) => `spring-${index}`);
  const transaction = lake.client().transaction();
  for (const name of names) transaction.create(campaign(name));
  await transaction.commit();
  const site = await startProcess();
  const keys = names.flatMap((name) => queriesOf(site, name).map(keyOf));
  expect(keys).toHaveLength(30);

  const figure = await site.after(change("figure-vat-rate", { value: "6" }));
  expect([...figure.changed]).toEqual(expect.arrayContaining(keys));
  expect(figure.requests).toBeLessThanOrEqual(3);

  const slug = { _type: "slug", current: "tax-in-dubai" };
  const service = await site.after(change("service-tax-residency", { slug }));
  expect([...service.changed]).toEqual(expect.arrayContaining(keys));
  expect(service.requests).toBeLessThanOrEqual(MOST_REQUESTS);

  const page = await site.after(change("campaign-spring-7", { title: "Spring" }));
  expect(page.requests).toBeLessThanOrEqual(3);
  expect([...page.edited]).toEqual(["/spring-7", "/sv/spring-7"]);
  await expectCurrent(site);
});

test("pages, links, search texts and languages that come and go are held as the content lake has them", async () => {
  const site = await startProcess();
  const client = lake.client();
  const documents: SanityDocumentStub[] = [
    campaign("linking"),
    campaign("nowhere"),
    { _id: "metadata-nowhere", _type: "pageMetadata", path: "/nowhere", title: "Nowhere" },
    {
      ...{ _id: "translation-sv-campaign-nowhere", _type: "translation", language: "sv" },
      ...{ isShown: true, translated: reference("campaign-nowhere"), rows: [] },
    },
  ];
  for (const document of documents) await site.after(client.create(document));
  await expectCurrent(site);
  const [, page, ...ofPage] = documents.map(({ _id = "" }) => _id);
  for (const id of [...ofPage, page ?? ""]) await site.after(client.delete(id));
  await expectCurrent(site);
});
