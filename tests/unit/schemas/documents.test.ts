import { expect, test } from "vitest";
import { isRecord } from "#schemas/shared/record.ts";
import { safety } from "#scripts/seed/content/advantages/general.ts";
import { keyed, reference, type SeedDocument } from "#scripts/seed/content/build/document.ts";
import { line, point } from "#scripts/seed/content/build/parts.ts";
import { paragraph, richText } from "#scripts/seed/content/build/rich-text.ts";
import { dubai } from "#scripts/seed/content/emirates/largest.ts";
import { homePage } from "#scripts/seed/content/pages/home-page.ts";
import { taxResidency } from "#scripts/seed/content/services/private.ts";
import { siteSettings } from "#scripts/seed/content/site/site-settings.ts";
import { sectionSamples } from "#tests/support/section-samples.ts";
import { problemsOf } from "./problems.ts";

const vat = {
  ...{ _id: "figure-vat", _type: "figure", label: "VAT rate", value: "5", unit: "%" },
  ...{ sourceTitle: "Federal Tax Authority", sourceUrl: "https://tax.example.com/vat" },
  ...{ checkedOn: "2026-11-21", status: "confirmed" },
};
const metadata = {
  ...{ _id: "pageMetadata-contact", _type: "pageMetadata", path: "/contact" },
  ...{ title: "Contact", description: "How to reach us." },
};
const redirect = {
  ...{ _id: "redirect-tax", _type: "redirect", permanent: true, active: true },
  ...{ source: "/tax", target: "/services/tax-residency" },
};
const zone = { _id: "freeZone-x", _type: "freeZone" };

const slug = (current: string) => ({ _type: "slug", current });
const many = (count: number, make: (index: number) => object) =>
  keyed(
    "item",
    Array.from({ length: count }, (_, index) => make(index)),
  );
const points = (count: number) => many(count, () => point("A point"));
const references = (type: string, count: number) =>
  many(count, (index) => reference(`${type}-${index + 1}`));
const linkTo = (id: string) => ({ _type: "navLink", label: "A page", page: reference(id) });
const alternates = (...languages: string[]) =>
  many(languages.length, (at) => ({ _type: "alternate", lang: languages[at], href: "/contact" }));
const crumb = (url: string) => many(1, () => ({ _type: "breadcrumb", name: "Home", url }));
const networks = (url: string, ...names: string[]) =>
  many(names.length, (at) => ({ _type: "socialLink", platform: names[at], url }));

/** The document with the field at a path, such as "hero.badges", set to a value. */
function withField(value: unknown, path: string, field: unknown): Record<string, unknown> {
  const [name = "", ...rest] = path.split(".");
  const whole = isRecord(value) ? value : {};
  return {
    ...whole,
    [name]: rest.length === 0 ? field : withField(whole[name], rest.join("."), field),
  };
}

test("the Studio accepts metadata with everything that it can hold", async () => {
  const more = {
    ...{ keywords: ["Dubai"], robots: "noindex, follow", twitterSite: "@example" },
    ...{ canonical: "https://example.com/contact", structuredData: '{"@type": "Thing"}' },
    ...{ breadcrumbs: crumb("/"), hreflang: alternates("sv", "en-GB", "x-default") },
    ...{ articlePublishedTime: "2026-01-01T00:00:00Z" },
    ...{ articleModifiedTime: "2026-01-02T00:00:00Z" },
  };
  expect(await problemsOf({ ...metadata, ...more })).toEqual([]);
});

