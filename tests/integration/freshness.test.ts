import { createSchema } from "sanity";
import { beforeAll, expect, test } from "vitest";
import { documents } from "#schemas/documents/index.ts";
import { schemaTypes } from "#schemas/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { showingQuery } from "#schemas/shared/shown-on/showing-query.ts";
import { singletons } from "#schemas/singletons/index.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { routes } from "#tests/e2e/support/routes.ts";
import { withDataCache } from "./data-cache.ts";
import { variants } from "./field-values.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();
const cache = withDataCache();

const schema = createSchema({ name: "default", types: schemaTypes });

/** The types that pages show; redirects live in the routing table. */
const shownTypes = [...singletons, ...documents].flatMap(({ name }) =>
  name === "redirect" ? [] : [name],
);

const idsOf = (types: readonly string[]) =>
  seedDocuments.filter(({ _type }) => types.includes(_type)).map(({ _id }) => _id);

/** Changes of the first document of a type, one field at a time. */
function changesOf(type: string): Record<string, unknown>[] {
  const [seeded, definition] = [
    seedDocuments.find(({ _type }) => _type === type),
    schema.get(type),
  ];
  if (seeded === undefined || definition === undefined) throw new Error(`No ${type} is seeded.`);
  return [...variants(definition, seeded, idsOf)].flatMap(({ field, value }) =>
    field === ".slug" || !isRecord(value) ? [] : [value],
  );
}

/** Fetches what every page shows, as its rendering does, unless it is in the cache. */
async function readEveryPage(): Promise<void> {
  const { fetchPageAt } = await import("#web/content/fetch-page.ts");
  const site = await import("#web/content/fetch-site.ts");
  await Promise.all([site.fetchSite(), site.fetchNotFoundPage(), site.fetchLivePaths()]);
  for (const path of routes) await Promise.all([fetchPageAt(path), site.fetchPageMetadata(path)]);
}

/** Publishes changed fields of a document. @returns the cache tags that the change calls for */
async function publish(id: string, change: Record<string, unknown>): Promise<string[]> {
  const { affectedTags } = await import("#schemas/shared/shown-on/affected-tags.ts");
  const { fetchUncached } = await import("#web/content/fetch-content.ts");
  const { changesBetween, fetchInventory } = await import("#web/content/freshness/inventory.ts");
  const before = await fetchInventory();
  await lake.client().patch(id).set(change).commit();
  const changes = changesBetween(before, await fetchInventory());
  return affectedTags(changes, (ids, listing) => fetchUncached(showingQuery, { ids, listing }));
}

beforeAll(readEveryPage);

test("every page is read under a tag of its own", () => {
  expect([...cache.tags()].filter((tag) => tag.startsWith("page:")).sort()).toEqual(
    routes.map((path) => `page:${path}`).sort(),
  );
});

test.each(shownTypes)(
  "after a change of a %s that visitors see no page shows what was",
  async (type) => {
    for (const { _id, ...change } of changesOf(type)) {
      const tags = await publish(String(_id), change);
      const isSeen = (await cache.staleTags()).length > 0;
      cache.revalidate(tags);
      expect(await cache.staleTags()).toEqual([]);
      await readEveryPage();
      if (isSeen) return;
    }
    expect.fail(`No page shows anything of ${type}.`);
  },
);

test.each<[string, string, Record<string, unknown>, string[]]>([
  [
    "the phases of a plan are those of the home page",
    "homePage",
    { "process.steps[0].title": "Changed" },
    ["/", "/services/relocation-support"],
  ],
  [
    "what leads to a plan knows which service shows it",
    "service-relocation-support",
    { tool: { _type: "reference", _ref: "tool-tax-estimate" } },
    ["/", "/contact", "/services/relocation-support"],
  ],
])("%s", async (_what, id, change, paths) => {
  const tags = await publish(id, change);
  expect(await cache.staleTags()).toEqual(
    expect.arrayContaining(paths.map((path) => `page:${path}`)),
  );
  cache.revalidate(tags);
  expect(await cache.staleTags()).toEqual([]);
  await readEveryPage();
});

test("a change of its text renders the page of a service only", async () => {
  expect(await publish("service-education", { benefitsHeading: "Changed" })).toEqual([
    "page:/services/education",
  ]);
});
