import type { ContentDocument } from "@nordune/content-tool";
import { expect, test } from "vitest";
import { reference } from "#schemas/sections/sample-parts.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { problemsOf } from "#tests/support/document-problems.ts";
import { seeded } from "#tests/support/first-content.ts";
import { keyed, line, point } from "#tests/support/parts-of-content.ts";
import { sectionSamples } from "#tests/support/section-samples.ts";

const safety = seeded("advantage", "advantage-safety");
const dubai = seeded("emirate", "emirate-dubai");
const homePage = seeded("homePage");
const taxResidency = seeded("service", "service-tax-residency");
const siteSettings = seeded("siteSettings");

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

const parts = (count: number) => many(count, () => taxResidency.subServices[0] ?? {});
/** A service of an editor, not of the specification. */
const own = { ...taxResidency, _id: "drafts.0b6a4c0e-1f0e-4a53-9d53-7f1f0f8a2f11" };

/** The document with the field at a path, such as "hero.badges", set to a value. */
function withField(value: unknown, path: string, field: unknown): Record<string, unknown> {
  const [name = "", ...rest] = path.split(".");
  const whole = isRecord(value) ? value : {};
  return {
    ...whole,
    [name]: rest.length === 0 ? field : withField(whole[name], rest.join("."), field),
  };
}

// tests/integration/content-tools.test.ts has more cases.
const refused: [field: string, value: unknown, ContentDocument, problem?: string][] = [
  ["body", line("  "), safety, "error body: Write some"],
  ["icon", "camel", safety],
  ["hero.badges", points(4), dubai, "error hero.badges: Needs exactly three badges: this part"],
  ["sections", dubai.sections?.slice(0, 2), dubai, "error sections: Needs three or more sections."],
  ["card.highlights", points(5), dubai, "error card.highlights: Needs two to four highlights."],
  ["slug", slug("tax-benefits"), dubai, "/free-zones/tax-benefits is the address of another page"],
  ["value", undefined, vat, "error value: Fill in “Value”"],
  ["value", "5%", vat, "error value: “5%” does not read as a number of %"],
  ["value", "<b>5</b>", vat, "error value: Write the value without signs of markup"],
  ["sourceUrl", "tax.example.com", vat],
  ["status", "toBeConfirmed", vat, "warning status: Not confirmed"],
  ["checkedOn", "2020-01-01", vat, "warning reviewBy: "],
  ["checkedOn", "31.1.27x", vat, "error checkedOn: “31.1.27x” cannot be read as a day."],
  ["checkedOn", "2162-11-28", vat, "warning checkedOn: This day has not come yet"],
  [
    "description",
    "Homes &amp; schools",
    metadata,
    "warning description: Visitors would read “&amp;”",
  ],
  ["hero.lead", line("From AED 375,0001"), taxResidency, "warning hero.lead: “375,0001”"],
  ["hero.heading", "From AED 375,0001", taxResidency, "warning hero.heading: “375,0001”"],
  [
    "hero.image.alt",
    "A board with AED 375,0001",
    taxResidency,
    "warning hero.image.alt: “375,0001”",
  ],
  ["otherEmirates", [1, 2].map(() => reference("emirate-ajman")), zone, "in the list already"],
  ["website", "jafza.ae", zone, "error website: Write the whole address, with https://"],
  ["website", "javascript:alert(1)", zone],
  ["path", "/contact/", metadata, "error path: Leave out the slash at the end."],
  ["title", "x".repeat(61), metadata, "warning title: Longer than 60"],
  ["structuredData", "{", metadata, "error structuredData: This is not valid JSON"],
  ["structuredData", "[]", metadata, "error structuredData: Write one JSON object"],
  ["breadcrumbs", crumb("home"), metadata, "Write a path such as /contact"],
  ["breadcrumbs", crumb("javascript:alert(1)"), metadata, "Write a path such as /contact"],
  ["hreflang", alternates("swedish"), metadata, "Write a language code"],
  ["hreflang", alternates("sv", "sv"), metadata, "error hreflang: This is in the list already"],
  ["twitterSite", "example", metadata, "error twitterSite: Write the account with its @"],
  ["slug", slug("Tax"), taxResidency, "error slug: Use lower-case"],
  ["slug", undefined, taxResidency, "error slug: Required"],
  ["subServices", parts(5), own, "warning subServices: 6 sub-services fill their rows best"],
  ["subServices", parts(9), own, "error subServices: Needs two to eight sub-services."],
  [
    "subServices",
    parts(5),
    taxResidency,
    "error subServices: Needs exactly six sub-services: this part",
  ],
  ["hero.lead", [...line("One."), ...line("Two.")], taxResidency, "Keep it to one paragraph."],
  ["hero.lead", line("a".repeat(321)), taxResidency, "error hero.lead: Keep it to 320 characters"],
  ["hero.image.asset", undefined, taxResidency, "error hero.image: Choose an image."],
  ["readOn", many(2, () => linkTo("contactPage")), taxResidency, "error readOn: This is in"],
  [
    "testimonials.others",
    references("testimonial", 2),
    homePage,
    "exactly three further testimonials",
  ],
  ["contact", undefined, homePage, "error contact: Required"],
  ["phone", "20 000 000", siteSettings, "error phone: Write the number with its"],
  ["address", [], siteSettings, "error address: "],
  ["socialLinks", networks("https://a.lv", "Twitter", "Twitter"), siteSettings, "already"],
  ["socialLinks", networks("http://a.lv", "Twitter"), siteSettings, "url: "],
];

test.each(refused)(
  "the Studio refuses %j as %s",
  async (field, value, document, problem = `error ${field}`) => {
    const problems = await problemsOf({ ...document, ...withField(document, field, value) });
    expect(problems).toContainEqual(expect.stringContaining(problem));
  },
);

