import { expect, test } from "vitest";
import { keyed } from "#scripts/seed/content/build/keyed.ts";
import { problemsOf } from "../problems.ts";

const metadata = {
  _id: "pageMetadata-contact",
  _type: "pageMetadata",
  path: "/contact",
  title: "Contact",
  description: "How to reach us.",
};

const crumb = (url: string) => keyed([{ _type: "breadcrumb", name: "Home", url }]);
const alternates = (...languages: string[]) =>
  keyed(languages.map((lang) => ({ _type: "alternate", lang, href: "/contact" })));

test("accepts metadata with and without its optional parts", async () => {
  expect(await problemsOf(metadata)).toEqual([]);
  expect(
    await problemsOf({
      ...metadata,
      keywords: ["relocation", "Dubai"],
      robots: "noindex, follow",
      canonical: "https://example.com/contact",
      structuredData: '{"@type": "ContactPage"}',
      breadcrumbs: crumb("/"),
      hreflang: alternates("sv", "x-default"),
      twitterSite: "@example",
      articlePublishedTime: "2026-01-01T00:00:00Z",
      articleModifiedTime: "2026-01-02T00:00:00Z",
    }),
  ).toEqual([]);
});

test.each([
  ["no path", { path: undefined }, "error path: "],
  ["a slash at the end", { path: "/contact/" }, "error path: Leave out the slash at the end."],
  ["a path without a page", { path: "/nowhere" }, "warning path: No page lives at /nowhere"],
  ["a long title", { title: "x".repeat(61) }, "warning title: Longer than 60"],
  ["a long description", { description: "x".repeat(161) }, "warning description: Longer than 160"],
  ["an unknown robots value", { robots: "none" }, "error robots: "],
  ["a canonical path", { canonical: "/contact" }, "error canonical: "],
  ["broken JSON", { structuredData: "{" }, "error structuredData: This is not valid JSON"],
  ["a broken breadcrumb", { breadcrumbs: crumb("home") }, "Write a path such as /contact"],
  ["an unknown language", { hreflang: alternates("swedish") }, "Write a language code"],
  ["a language twice", { hreflang: alternates("sv", "sv") }, "error hreflang: Each language"],
  ["an account without @", { twitterSite: "example" }, "error twitterSite: "],
  [
    "a change before publishing",
    {
      articlePublishedTime: "2026-01-02T00:00:00Z",
      articleModifiedTime: "2026-01-01T00:00:00Z",
    },
    "error articleModifiedTime: ",
  ],
])("reports %s", async (_name, change, problem) => {
  expect(await problemsOf({ ...metadata, ...change })).toEqual([expect.stringContaining(problem)]);
});

test("refuses a second document for the same path", async () => {
  const other = { ...metadata, _id: "drafts.pageMetadata-other" };
  expect(await problemsOf(metadata, [other])).toEqual([
    "error path: Another document already has /contact. Edit that one instead.",
  ]);
});

test("warns of a title or description that another page has, whatever its case", async () => {
  const other = { ...metadata, _id: "pageMetadata-about", path: "/about", title: "CONTACT" };
  expect((await problemsOf(metadata, [other])).toSorted()).toEqual([
    expect.stringContaining("warning description: /about has the same description"),
    expect.stringContaining("warning title: /about has the same title"),
  ]);
  expect(await problemsOf(metadata, [{ ...other, title: "About", description: "Us." }])).toEqual(
    [],
  );
});
