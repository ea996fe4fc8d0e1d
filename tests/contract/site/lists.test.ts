import type { SanityClient, Transaction } from "@sanity/client";
import { expect, test } from "vitest";
import { pathOf } from "#schemas/routes.ts";
import { webhookPayload } from "#schemas/webhook.ts";
import { revalidateWebhook } from "#scripts/lib/webhook.ts";
import { until } from "#tests/contract/content-lake/lake-fixture.ts";
import { startReceiver } from "#tests/contract/content-lake/webhook-receiver.ts";
import { dropdowns, mobileSections } from "#tests/e2e/support/specified-menus.ts";
import { affectedTags } from "#web/content/freshness/affected-tags.ts";
import { withListedPages } from "#web/content/menus.ts";
import { advantagesPageQuery } from "#web/content/queries/advantages.ts";
import { emiratePageQuery, freeZonesPageQuery } from "#web/content/queries/free-zones.ts";
import { homePageQuery } from "#web/content/queries/home.ts";
import { showingQuery } from "#web/content/queries/routing.ts";
import { siteQuery } from "#web/content/queries/site.ts";
import { seededLake } from "./seeded-lake.ts";

/** A seeded lake with the site's webhook; `publish` gives the cache tags that a change calls for. */
async function publishedSite() {
  const receiver = await startReceiver();
  const webhook = revalidateWebhook({ siteUrl: "http://localhost", secret: "s".repeat(16) });
  const client = await seededLake([{ ...webhook, url: receiver.url }]);
  const publish = async (mutations: Transaction): Promise<string[]> => {
    const { transactionId } = await mutations.commit({ returnDocuments: false });
    const findDelivery = () =>
      receiver.deliveries.find(({ headers }) => headers["sanity-transaction-id"] === transactionId);
    await until(() => findDelivery() !== undefined, `the webhook of ${transactionId}`);
    const change = webhookPayload.parse(findDelivery()?.body);
    return affectedTags(change, (ids, listing) => client.fetch(showingQuery, { ids, listing }));
  };
  return {
    client,
    add: (document: { _id: string; _type: string }) =>
      publish(client.transaction().create(document)),
    edit: (id: string, fields: Record<string, unknown>) =>
      publish(client.transaction().patch(id, { set: fields })),
    remove: (id: string) => publish(client.transaction().delete(id)),
  };
}

/** A stored document as the start of a new one. */
async function like(client: SanityClient, id: string): Promise<{ _type: string }> {
  const stored = await client.getDocument(id);
  if (stored === undefined) throw new Error(`The seeded content holds no ${id}.`);
  const { _id, _rev, _createdAt, _updatedAt, ...content } = stored;
  return content;
}

const slug = (current: string) => ({ _type: "slug", current });
const reference = (_ref: string) => ({ _type: "reference", _ref });

