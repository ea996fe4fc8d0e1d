import { clientOf, startTestLake } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { listKind, standingOf } from "#studio/first-publish/standing.ts";

async function lakeWith(...documents: { _id: string; _type: string }[]) {
  const client = clientOf(await startTestLake()).withConfig({ perspective: "raw" });
  for (const document of documents) await client.create(document, { visibility: "sync" });
  return client;
}

const navigation = {
  _id: "navigation",
  _type: "navigation",
  mobileMenu: [{ label: "Advantages", links: [{ _type: "pageList", pages: "generalAdvantages" }] }],
};

const safety = {
  _id: "safety",
  _type: "advantage",
  group: "general",
  slug: { current: "safety" },
};

test("a page stands on its overview and in menus, with or without a text for search results", async () => {
  const client = await lakeWith(navigation);
  const standing = {
    kind: "page",
    path: "/advantages/safety",
    places: ["The page /uae-advantages", "Mobile menu › Advantages"],
  };
  expect(await standingOf(client, safety)).toEqual({ ...standing, hasMetadata: false });
  const metadata = { _id: "drafts.meta", _type: "pageMetadata", path: "/advantages/safety" };
  await client.create(metadata, { visibility: "sync" });
  expect(await standingOf(client, safety)).toEqual({ ...standing, hasMetadata: true });
});

const section = (key: string, ...kinds: string[]) => ({
  _key: key,
  _type: "zoneListSection",
  heading: `Zones ${key}`,
  kinds,
});
const emirate = (id: string, name: string, ...sections: unknown[]) => ({
  _id: id,
  _type: "emirate",
  name,
  sections,
});
const zone = {
  _id: "zone",
  _type: "freeZone",
  kind: "niche",
  emirate: { _ref: "dubai" },
  otherEmirates: [{ _ref: "ajman" }],
};

test("a zone stands where a section lists its kind, and is put where none does", async () => {
  const dubai = emirate("dubai", "Dubai", section("a", "major"), section("b", "offshore"));
  const client = await lakeWith(
    dubai,
    { ...dubai, _id: "drafts.dubai" },
    emirate("ajman", "Ajman", section("c")),
  );
  expect(await standingOf(client, zone)).toEqual({
    kind: "zone",
    zoneKind: "niche",
    listed: [{ emirate: "Ajman", section: "Zones c" }],
    unlisted: [
      {
        id: "dubai",
        name: "Dubai",
        sections: [
          { key: "a", heading: "Zones a", kinds: ["major"] },
          { key: "b", heading: "Zones b", kinds: ["offshore"] },
        ],
      },
    ],
  });

  await listKind(client, { emirate: "dubai", section: "b", kind: "niche" });
  for (const id of ["dubai", "drafts.dubai"]) {
    expect(await client.getDocument(id)).toMatchObject({
      sections: [{ kinds: ["major"] }, { kinds: ["offshore", "niche"] }],
    });
  }
});

test("what has no page stands nowhere", async () => {
  expect(await standingOf(await lakeWith(), { _id: "p", _type: "partner" })).toBeUndefined();
});