const refused: [SeedDocument, field: string, value: unknown, problem?: string][] = [
  [safety, "body", richText(paragraph`  `), "error body: Write some"],
  [safety, "icon", "camel"],
  [dubai, "hero.badges", points(4), "error hero.badges: This part of the page shows exactly 3"],
  [dubai, "sections", dubai.sections.slice(0, 2), "error sections: List at least 3 sections."],
  [dubai, "card.highlights", points(5), "error card.highlights: List 2 to 4."],
  [dubai, "slug", slug("tax-benefits"), "/free-zones/tax-benefits is the address of another page"],
  [vat, "value", undefined, "error value: Fill in “Value”"],
  [vat, "value", "5%", "error value: “5%” does not read as a number of %"],
  [vat, "value", "<b>5</b>", "error value: Write the value without signs of markup"],
  [vat, "sourceUrl", "tax.example.com"],
  [vat, "status", "toBeConfirmed", "warning status: Not confirmed"],
  [vat, "reviewBy", "2020-01-01", "warning reviewBy: "],
  [vat, "checkedOn", "2020-01-01", "warning reviewBy: "],
  [zone, "otherEmirates", [1, 2].map(() => reference("emirate-ajman")), "in the list already"],
  [zone, "website", "jafza.ae", "error website: Write the whole address, with https://"],
  [zone, "website", "javascript:alert(1)"],
  [metadata, "path", "/contact/", "error path: Leave out the slash at the end."],
  [metadata, "path", "/nowhere", "warning path: No page lives at /nowhere"],
  [metadata, "title", "x".repeat(61), "warning title: Longer than 60"],
  [metadata, "structuredData", "{", "error structuredData: This is not valid JSON"],
  [metadata, "structuredData", "[]", "error structuredData: Write one JSON object"],
  [metadata, "breadcrumbs", crumb("home"), "Write a path such as /contact"],
  [metadata, "breadcrumbs", crumb("javascript:alert(1)"), "Write a path such as /contact"],
  [metadata, "hreflang", alternates("swedish"), "Write a language code"],
  [metadata, "hreflang", alternates("sv", "sv"), "error hreflang: This is in the list already"],
  [metadata, "twitterSite", "example", "error twitterSite: Write the account with its @"],
  [taxResidency, "title", " ", "error title: Write some text"],
  [taxResidency, "slug", slug("Tax"), "error slug: Use lower-case"],
  [taxResidency, "slug", undefined, "error slug: Required"],
  [taxResidency, "hero.lead", [...line("One."), ...line("Two.")], "Keep it to one paragraph."],
  [taxResidency, "hero.lead", line("a".repeat(321)), "error hero.lead: Keep it to 320 characters"],
  [taxResidency, "hero.image.asset", undefined, "error hero.image: Choose an image."],
  [taxResidency, "hero.image.alt", undefined, "error hero.image.alt: Say what the image shows"],
  [
    taxResidency,
    "readOn",
    many(2, () => linkTo("contactPage")),
    "error readOn: This is in the list",
  ],
  [homePage, "testimonials.others", references("testimonial", 2), "exactly 3"],
  [homePage, "contact", undefined, "error contact: Required"],
  [siteSettings, "phone", "20 000 000", "error phone: Write the number with its"],
  [siteSettings, "address", [], "error address: "],
  [siteSettings, "socialLinks", networks("https://a.lv", "Twitter", "Twitter"), "already"],
  [siteSettings, "socialLinks", networks("http://a.lv", "Twitter"), "url: "],
];

test.each(
  refused.map(([document, field, value, problem = `error ${field}`]) => ({
    ...{ type: document._type, document, field, value, problem },
  })),
)("the Studio does not take $value as $field of a $type", async (row) => {
  const problems = await problemsOf({
    ...row.document,
    ...withField(row.document, row.field, row.value),
  });
  expect(problems).toContainEqual(expect.stringContaining(row.problem));
});

test("metadata may not be changed before it is published, nor stand twice for a path", async () => {
  const [earlier, later] = ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"];
  const times = { articlePublishedTime: later, articleModifiedTime: earlier };
  expect(await problemsOf({ ...metadata, ...times })).toEqual([
    expect.stringContaining("error articleModifiedTime: "),
  ]);
  const other = { ...metadata, _id: "drafts.pageMetadata-other" };
  expect(await problemsOf(metadata, [other])).toEqual([
    "error path: Another document already has /contact. Edit that one instead.",
  ]);
});

test("a service of marketing's own has two parts or more; those of the specification keep their number", async () => {
  const withParts = (_id: string, count: number) => ({
    ...{ ...taxResidency, _id },
    subServices: many(count, () => taxResidency.subServices[0] ?? {}),
  });
  const own = "0b6a4c0e-1f0e-4a53-9d53-7f1f0f8a2f11";
  expect(await problemsOf(withParts(own, 6))).toEqual([]);
  expect(await problemsOf(withParts(`drafts.${own}`, 5))).toEqual([
    "warning subServices: 6 fill their rows best, as on the other pages.",
  ]);
  expect(await problemsOf(withParts(own, 9))).toContain("error subServices: List 2 to 8.");
  expect(await problemsOf(withParts(`drafts.${taxResidency._id}`, 5))).toEqual([
    expect.stringMatching(/^error subServices: This part of the page shows exactly 6/),
  ]);
});

