import { type ContentDocument, contentOf, readLake } from "@nordune/content-tool";
import { beforeAll, expect, test } from "vitest";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { changedPages } from "#scripts/site-content/changed-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { EVERY_PAGE, withTrackedPages } from "./tracked-pages.ts";

const lake = withSeededLake();
const pages = withTrackedPages(lake);
const client = () => lake.client().withConfig({ perspective: "raw" });
const known: { published: Map<string, ContentDocument> } = { published: new Map() };

beforeAll(async () => {
  const { published } = await readLake(client());
  known.published = new Map([...published].map(([id, document]) => [id, contentOf(document)]));
});

const first = (type: string) => seedDocuments.find(({ _type }) => _type === type)?._id ?? "";

/** What an import says beforehand, and what the site itself finds once it is written. */
async function saidAndFound(id: string, change: Record<string, unknown>) {
  const before = known.published.get(id);
  if (before === undefined) throw new Error(`${id} is not seeded.`);
  const after = { ...before, ...change };
  const said = await changedPages([{ before, after }], known.published.values());
  const found = await pages.publish(() => client().createOrReplace(after));
  await pages.publish(() => client().createOrReplace(before));
  return { said, found: found.includes(EVERY_PAGE) ? [EVERY_PAGE] : found };
}

test.each([
  ["figure", { value: "10.25" }],
  ["partner", { name: "Another" }],
  ["freeZone", { bestFor: ["Trade"] }],
  ["emirate", { intro: [] }],
  ["advantage", { orderRank: "0|000990:" }],
  ["pageMetadata", { description: "Other words" }],
  ["redirect", { note: "Old" }],
  ["testimonial", { city: "Riga" }],
  ["homeCountry", { currency: "Other" }],
])(
  "the pages said of a changed %s are all that the site renders, and more only where it is referred to",
  async (type, change) => {
    const { said, found } = await saidAndFound(first(type), change);
    expect(said).toEqual(expect.arrayContaining(found));
    expect(said.length > 0).toBe(found.length > 0);
  },
);

test("a new page in the menus, a setting of the site, a draft", async () => {
  const service = {
    _id: "service-new",
    _type: "service",
    slug: { current: "new" },
    category: "private",
    title: "New",
  };
  const settings = known.published.get("siteSettings");
  const documents = [...known.published.values()];
  expect(await changedPages([{ before: undefined, after: service }], documents)).toEqual([
    "every page",
  ]);
  expect(await changedPages([{ before: settings, after: settings }], documents)).toEqual([
    "every page",
  ]);
  const draft = { ...service, _id: "drafts.service-new" };
  expect(await changedPages([{ before: undefined, after: draft }], documents)).toEqual([]);
});
