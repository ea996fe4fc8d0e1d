import { expect, test } from "vitest";
import { service } from "#tests/support/service-document.ts";
import type { ContentDocument } from "./content.ts";
import { documentFindings } from "./document-checks.ts";

const redirect = (source: string, target: string, active = true) => ({
  ...{ _id: `redirect-${source}`, _type: "redirect", source, target, active },
});
const figure = (_id: string, fields: object = {}) => ({
  ...{ _id, _type: "figure", label: `Figure ${_id}`, ...fields },
});
const emirate = (_id: string, ...kinds: string[][]) => ({
  ...{ _id, _type: "emirate", name: _id },
  sections: kinds.map((chosen) => ({ _type: "zoneListSection", kinds: chosen })),
});
const zone = (_id: string, kind: string, emirate: string, ...others: string[]) => ({
  ...{ _id, _type: "freeZone", name: "JAFZA", kind, emirate: { _ref: emirate } },
  otherEmirates: others.map((_ref) => ({ _ref })),
});
const shows = (...figures: string[]) =>
  service("shows", { figures: figures.map((_ref) => ({ _ref })) });
/** A text followed by a figure. */
const lead = (text: string, _ref: string) => [{ children: [{ text }, { figure: { _ref } }] }];
const page = (slug: string, heading: string, text: string, figure = "f") =>
  service(slug, { hero: { heading, lead: lead(text, figure) } });

/** Findings in the documents, as "kind document field: problem". */
const told = async (documents: ContentDocument[]) =>
  (await documentFindings(documents))
    .map(({ kind, document, problem }) =>
      [`${kind} ${document?.id}${document?.field ? ` ${document.field}` : ""}`, problem].join(": "),
    )
    .toSorted();

test.each<[string, ContentDocument[], string[]]>([
  [
    "redirects that nobody follows",
    [
      ...[redirect("/old", "/gone"), redirect("/a", "/older"), redirect("/b", "")],
      ...[redirect("/older", "/contact"), redirect("/paused", "/nowhere", false)],
    ],
    [
      "broken-redirect redirect-/a: /a is not followed. /older is itself redirected",
      "broken-redirect redirect-/b: /b is not followed. “To” is empty.",
      "broken-redirect redirect-/old: /old is not followed. No page lives at /gone now.",
    ],
  ],
  [
    "figures that nothing shows, but for one that another reads through",
    [
      ...[figure("rate"), figure("other"), figure("unused")],
      figure("same", { sameAs: { _ref: "rate" }, distinctFrom: [{ _ref: "other" }] }),
      shows("same"),
    ],
    [
      "unused-figure other: Nothing shows “Figure other”.",
      "unused-figure unused: Nothing shows “Figure unused”.",
    ],
  ],
  [
    "free zones whose kind no section of their emirates lists",
    [
      ...[emirate("dubai", ["major"], ["niche"]), emirate("sharjah", ["offshore"])],
      ...[emirate("ajman", []), zone("major", "major", "dubai"), zone("any", "niche", "ajman")],
      ...[zone("lone", "offshore", "dubai"), zone("both", "offshore", "dubai", "sharjah")],
      zone("strange", "technologyMedia", "dubai", "sharjah"),
    ],
    ["zone-on-no-page lone", "zone-on-no-page strange"],
  ],
  [
    "pages that begin with the same heading and lead",
    [
      ...[page("one", "Live here", "All of it"), page("two", "live here ", "All of it")],
      ...[page("three", "Live here", "Some of it"), page("four", "Live here", "All of it", "g")],
      ...[service("five"), service("six")],
    ],
    [
      "doubled-page service-one hero: 2 pages begin with the same heading and text: /services/one, /services/two.",
    ],
  ],
  [
    "claims of which one is hidden, one proved and one neither",
    [
      { _id: "contact", _type: "contactPage", panel: { reasons: [{ _type: "officeClaim" }] } },
      { _id: "partner", _type: "partner", name: "A zone" },
      {
        ...{ _id: "s", _type: "siteSettings", rating: { isHidden: true } },
        partnerNames: { source: "Consent" },
      },
    ],
    ["unproved-claim s dubaiOffice"],
  ],
])("the checks report the right problems of %s", async (_what, documents, expected) => {
  expect(await told(documents)).toEqual(expected.map((each) => expect.stringContaining(each)));
});