test("a comparison has a cell for every choice, and a free page an address that is not taken", async () => {
  const samples = sectionSamples.filter(({ _type }) => _type === "comparisonSection");
  const page = (current: string, columns = ["One", "Other"]) => ({
    ...{ _id: "free", _type: "freePage", title: "Spring", listing: "campaign" },
    slug: { _type: "slug", current },
    hero: { heading: "Spring", lead: line("Come and see.") },
    sections: samples.map((sample) => ({ ...sample, columns })),
  });
  expect(await problemsOf(page("spring"))).toEqual([]);
  expect(await problemsOf(page("spring", ["One", "Other", "Third"]))).toContainEqual(
    expect.stringMatching(/^error sections\..*cells: There are 3 choices/),
  );
  for (const taken of ["about", "services/tax", "api/x", "tax", "a/b/c", "Spring"]) {
    expect(await problemsOf(page(taken), [redirect])).toEqual([
      expect.stringMatching(/^error slug: .+\.$/),
    ]);
  }
});

test("metadata with another page's title or description is warned of, whatever its case", async () => {
  const other = { ...metadata, _id: "pageMetadata-about", path: "/about", title: "CONTACT" };
  expect((await problemsOf(metadata, [other])).toSorted()).toEqual([
    expect.stringContaining("warning description: /about has the same description"),
    expect.stringContaining("warning title: /about has the same title"),
  ]);
  const apart = { ...other, title: "About", description: "Us." };
  expect(await problemsOf(metadata, [apart])).toEqual([]);
});

/** A document that is held against the rules beside others, and the one problem that it has. */
type Judged = [what: string, document: SeedDocument, stored: SeedDocument[], problem?: string];

async function judge(
  _what: string,
  document: SeedDocument,
  stored: SeedDocument[],
  problem?: string,
) {
  const expected = problem === undefined ? [] : [expect.stringContaining(problem)];
  expect(await problemsOf(document, stored)).toEqual(expected);
}

const label = "VAT on imports";
const imports = { _id: "imports", _type: "figure", label, sameAs: reference(vat._id) };
const itself = { ...imports, sameAs: reference("imports") };
const other = { ...vat, _id: "other", label: "Other", value: "6" };
const readByDraft = [other, vat, { ...imports, _id: "drafts.imports" }];
const law = "Federal Decree-Law No. 8 of 2017";
const byLaw = { ...vat, sourceTitle: `${law} on Value Added Tax` };
const twin = { ...vat, _id: "imports", label, sourceTitle: law };
const distinctFrom = [{ ...reference("imports"), _key: "a", _weak: true }];
const newValue = { ...vat, _id: `drafts.${vat._id}`, value: "6" };

test.each<Judged>([
  ["may need only a label", imports, [vat]],
  ["is not the same as itself", itself, [], "error sameAs: A figure cannot be the same as itself"],
  ["reads through no third", { ...itself, _id: "a" }, [vat, imports], "is itself the same as “VAT"],
  [
    "is read by others or reads",
    { ...vat, sameAs: reference("other") },
    readByDraft,
    "“VAT on imports” is the same as this one, so this one states",
  ],
  ["may have a twin by law", twin, [byLaw], "warning value: “VAT rate” has this value by the same"],
  ["is apart where it says so", twin, [{ ...byLaw, distinctFrom }]],
  ["is looked up for a new value", newValue, [vat], "warning checkedOn: The value is another now:"],
  ["was looked up", { ...newValue, checkedOn: "2026-11-22" }, [vat]],
  ["needs no look for new words", { ...newValue, value: "5", label: "VAT" }, [vat]],
])("a figure %s", judge);

