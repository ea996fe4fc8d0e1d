import { expect, test } from "vitest";
import {
  affectedTags,
  type ContentChange,
  type ContentDocument,
} from "#web/content/freshness/affected-tags.ts";

const reference = (id: string) => ({ _type: "reference", _ref: id });
const slug = (current: string) => ({ _type: "slug", current });

/** Two services that show a figure, one of which another service and the menu link to. */
const documents: (ContentDocument & Record<string, unknown>)[] = [
  { _id: "figure-vat", _type: "figure" },
  {
    _id: "visas",
    _type: "service",
    slug: slug("visas"),
    hero: [{ _type: "figureValue", figure: reference("figure-vat") }],
  },
  {
    _id: "tax",
    _type: "service",
    slug: slug("tax"),
    hero: [{ _type: "figureValue", figure: reference("figure-vat") }],
    body: [{ _type: "internalLink", page: reference("visas") }],
  },
  {
    _id: "navigation",
    _type: "navigation",
    links: [{ _type: "navLink", page: reference("visas") }],
  },
];

function refersTo(value: unknown, ids: string[]): boolean {
  if (typeof value !== "object" || value === null) return false;
  if ("_ref" in value && typeof value._ref === "string") return ids.includes(value._ref);
  return Object.values(value).some((part) => refersTo(part, ids));
}

const findReferrers = async (ids: string[]) =>
  documents.filter((document) => refersTo(document, ids));

function change(_id: string, _type: string, slugs: ContentChange["slugs"] = [null, null]) {
  return { _id, _type, slugs, paths: [null, null] } satisfies ContentChange;
}

test("a figure revalidates the pages that show it and no other", async () => {
  expect(await affectedTags(change("figure-vat", "figure"), findReferrers)).toEqual([
    "page:/services/tax",
    "page:/services/visas",
  ]);
});

test("a page that others only link to revalidates itself alone", async () => {
  const edited = change("visas", "service", ["visas", "visas"]);
  expect(await affectedTags(edited, findReferrers)).toEqual(["page:/services/visas"]);
});

test("a changed address revalidates both addresses and every page that links there", async () => {
  const moved = change("visas", "service", ["visa", "visas"]);
  expect(await affectedTags(moved, findReferrers)).toEqual([
    "page:/services/tax",
    "page:/services/visa",
    "page:/services/visas",
    "site",
  ]);
});

test("site settings and navigation revalidate every page", async () => {
  expect(await affectedTags(change("navigation", "navigation"), findReferrers)).toEqual(["site"]);
  expect(await affectedTags(change("siteSettings", "siteSettings"), findReferrers)).toEqual([
    "site",
  ]);
});

test("page metadata revalidates the page at its path, before and after", async () => {
  const moved: ContentChange = {
    _id: "pageMetadata-contact",
    _type: "pageMetadata",
    slugs: [null, null],
    paths: ["/", "/contact"],
  };
  expect(await affectedTags(moved, findReferrers)).toEqual(["page:/", "page:/contact"]);
});

test("documents that refer to each other in a circle are followed once", async () => {
  const circle: (ContentDocument & Record<string, unknown>)[] = [
    { _id: "a", _type: "service", slug: slug("a"), related: reference("b") },
    { _id: "b", _type: "service", slug: slug("b"), related: reference("a") },
  ];
  let questions = 0;
  const find = async (ids: string[]) => {
    questions += 1;
    // A walk without end would give the test no time to run out.
    if (questions > 3) throw new Error(`The content lake is asked again for ${ids.join()}.`);
    return circle.filter((document) => refersTo(document, ids));
  };
  expect(await affectedTags(change("a", "service", ["a", "a"]), find)).toEqual([
    "page:/services/a",
    "page:/services/b",
  ]);
});