/** A document that is validated beside others, and its problems. */
type Judged = [
  what: string,
  document: ContentDocument,
  stored: ContentDocument[],
  ...problems: string[],
];

async function judge(...[, document, stored, ...problems]: Judged) {
  const found = await problemsOf(document, stored);
  expect(found.toSorted()).toEqual(problems.map((each) => expect.stringContaining(each)));
}

const [earlier, later] = ["2026-01-01T00:00:00Z", "2026-01-02T00:00:00Z"];
const full = {
  ...{ ...metadata, keywords: ["Dubai"], robots: "noindex, follow", twitterSite: "@example" },
  ...{ canonical: "https://example.com/contact", structuredData: '{"@type": "Thing"}' },
  ...{ breadcrumbs: crumb("/"), hreflang: alternates("sv", "en-GB", "x-default") },
  ...{ articlePublishedTime: earlier, articleModifiedTime: later },
};
const backwards = { ...metadata, articlePublishedTime: later, articleModifiedTime: earlier };
const rival = { ...metadata, _id: "drafts.pageMetadata-other" };
const about = { ...metadata, _id: "pageMetadata-about", path: "/about", title: "CONTACT" };

test.each<Judged>([
  ["may be filled in whole", full, []],
  ["is changed after it is published", backwards, [], "error articleModifiedTime: "],
  ["stands once for a path", metadata, [rival], "error path: Another document already"],
  ["repeats no other's", metadata, [about], "warning description: /about", "warning title: /about"],
  ["may have texts of its own", metadata, [{ ...about, title: "About", description: "Us." }]],
])("metadata %s", judge);

test("the Studio refuses a comparison without a cell for each choice, and a free page with a taken address", async () => {
  const samples = sectionSamples().filter(({ _type }) => _type === "comparisonSection");
  const page = (current: string, columns = ["One", "Other"]) => ({
    ...{ _id: "free", _type: "freePage", title: "Spring", listing: "campaign" },
    slug: slug(current),
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
  [
    "cannot be the same as itself",
    itself,
    [],
    "error sameAs: A figure cannot be the same as itself",
  ],
  [
    "cannot have the value of a figure that refers to another",
    { ...itself, _id: "a" },
    [vat, imports],
    "is itself the same as “VAT",
  ],
  [
    "that others refer to cannot refer to another",
    { ...vat, sameAs: reference("other") },
    readByDraft,
    "“VAT on imports” is",
  ],
  [
    "with the value and the law of another gets a warning",
    twin,
    [byLaw],
    "warning value: “VAT rate” has this value by the same",
  ],
  ["that is marked as distinct from another gets no warning", twin, [{ ...byLaw, distinctFrom }]],
  ["is looked up for a new value", newValue, [vat], "warning checkedOn: The value is another now:"],
  ["was looked up", { ...newValue, checkedOn: "2026-11-22" }, [vat]],
  ["needs no look for new words", { ...newValue, value: "5", label: "VAT" }, [vat]],
])("a figure %s", judge);

test.each<[string, { rows?: number; row?: object; [field: string]: unknown }, string?]>([
  ["months", { rows: 2, row: { from: 11, to: 4 } }],
  ["bars", { rows: 1, row: { figure: reference("figure-x") } }],
  ["flights", { countries: references("homeCountry", 2) }],
  ["path", { countries: references("homeCountry", 2) }, "Needs two or more rows."],
  ["path", { rows: 9 }, "Takes eight rows at most"],
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
])("a document in a release needs no second person, and %s", judge);

const service = { _id: "service-tax", _type: "service", slug: slug("tax-residency") };
const redirectWith = (fields: object) => ({ ...redirect, ...fields });
const path = "/services/tax-residency";
const twinDraft = redirectWith({ _id: "drafts.redirect-other" });
const ownDraft = redirectWith({ _id: "drafts.redirect-tax" });
const reversed = { source: path, target: "/services/tax" };
const upperCase = redirectWith({ _id: "redirect-upper", source: redirect.source.toUpperCase() });
const planned = redirectWith({ ...reversed, _id: "versions.rSpring01.redirect-tax" });
const elsewhere = { ...planned, _id: "versions.rAutumn01.redirect-tax" };
const moving = { ...service, _id: "versions.rSpring01.service-tax", slug: slug("tax") };
const draftOnly = [{ ...service, _id: "drafts.service-tax" }];

test.each<Judged>([
  ["leads to a page", redirect, [service]],
  ["leads to no draft", redirect, draftOnly, `error target: No page lives at ${path}`],
  [
    "cannot start where another does, in a draft either",
    redirect,
    [service, twinDraft],
    "Another redirect already",
  ],
  ["does not conflict with its own draft", redirect, [service, ownDraft]],
  [
    "that differs from another in case only gets a warning",
    redirect,
    [service, upperCase],
    "warning source: /",
  ],
  [
    "does not conflict in case with its own draft",
    redirect,
    [service, { ...upperCase, _id: ownDraft._id }],
  ],
  [
    "cannot start where one of a release does",
    redirect,
    [service, redirectWith({ _id: "versions.rA.other" })],
  ],
  ["may be anything while paused", redirectWith({ active: false }), [service, twinDraft]],
  ["stands beside what its release holds", planned, [service, moving]],
  [
    "of another release not",
    elsewhere,
    [service, moving],
    `${path} is a live page`,
    "No page lives",
  ],
])("a redirect %s", judge);

test("a new service needs as many parts as fill its rows", async () => {
  expect(await problemsOf({ ...own, subServices: parts(6) })).toEqual([]);
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