test.each<[string, { rows?: number; row?: object; [field: string]: unknown }, string?]>([
  ["months", { rows: 2, row: { from: 11, to: 4 } }],
  ["bars", { rows: 1, row: { figure: reference("figure-x") } }],
  ["flights", { countries: references("homeCountry", 2) }],
  ["path", { countries: references("homeCountry", 2) }, "List at least 2."],
  ["path", { rows: 9 }, "List at most 8"],
  ["timeline", { rows: 2 }, "Choose a figure in every row."],
  ["months", { rows: 2, row: { from: 3 } }, "from and until when"],
  ["clock", { rows: 2 }, "Choose the countries"],
])("a diagram of the kind %s with %j: %s", async (kind, { rows, row, ...others }, problem) => {
  const made = many(rows ?? 0, () => ({ _type: "diagramRow", label: "A row", ...row }));
  const problems = await problemsOf({
    ...{ _id: "diagram-x", _type: "diagram", kind, heading: "What is drawn", ...others },
    ...(rows === undefined ? {} : { rows: made }),
  });
  if (problem === undefined) expect(problems).toEqual([]);
  else expect(problems).toContainEqual(expect.stringContaining(problem));
});

const settings = { _id: "siteSettings", _type: "siteSettings", secondPerson: ["tax"] };
const inSpring = { ...vat, _id: `versions.rSpring.${vat._id}`, topic: "tax" };
const byItself = {
  ...{ _id: "_.releases.rSpring", _type: "system.release" },
  metadata: { cardinality: "one" },
};

test.each<Judged>([
  ["takes no tax figure along that needs one", inSpring, [settings], "error : This needs a second"],
  ["takes other figures along", { ...inSpring, topic: "living" }, [settings]],
  ["takes what needs none", inSpring, [{ ...settings, secondPerson: ["legal"] }]],
  ["of one draft that is scheduled was approved", inSpring, [settings, byItself]],
  ["is not what a draft is in", { ...inSpring, _id: `drafts.${vat._id}` }, [settings]],
])("a release asks no second person, and %s", judge);

const service = { _id: "service-tax", _type: "service", slug: slug("tax-residency") };
const redirectWith = (fields: object) => ({ ...redirect, ...fields });
const path = "/services/tax-residency";
const twinDraft = redirectWith({ _id: "drafts.redirect-other" });
const ownDraft = redirectWith({ _id: "drafts.redirect-tax" });
const planned = redirectWith({
  _id: "versions.rSpring01.redirect-tax",
  source: path,
  target: "/services/tax",
});
const moving = { ...service, _id: "versions.rSpring01.service-tax", slug: slug("tax") };
const draftOnly = [{ ...service, _id: "drafts.service-tax" }];

test.each<Judged>([
  ["leads to a page", redirect, [service]],
  [
    "hides no page",
    redirectWith({ source: path, target: "/" }),
    [service],
    `error source: ${path} is a live`,
  ],
  ["leads to no draft", redirect, draftOnly, `error target: No page lives at ${path}`],
  ["has no rival, drafts included", redirect, [service, twinDraft], "Another redirect already"],
  ["is not its own rival", redirect, [service, ownDraft]],
  ["has no rival in a release", redirect, [service, redirectWith({ _id: "versions.rA.other" })]],
  ["may be anything while paused", redirectWith({ active: false }), [service, twinDraft]],
  ["stands beside what its release holds", planned, [service, moving]],
])("a redirect %s", judge);

test("a redirect of another release is held against the site as that one leaves it", async () => {
  const elsewhere = { ...planned, _id: "versions.rAutumn01.redirect-tax" };
  expect(await problemsOf(elsewhere, [service, moving])).toEqual([
    expect.stringContaining(`error source: ${path} is a live page`),
    expect.stringContaining("error target: No page lives at /services/tax now"),
  ]);
});

const published = { _id: taxResidency._id, _type: "service", slug: taxResidency.slug };
const away = redirectWith({ source: path, target: "/contact" });
const back = [
  { ...published, slug: slug("tax") },
  { ...away, target: "/services/tax" },
];

test.each<Judged>([
  ["its own", taxResidency, [{ ...published, _id: "a" }], "error slug: Slug is already in use"],
  ["not redirected", taxResidency, [away], `A redirect leads visitors from ${path} to /contact`],
  ["perhaps that of a paused redirect", taxResidency, [{ ...away, active: false }]],
  ["perhaps that of a planned redirect", taxResidency, [{ ...away, _id: "versions.rSpring01.a" }]],
  ["perhaps one that leads to it", { ...taxResidency, _id: `drafts.${published._id}` }, back],
])("the address of a page is %s", judge);
