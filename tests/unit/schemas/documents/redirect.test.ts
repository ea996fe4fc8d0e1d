import { expect, test } from "vitest";
import { slug } from "../parts.ts";
import { problemsOf } from "../problems.ts";

const service = { _id: "service-tax", _type: "service", slug: slug("tax-residency") };
const redirect = {
  _id: "redirect-tax",
  _type: "redirect",
  source: "/tax",
  target: "/services/tax-residency",
  permanent: true,
  active: true,
};

test("accepts a redirect to a page", async () => {
  expect(await problemsOf(redirect, [service])).toEqual([]);
});

test.each([
  ["a path without a slash", { source: "tax" }, ["error source: Start with a slash"]],
  ["what campaigns add", { source: "/?lang=sv&gclid=1" }, ["error source: Leave out gclid"]],
  ["a page of this site", { source: "/contact" }, ["error source: /contact is a live page"]],
  [
    "a published service",
    { source: "/services/tax-residency", target: "/" },
    ["error source: /services/tax-residency is a live page"],
  ],
  ["no target", { target: undefined }, ["error target: "]],
  ["whole addresses", { target: "https://example.com" }, ["error target: Start with a slash"]],
  ["no kind", { permanent: undefined }, ["error permanent: "]],
  ["a redirect to itself", { target: "/tax" }, ["error target: The redirect leads to itself"]],
  ["a target without a page", { target: "/nowhere" }, ["error target: No page lives at /nowhere"]],
])("reports %s", async (_name, change, problems) => {
  const found = await problemsOf({ ...redirect, ...change }, [service]);
  expect(found.toSorted()).toEqual(
    problems.toSorted().map((problem) => expect.stringContaining(problem)),
  );
});

test("counts a service that is only a draft as no page", async () => {
  const draft = { ...service, _id: "drafts.service-tax" };
  expect(await problemsOf(redirect, [draft])).toEqual([
    expect.stringContaining("error target: No page lives at /services/tax-residency"),
  ]);
});

test("refuses the source of another redirect, drafts included, but not its own", async () => {
  const other = { ...redirect, _id: "drafts.redirect-other" };
  expect(await problemsOf(redirect, [service, other])).toEqual([
    expect.stringContaining("error source: Another redirect already starts at /tax"),
  ]);
  const ownDraft = { ...redirect, _id: "drafts.redirect-tax" };
  expect(await problemsOf(redirect, [service, ownDraft])).toEqual([]);
});

test("refuses a chain and a circle", async () => {
  const onward = { ...redirect, _id: "redirect-2", source: "/money", target: "/tax" };
  expect(await problemsOf(redirect, [service, onward])).toEqual([
    expect.stringContaining("error source: /money already redirects to /tax"),
  ]);
  const back = { ...redirect, source: "/tax", target: "/money" };
  expect(await problemsOf(back, [service, onward])).toEqual(
    expect.arrayContaining([
      expect.stringContaining("error target: /money redirects back to /tax"),
    ]),
  );
});

test("lets a paused redirect stand beside the one that took its place", async () => {
  const other = { ...redirect, _id: "redirect-other" };
  expect(await problemsOf({ ...redirect, active: false }, [service, other])).toEqual([]);
});

test("in a release, is held against the site as that release will leave it", async () => {
  const moving = { ...service, _id: `versions.spring.${service._id}`, slug: slug("tax") };
  const withRelease = {
    ...redirect,
    _id: "versions.spring.redirect-tax",
    source: "/services/tax-residency",
    target: "/services/tax",
  };
  expect(await problemsOf(withRelease, [service, moving])).toEqual([]);
  const elsewhere = { ...withRelease, _id: "versions.autumn.redirect-tax" };
  expect(await problemsOf(elsewhere, [service, moving])).toEqual([
    expect.stringContaining("error source: /services/tax-residency is a live page"),
    expect.stringContaining("error target: No page lives at /services/tax now"),
  ]);
});
