import { expect, test } from "vitest";
import type { ContentDocument } from "../document.ts";
import { createIdentities } from "./identities.ts";

const list = { type: "redirect", key: "source" };
const redirect = (_id: string, source: string) => ({ _id, _type: "redirect", source });

/** What identifies the document of a row of redirects, besides the lake's content. */
const identitiesBeside = (documents: readonly ContentDocument[], keyOf?: (key: string) => string) =>
  createIdentities(
    { ...list, ...(keyOf && { keyOf }) },
    "From",
    new Map(documents.map((each) => [each._id, each])),
  );

const long = "/a".repeat(60);
test.each([
  ["Cyrillic", ["/о-нас", "/контакты", "/услуги"]],
  ["letters that no accent makes", ["/om-øst", "/om-æst", "/usługi", "/usugi"]],
  ["signs", ["/a/b", "/a-b", "/a_b", "/a.b", "/a b", "/?p=12", "/p-12"]],
  ["pictures and other scripts", ["/🎉", "/日本", "/", ""]],
  ["alike for a long way", [`${long}/1`, `${long}/2`]],
])("rows with the keys %s become separate documents with valid ids", (_what, keys) => {
  const identityOf = identitiesBeside([]);
  const filled = keys.filter((key) => key !== "");
  const ids = filled.map((key) => identityOf("", key).id);
  expect(new Set(ids).size).toBe(filled.length);
  for (const id of ids) expect(id).toMatch(/^redirect-[a-z0-9-]{10,90}$/);
  expect(filled.map((key) => identitiesBeside([])("", key).id)).toEqual(ids);
});

test("a row of a list belongs to the document with its key or its id", () => {
  const identityOf = identitiesBeside([
    redirect("old-style", "/о-нас"),
    redirect("drafts.unpublished", "/draft"),
    redirect("drafts.old-style", "/renamed"),
    { _id: "page-a", _type: "page", source: "/page" },
  ]);
  expect(identityOf("", "/о-нас")).toEqual({ id: "old-style" });
  expect(identityOf("", "/draft")).toEqual({ id: "unpublished" });
  expect(identityOf("old-style", "/anything")).toEqual({ id: "old-style" });
  expect(identityOf("my-own", "/anything")).toEqual({ id: "my-own" });
  // Documents of other types are not part of the list.
  expect(identityOf("", "/page")).toEqual({ id: expect.stringMatching(/^redirect-page-/) });
});

test.each([
  ["Free-Zone-A", "It differs from “free-zone-a” in upper and lower case"],
  ["FREE-ZONE-A", "It differs from “free-zone-a” in upper and lower case"],
  ["Drafts.free-zone-a", "names a draft"],
])(
  "the id %s, which a spreadsheet has put into capitals, makes no document beside the one that is there",
  (id, message) => {
    const identityOf = identitiesBeside([redirect("free-zone-a", "/a")]);
    const { problem } = identityOf(id, "/a");
    expect(problem).toEqual({ field: "_id", message: expect.stringContaining(message) });
  },
);

test("two new ids of a list that differ only in case are refused", () => {
  const identityOf = identitiesBeside([]);
  expect(identityOf("one", "/a").problem).toBeUndefined();
  expect(identityOf("one", "/a").problem).toBeUndefined();
  expect(identityOf("One", "/b").problem?.message).toContain("differs from “one”");
});

test("an id that already belongs to a document with another key is reported and not used", () => {
  const { id } = identitiesBeside([])("", "/a");
  const { problem } = identitiesBeside([redirect(id, "/b")])("", "/a");
  expect(problem).toMatchObject({
    field: "source",
    message: expect.stringContaining("is of “/b” today"),
  });
});

test.each([
  ["a key of several documents", "", "/x", /Several documents have it: one, two\. Write one/],
  [
    "a key that differs in case alone",
    "",
    "/SIDA",
    /differs from “\/Sida” in upper and lower case/,
  ],
  ["neither id nor key", "", "", /Fill in “From” or “Id”/],
  ["a document of another type", "page-a", "/x", /type page, not redirect/],
  ["a draft", "drafts.one", "/x", /names a draft: leave out “drafts\.”/],
  ["letters that no id has", "ett två", "/x", /The id has to be of letters/],
  ["an id that is too long", "a".repeat(129), "/x", /at most 128 characters/],
])("a list with %s is refused with a way to fix it", (_what, id, key, message) => {
  const identityOf = identitiesBeside([
    redirect("one", "/x"),
    redirect("two", "/x"),
    redirect("three", "/Sida"),
    { _id: "page-a", _type: "page" },
  ]);
  expect(identityOf(id, key).problem?.message).toMatch(message);
});

test("two keys of a list that differ only in case are refused", () => {
  const identityOf = identitiesBeside([]);
  expect(identityOf("", "/Sida").problem).toBeUndefined();
  expect(identityOf("", "/sida").problem?.message).toContain("differs from “/Sida”");
  const ofPaths = identitiesBeside([redirect("one", "/om/")], (key) => key.replace(/\/$/, ""));
  expect(ofPaths("", "/om")).toEqual({ id: "one" });
  expect(ofPaths("", "/OM").problem).toBeUndefined();
});