/** The menus with the words and addresses of their links, as visitors meet them. */
async function menusOf(client: SanityClient) {
  const { navigation, lists } = await client.fetch(siteQuery);
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
async function zonesOf(client: SanityClient, emirate: string): Promise<string[][]> {
  const page = await client.fetch(emiratePageQuery, { slug: emirate });
  return (page?.sections ?? []).flatMap((section) =>
    "zones" in section ? [section.zones.map(({ name }) => name)] : [],
  );
}

async function advantagesOf(client: SanityClient): Promise<string[]> {
  return ((await client.fetch(advantagesPageQuery))?.advantages ?? []).map(
    ({ card }) => card.title,
  );
}

test("the seeded menus are the specification's, link by link", async () => {
  const { header, mobile } = await menusOf(await seededLake());
  expect(header).toEqual(dropdowns);
  expect(mobile).toEqual(mobileSections);
  expect(Object.keys(header)).toEqual(Object.keys(dropdowns));
  expect(Object.keys(mobile)).toEqual(Object.keys(mobileSections));
});

test("the seeded overviews list everything in the specification's order", async () => {
  const client = await seededLake();
  expect(await advantagesOf(client)).toEqual([
    "Safety and Security",
    "Strong Economy",
    "Innovation & Technology",
    "Global Connectivity",
    "Travel and Leisure",
    "Cultural Tolerance",
    "Rich Traditions",
    "Sports and Events",
    "Strategic Location",
    "Sunny Climate",
    "GCC Regional Advantage",
    "Rapid Development",
    "Welcoming Expat Community",
  ]);
  const overview = await client.fetch(freeZonesPageQuery);
  expect(overview?.emirates.map(({ name }) => name)).toEqual([
    "Abu Dhabi",
    "Dubai",
    "Sharjah",
    "Ajman",
    "Ras Al Khaimah",
    "Fujairah",
    "Umm Al Quwain",
  ]);
  const home = await client.fetch(homePageQuery);
  expect(home?.partners.partners.map(({ name }) => name)).toEqual([
    "JAFZA",
    "DMCC",
    "DIFC",
    "ADGM",
    "Masdar City",
    "RAKEZ",
    "IFZA",
    "SHAMS",
  ]);
});

test.each([
  [
    "abu-dhabi",
    [
      ["ADGM", "KIZAD", "twofour54", "Masdar City"],
      ["Abu Dhabi Airports Free Zone", "Khalifa Port Free Trade Zone", "SAVI cluster"],
    ],
  ],
  [
    "dubai",
    [
      ["JAFZA", "DMCC", "DIFC", "DAFZA", "Dubai South", "DWTC"],
      ["Dubai Internet City", "Dubai Media City", "Dubai Silicon Oasis", "Dubai Production City"],
      [
        "Dubai Healthcare City",
        "Dubai Science Park",
        "Dubai CommerCity",
        "Dubai Design District",
        "Dubai Knowledge Park",
        "IFZA",
      ],
      [
        "Gold and Diamond Park",
        "International Humanitarian City",
        "Dubai Cars and Automotive Zone",
        "Dubai Maritime City",
      ],
    ],
  ],
  [
    "sharjah",
    [["SAIF Zone", "Hamriyah Free Zone", "SHAMS", "Sharjah Publishing City", "SRTI Park"]],
  ],
  ["ajman", [["AFZ", "Ajman Media City"]]],
  ["ras-al-khaimah", [["RAKEZ", "RAK Maritime City", "RAK Airport Free Zone"], ["RAK ICC"]]],
  ["fujairah", [["FFZ", "Creative City", "IFZA", "Fujairah Oil Industry Zone"]]],
  ["umm-al-quwain", [["UAQ Free Trade Zone"]]],
])("the sections of %s list its zones by kind and order", async (emirate, zones) => {
  expect(await zonesOf(await seededLake(), emirate)).toEqual(zones);
});

test("a new service stands in both menus, at its place, and renders every page again", async () => {
  const { client, add, remove } = await publishedSite();
  const content = await like(client, "service-education");
  const fields = { title: "Banking", slug: slug("banking"), category: "private", order: 2 };
  expect(await add({ ...content, ...fields, _id: "service-new" })).toEqual([
    "page:/services/banking",
    "site",
  ]);
  const link = ["Banking", "/services/banking"];
  const { header, mobile } = await menusOf(client);
  // Tax Residency has the same place: then the names decide.
  expect(header.Services?.slice(0, 3)).toEqual([
    ["Residency Visas", "/services/residency-visas"],
    link,
    ["Tax Residency", "/services/tax-residency"],
  ]);
  expect(mobile.Services).toContainEqual(link);

  expect(await remove("service-new")).toEqual(["page:/services/banking", "site"]);
  expect((await menusOf(client)).header).toEqual(dropdowns);
});

test("another text of a service renders its own page again and no other", async () => {
  const { edit } = await publishedSite();
  expect(await edit("service-education", { benefitsHeading: "What is in it" })).toEqual([
    "page:/services/education",
  ]);
});

test("a service that changes sides moves in the menus", async () => {
  const { client, edit } = await publishedSite();
  expect(await edit("service-real-estate", { category: "business" })).toEqual([
    "page:/services/real-estate",
    "site",
  ]);
  const { header } = await menusOf(client);
  const { Services: services } = header;
  expect(services?.map(([label]) => label).slice(2, 6)).toEqual([
    "Education",
    "Relocation Support",
    "Real Estate",
    "Business Registration",
  ]);
});

test("a new advantage stands on the overview and in its menu until it is taken away", async () => {
  const { client, add, edit, remove } = await publishedSite();
  const content = await like(client, "advantage-safety");
  const fields = { title: "Food", slug: slug("food"), group: "culture", order: 14 };
  const tags = ["page:/advantages/food", "page:/uae-advantages"];
  expect(await add({ ...content, ...fields, _id: "advantage-new" })).toEqual([...tags, "site"]);
  expect((await menusOf(client)).header["UAE Advantages"]?.at(-1)).toEqual([
    "Food",
    "/advantages/food",
  ]);
  expect(await advantagesOf(client)).toHaveLength(14);

  expect(await edit("advantage-new", { "card.title": "Good Food" })).toEqual(tags);
  expect((await advantagesOf(client)).at(-1)).toBe("Good Food");

  expect(await remove("advantage-new")).toEqual([...tags, "site"]);
  expect(await advantagesOf(client)).toHaveLength(13);
});

test("a new free zone stands on the page of its emirate, and follows it to another", async () => {
  const { client, add, edit, remove } = await publishedSite();
  const content = await like(client, "freeZone-jafza");
  const fields = { name: "New Zone", kind: "niche", order: 43 };
  expect(await add({ ...content, ...fields, _id: "freeZone-new" })).toEqual([
    "page:/free-zones/dubai",
  ]);
  expect((await zonesOf(client, "dubai"))[3]?.at(-1)).toBe("New Zone");

  expect(await edit("freeZone-new", { emirate: reference("emirate-ajman") })).toEqual([
    "page:/free-zones/ajman",
    "page:/free-zones/dubai",
  ]);
  expect(await zonesOf(client, "ajman")).toEqual([["AFZ", "Ajman Media City", "New Zone"]]);
  expect((await zonesOf(client, "dubai"))[3]).not.toContain("New Zone");

  expect(await remove("freeZone-new")).toEqual(["page:/free-zones/ajman"]);
});

test("a page whose last listed document is gone is whole without it", async () => {
  const { client, remove } = await publishedSite();
  expect(await remove("freeZone-rak-icc")).toEqual(["page:/free-zones/ras-al-khaimah"]);
  expect((await zonesOf(client, "ras-al-khaimah"))[1]).toEqual([]);
  expect(await remove("partner-jafza")).toEqual(["page:/"]);
  expect((await client.fetch(homePageQuery))?.partners.partners.map(({ name }) => name)).toEqual([
    "DMCC",
    "DIFC",
    "ADGM",
    "Masdar City",
    "RAKEZ",
    "IFZA",
    "SHAMS",
  ]);
});
