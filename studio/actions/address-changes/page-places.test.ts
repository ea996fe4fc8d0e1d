import { clientOf, createAll, startTestLake } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { listKind, placesOf } from "./page-places.ts";

/** A lake that holds documents, and shows drafts as such. */
async function lakeWith(...documents: Parameters<typeof createAll>[1][]) {
  const client = clientOf(await startTestLake()).withConfig({ perspective: "raw" });
  await createAll(client, ...documents);
  return client;
}

const service = (slug?: string) => ({ _id: `${slug}`, _type: "service", slug: { current: slug } });

const link = (_ref: string) => ({ _type: "navLink", page: { _ref, _weak: true } });
const list = (pages: string) => ({ _type: "pageList", pages });
const navigation = {
  ...{ _id: "navigation", _type: "navigation" },
  menus: [
    {
      label: "Living",
      groups: [
        { title: "General", links: [list("generalAdvantages")] },
        { title: "Other", links: [list("businessServices"), link("safety")] },
      ],
    },
    { label: "Empty" },
  ],
  mobileMenu: [{ label: "Advantages", links: [list("generalAdvantages")] }],
  footer: { columns: [{ title: "Read", links: [link("safety")] }, { title: "Empty" }] },
};

test("a new page is listed on its overview and in menus", async () => {
  const client = await lakeWith(navigation);
  const safety = { ...service("safety"), _type: "advantage", group: "general" };
  const places = {
    kind: "page",
    path: "/advantages/safety",
    places: [
      ...["The page /uae-advantages", "Header › Living › General", "Header › Living › Other"],
      ...["Mobile menu › Advantages", "Footer › Read"],
    ],
  };
  expect(await placesOf(client, safety)).toEqual({ ...places, hasMetadata: false });
  const metadata = { _id: "drafts.meta", _type: "pageMetadata", path: "/advantages/safety" };
  await client.create(metadata, { visibility: "sync" });
  expect(await placesOf(client, safety)).toEqual({ ...places, hasMetadata: true });
  for (const [category, places] of Object.entries({
    business: ["Header › Living › Other"],
    other: [],
  })) {
    expect(await placesOf(client, { ...service("a"), category })).toMatchObject({ places });
  }
  expect(await placesOf(client, { _id: "p", _type: "partner" })).toBeUndefined();
});

test("a new free zone appears on its emirate's page", async () => {
  const section = (key: string, ...kinds: string[]) => ({
    ...{ _key: key, _type: "zoneListSection", heading: `Zones ${key}`, kinds },
  });
  const sections = [section("a", "major"), section("b", "offshore")];
  const dubai = { _id: "dubai", _type: "emirate", name: "Dubai", sections };
  const ajman = { _id: "ajman", _type: "emirate", name: "Ajman", sections: [section("c")] };
  const client = await lakeWith(dubai, { ...dubai, _id: "drafts.dubai" }, ajman);
  const places = { emirate: { _ref: "dubai" }, otherEmirates: [{ _ref: "ajman" }] };
  const zone = { _id: "zone", _type: "freeZone", kind: "niche", ...places };
  expect(await placesOf(client, zone)).toEqual({
    kind: "zone",
    zoneKind: "niche",
    listed: [{ emirate: "Ajman", section: "Zones c" }],
    unlisted: [
      {
        ...{ id: "dubai", name: "Dubai" },
        sections: sections.map(({ _key: key, heading, kinds }) => ({ key, heading, kinds })),
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
