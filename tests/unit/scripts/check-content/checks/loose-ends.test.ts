import { expect, test } from "vitest";
import { looseEnds } from "#scripts/check-content/checks/loose-ends.ts";
import { service } from "./small-site.ts";

const problems = (...documents: Parameters<typeof looseEnds>[0]) =>
  looseEnds(documents).map(({ kind, document, problem }) => `${kind} ${document?.id}: ${problem}`);

const dubai = (...kinds: string[][]) => ({
  _id: "dubai",
  _type: "emirate",
  name: "Dubai",
  sections: kinds.map((chosen) => ({ _type: "zoneListSection", kinds: chosen })),
});

const zone = (kind: string, fields = {}) => ({
  _id: `zone-${kind}`,
  _type: "freeZone",
  name: "JAFZA",
  kind,
  emirate: { _ref: "dubai" },
  ...fields,
});

test("metadata of a path without a page is found", () => {
  const metadata = (path: string) => ({ _id: `of ${path}`, _type: "pageMetadata", path });
  expect(
    problems(
      service("visas"),
      metadata("/"),
      metadata("/services/visas"),
      metadata("/services/gone"),
    ),
  ).toEqual([
    "metadata-without-page of /services/gone: No page lives at /services/gone, so its title and description are not used.",
  ]);
});

test("a free zone is found when no section of its emirate lists its kind", () => {
  const found = problems(dubai(["major"], ["niche"]), zone("major"), zone("offshore"));
  expect(found).toEqual([expect.stringMatching(/^zone-on-no-page zone-offshore: .*“JAFZA”/)]);
});

test("a section without kinds lists every zone, and another emirate may list it", () => {
  const other = { ...dubai(["offshore"]), _id: "sharjah" };
  expect(problems(dubai([]), zone("offshore"))).toEqual([]);
  expect(
    problems(dubai(["major"]), other, zone("offshore", { otherEmirates: [{ _ref: "sharjah" }] })),
  ).toEqual([]);
});

const lead = (text: string, figure: string) => [
  { children: [{ text }, { _type: "figureValue", figure: { _ref: figure } }] },
];

test("pages that begin with the same heading and lead are found, each with the others", () => {
  const page = (slug: string, heading: string, text: string, figure = "f") =>
    service(slug, { hero: { heading, lead: lead(text, figure) } });
  expect(
    problems(
      page("one", "Live here", "All of it"),
      page("two", "live here ", "All of it"),
      page("three", "Live here", "Some of it"),
      page("four", "Live here", "All of it", "other figure"),
      service("five"),
      service("six"),
    ),
  ).toEqual([
    "doubled-page service-one: /services/one begins with the same heading and text as /services/two.",
    "doubled-page service-two: /services/two begins with the same heading and text as /services/one.",
  ]);
});

test("a figure that no document refers to is found", () => {
  const figure = (id: string) => ({ _id: id, _type: "figure", label: `Figure ${id}` });
  expect(
    problems(figure("used"), figure("unused"), service("a", { hero: { lead: lead("", "used") } })),
  ).toEqual(["unused-figure unused: Nothing shows “Figure unused”."]);
});

test("a figure that only other figures name is found, one that another reads through is not", () => {
  const figure = (id: string, fields: object = {}) => ({
    _id: id,
    _type: "figure",
    label: `Figure ${id}`,
    ...fields,
  });
  expect(
    problems(
      figure("rate"),
      figure("same", { sameAs: { _ref: "rate" }, distinctFrom: [{ _ref: "other" }] }),
      figure("other"),
      service("a", { hero: { lead: lead("", "same") } }),
    ),
  ).toEqual(["unused-figure other: Nothing shows “Figure other”."]);
});
