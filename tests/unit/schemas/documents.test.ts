import { expect, test } from "vitest";
import { isRecord } from "#schemas/shared/record.ts";
import { safety } from "#scripts/seed/content/advantages/general.ts";
import { keyed, reference, type SeedDocument } from "#scripts/seed/content/build/document.ts";
import { image, line } from "#scripts/seed/content/build/parts.ts";
import { paragraph, richText } from "#scripts/seed/content/build/rich-text.ts";
import { dubai } from "#scripts/seed/content/emirates/largest.ts";
import { aboutPage } from "#scripts/seed/content/pages/about-page.ts";
import { cookiePolicyPage } from "#scripts/seed/content/pages/cookie-policy-page.ts";
import { freeZonesPage } from "#scripts/seed/content/pages/free-zones-page.ts";
import { homePage } from "#scripts/seed/content/pages/home-page.ts";
import { taxBenefitsPage } from "#scripts/seed/content/pages/tax-benefits-page.ts";
import { taxResidency } from "#scripts/seed/content/services/private.ts";
import { siteSettings } from "#scripts/seed/content/site/site-settings.ts";
import { sectionSamples } from "#tests/support/section-samples.ts";
import { badges, benefits, points, references, slug, tiles } from "./parts.ts";
import { problemsOf } from "./problems.ts";

const vat = {
  ...{ _id: "figure-vat", _type: "figure", label: "VAT rate", value: "5", unit: "%" },
  ...{ sourceTitle: "Federal Tax Authority", sourceUrl: "https://tax.example.com/vat" },
  ...{ checkedOn: "2026-11-21", status: "confirmed" },
};
const zone = {
  ...{ _id: "freeZone-x", _type: "freeZone", name: "X", kind: "major", orderRank: "0|000080:" },
  ...{ emirate: reference("emirate-dubai"), text: line("A zone.") },
  ...{ benefits: points(3), bestFor: ["Trade", "Ports"], image: image("zone-port-logistics") },
};
const metadata = {
  ...{ _id: "pageMetadata-contact", _type: "pageMetadata", path: "/contact" },
  ...{ title: "Contact", description: "How to reach us." },
};
const redirect = {
  ...{ _id: "redirect-tax", _type: "redirect", permanent: true, active: true },
  ...{ source: "/tax", target: "/services/tax-residency" },
};
const source = {
  ...{ _id: "zoneSource-a", _type: "zoneSource", sourceTitle: "A decision" },
  ...{ checkedOn: "2026-11-22", kind: "designated" },
  zones: keyed("item", [{ ...reference("freeZone-jafza"), _weak: true }]),
};
const testimonial = {
  ...{ _id: "testimonial-x", _type: "testimonial", quote: "a".repeat(300) },
  ...{ role: "Consultant", city: "Riga", country: "Latvia" },
};
const partner = {
  _id: "partner-x",
  _type: "partner",
  name: "DMCC",
  setting: "wide",
  orderRank: "0|000030:",
};

const twice = (value: object) => [value, value].map((each, at) => ({ ...each, _key: `${at}` }));
const crumb = (url: string) => keyed("item", [{ _type: "breadcrumb", name: "Home", url }]);
const alternates = (...languages: string[]) =>
  keyed(
    "item",
    languages.map((lang) => ({ _type: "alternate", lang, href: "/contact" })),
  );
const network = (platform: string, url?: string) => ({ _type: "socialLink", platform, url });
const packages = (...highlighted: boolean[]) =>
  keyed(
    "item",
    highlighted.map((each) => ({ ...homePage.packages.packages[0], highlighted: each })),
  );

/** The document with the field at a path, such as "hero.badges", set to a value. */
function withField(value: unknown, path: string, field: unknown): Record<string, unknown> {
  const [name = "", ...rest] = path.split(".");
  const whole = isRecord(value) ? value : {};
  return {
    ...whole,
    [name]: rest.length === 0 ? field : withField(whole[name], rest.join("."), field),
  };
}

const whole: [SeedDocument, Record<string, unknown>?][] = [
  [vat],
  [zone, { fullName: "A Free Zone", otherEmirates: twice(reference("emirate-ajman")).slice(1) }],
  [zone, { activity: ["trading", "media"], visas: "sponsored", website: "https://example.com/" }],
  [zone, { activity: [], visas: undefined }],
  [metadata],
  [metadata, { keywords: ["Dubai"], robots: "noindex, follow", twitterSite: "@example" }],
  [metadata, { canonical: "https://example.com/contact", structuredData: '{"@type": "Thing"}' }],
  [metadata, { breadcrumbs: crumb("/"), hreflang: alternates("sv", "x-default") }],
  [
    metadata,
    { articlePublishedTime: "2026-01-01T00:00:00Z", articleModifiedTime: "2026-01-02T00:00:00Z" },
  ],
  [source],
  [source, { sourceUrl: "https://example.com/" }],
  [testimonial],
  [partner],
];

test.each(
  whole.map(([document, more]) => ({
    type: document._type,
    document: { ...document, ...more },
    more,
  })),
)("the Studio accepts a $type with $more", async ({ document }) => {
  expect(await problemsOf(document)).toEqual([]);
});

const refused: [SeedDocument, field: string, value: unknown, problem?: string][] = [
  [safety, "body", richText(paragraph`  `), "error body: Write some"],
  [safety, "icon", undefined],
  [safety, "icon", "camel"],
  [safety, "orderRank", "3"],
  [dubai, "hero.badges", badges(4)],
  [dubai, "sections", dubai.sections.slice(0, 2), "error sections: List at least 3 sections."],
  [dubai, "card.highlights", points(5)],
  [dubai, "slug", slug("tax-benefits"), "/free-zones/tax-benefits is the address of another page"],
  [dubai, "closing", undefined],
  [vat, "value", undefined],
  [vat, "value", "1".repeat(25)],
  [vat, "sourceTitle", undefined],
  [vat, "sourceUrl", "tax.example.com"],
  [vat, "checkedOn", undefined],
  [vat, "value", "5%", "warning value: Leave the unit out"],
  [vat, "status", "toBeConfirmed", "warning status: Not confirmed"],
  [vat, "reviewBy", "2020-01-01", "warning reviewBy: "],
  [vat, "checkedOn", "2020-01-01", "warning reviewBy: "],
  [zone, "emirate", undefined],
  [zone, "otherEmirates", twice(reference("emirate-ajman")), "This is in the list already"],
  [zone, "benefits", points(1), "error benefits: List 2 to 4."],
  [zone, "bestFor", ["a", "b", "c", "d", "e", "f"], "error bestFor: List 2 to 5."],
  [zone, "website", "jafza.ae", "error website: Write the whole address, with https://"],
  [zone, "website", "javascript:alert(1)"],
  [zone, "activity", ["smuggling"]],
  [metadata, "path", "/contact/", "error path: Leave out the slash at the end."],
  [metadata, "path", "/nowhere", "warning path: No page lives at /nowhere"],
  [metadata, "title", "x".repeat(61), "warning title: Longer than 60"],
  [metadata, "structuredData", "{", "error structuredData: This is not valid JSON"],
  [metadata, "breadcrumbs", crumb("home"), "Write a path such as /contact"],
  [metadata, "hreflang", alternates("swedish"), "Write a language code"],
  [metadata, "hreflang", alternates("sv", "sv"), "error hreflang: Each language"],
  [metadata, "twitterSite", "example"],
  [partner, "logo", { ...image("hero"), alt: undefined }, "error logo.alt: Say what the image"],
  [taxResidency, "benefits", benefits(3)],
  [taxResidency, "subServices", taxResidency.subServices.slice(1)],
  [taxResidency, "slug", slug("Tax"), "error slug: Use lower-case"],
  [taxResidency, "slug", undefined, "error slug: Required"],
  [taxResidency, "hero.heading", undefined],
  [taxResidency, "hero.lead", line("")],
  [
    taxResidency,
    "hero.lead",
    keyed("item", [...line("One."), ...line("Two.")]),
    "Keep it to one paragraph.",
  ],
  [taxResidency, "hero.image.asset", undefined, "error hero.image: Choose an image."],
  [taxResidency, "hero.image.alt", undefined, "error hero.image.alt: Say what the image shows"],
  [testimonial, "quote", "a".repeat(301)],
  [testimonial, "role", " "],
  [testimonial, "city", undefined],
  [source, "checkedOn", undefined],
  [source, "zones", []],
  [source, "zones", twice({ ...reference("freeZone-jafza"), _weak: true }), "error zones"],
  [homePage, "advantages.tiles", tiles(3)],
  [homePage, "advantages.cards", references("advantage", 4)],
  [homePage, "process.steps", homePage.process.steps.slice(1)],
  [homePage, "packages.packages", packages(true, false)],
  [homePage, "packages.packages", packages(true, true, false), "Highlight one"],
  [homePage, "partners", {}, "error partners.heading: "],
  [homePage, "testimonials.others", references("testimonial", 2)],
  [homePage, "testimonials.lead", reference("testimonial-2"), "others: The large testimonial"],
  [homePage, "contact", undefined, "error contact: Required"],
  [freeZonesPage, "benefits", benefits(3)],
  [freeZonesPage, "advantageBlock.tiles", tiles(2)],
  [taxBenefitsPage, "tiles", tiles(3)],
  [taxBenefitsPage, "rows", taxBenefitsPage.rows.slice(0, 3)],
  [aboutPage, "standOut.cards", benefits(5)],
  [aboutPage, "team.members", []],
  [cookiePolicyPage, "sections", [], "error sections: List 1 to 12."],
  [siteSettings, "email", "hello at example.com"],
  [siteSettings, "phone", "20 000 000", "error phone: Write the number with its"],
  [siteSettings, "address", []],
  [siteSettings, "copyrightYear", 24],
  [siteSettings, "rating", { value: 5.1, count: 127 }, "error rating.value: "],
  [siteSettings, "rating", { value: 4.8, count: 0.5 }, "error rating.count: "],
  [
    siteSettings,
    "socialLinks",
    keyed("item", [network("LinkedIn"), network("LinkedIn")]),
    "may be listed only once",
  ],
  [siteSettings, "socialLinks", keyed("item", [network("MySpace")]), "platform: "],
  [
    siteSettings,
    "socialLinks",
    keyed("item", [network("LinkedIn", "http://example.com")]),
    "url: ",
  ],
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
    ...taxResidency,
    _id,
    subServices: keyed(
      "item",
      Array.from({ length: count }, () => taxResidency.subServices[0] ?? {}),
    ),
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
  for (const taken of ["about", "services/tax", "tax"]) {
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

test("an advantage is warned of a text that is too short or too long, and of missing headings", async () => {
  const words = (count: number) => paragraph`${"word ".repeat(count).trim()}`;
  const body = (...counts: number[]) =>
    keyed(
      "item",
      counts.map((count) => (count === 1 ? { ...words(1), style: "h2" } : words(count))),
    );
  expect(await problemsOf({ ...safety, body: body(199) })).toEqual([
    "warning body: The text has 199 words; 200 to 350 suit the page.",
    "warning body: The text has 0 headings; 2 to 3 suit the page.",
  ]);
  for (const words of [198, 348]) {
    expect(await problemsOf({ ...safety, body: body(1, 1, words) })).toEqual([]);
  }
  expect(await problemsOf({ ...safety, body: body(1, 149, 1, 200) })).toEqual([
    "warning body: The text has 351 words; 200 to 350 suit the page.",
  ]);
});

test("an emirate is warned of kinds of zones that no section lists, and of another's place", async () => {
  const zones = (_key: string, ...kinds: string[]) => ({
    _key,
    _type: "zoneListSection",
    heading: "Zones",
    kinds,
  });
  const [first, ...rest] = dubai.sections;
  const others = rest.filter(({ _type }) => _type === "benefitsSection");
  const problemsWith = (...lists: object[]) =>
    problemsOf({
      ...dubai,
      sections: [first, zones("some", "major", "offshore"), ...lists, ...others],
    });
  expect(await problemsWith()).toEqual([
    expect.stringMatching(/^warning sections: .*: Technology and media, Specialised, Niche\.$/),
  ]);
  expect(await problemsWith(zones("rest", "technologyMedia", "specialised", "niche"))).toEqual([]);
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
  ["path", { rows: 2 }],
  ["months", { rows: 2, row: { from: 11, to: 4 } }],
  ["bars", { rows: 1, row: { figure: reference("figure-x") } }],
  ["timeline", { rows: 8, row: { figure: reference("figure-x") } }],
  ["flights", { countries: references("homeCountry", 2) }],
  ["emirates", { emirates: references("emirate", 7) }],
  ["path", { rows: 1 }, "List at least 2."],
  ["path", { countries: references("homeCountry", 2) }, "List at least 2."],
  ["path", { rows: 9 }, "List at most 8"],
  ["bars", { rows: 2 }, "Choose a figure in every row."],
  ["timeline", { rows: 2 }, "Choose a figure in every row."],
  ["months", { rows: 2, row: { from: 3 } }, "from and until when"],
  ["months", { rows: 2, row: { from: 0, to: 14 } }, "Must be greater"],
  ["clock", { rows: 2 }, "Choose the countries"],
  ["emirates", {}, "Choose the emirates"],
  ["cake", { rows: 2 }, "kind"],
])("a diagram of the kind %s with %j: %s", async (kind, parts, problem) => {
  const { rows: count, row, ...others } = parts;
  const rows = Array.from({ length: count ?? 0 }, (_, at) => ({
    _type: "diagramRow",
    label: `Row ${at}`,
    ...row,
  }));
  const problems = await problemsOf({
    ...{ _id: "diagram-x", _type: "diagram", kind, heading: "What is drawn", ...others },
    ...(count === undefined ? {} : { rows: keyed("item", rows) }),
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
  ["starts with a slash", redirectWith({ source: "tax" }), [service], "source: Start with a slash"],
  [
    "hides no page",
    redirectWith({ source: path, target: "/" }),
    [service],
    `error source: ${path} is a live`,
  ],
  ["leads somewhere", redirectWith({ target: undefined }), [service], "error target: "],
  ["stays here", redirectWith({ target: "https://a.lv" }), [service], "target: Start with a slash"],
  ["is of a kind", redirectWith({ permanent: undefined }), [service], "error permanent: "],
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
const renamed = { ...taxResidency, _id: `drafts.${published._id}`, slug: slug("tax") };
const unchanged = { ...renamed, slug: published.slug };
const inRelease = { ...renamed, _id: `versions.rSpring01.${published._id}` };
const away = redirectWith({ source: path, target: "/contact" });
const back = [
  { ...published, slug: slug("tax") },
  { ...away, target: "/services/tax" },
];
const moves = `warning slug: This moves the page from ${path} to /services/tax.`;

test.each<Judged>([
  ["its own", taxResidency, [{ ...published, _id: "a" }], "error slug: Slug is already in use"],
  ["not redirected", taxResidency, [away], `A redirect leads visitors from ${path} to /contact`],
  ["perhaps that of a paused redirect", taxResidency, [{ ...away, active: false }]],
  ["perhaps that of a planned redirect", taxResidency, [{ ...away, _id: "versions.rSpring01.a" }]],
  ["not changed by the way", renamed, [published], `${moves} A redirect`],
  ["the same", unchanged, [published]],
  ["perhaps one that leads to it", unchanged, back, "This moves the page from /services/tax to"],
  ["changed with a release", inRelease, [published], `${moves} Above the form`],
])("the address of a page is %s", judge);

test("a footnote stands once in a cell, and its figure has a condition", async () => {
  const problemsWith = (...ids: string[]) => {
    const footnotes = keyed(
      "item",
      ids.map((id) => reference(id)),
    );
    const rows = taxBenefitsPage.rows.map((row, at) => ({
      ...row,
      freeZones: { ...row.freeZones, footnotes: at === 0 ? footnotes : [] },
      mainland: { ...row.mainland, footnotes: [] },
    }));
    const figure = (_id: string, qualifier?: string) => ({
      _id,
      _type: "figure",
      label: _id,
      qualifier,
    });
    return problemsOf({ ...taxBenefitsPage, rows }, [
      figure("with", "On income."),
      figure("without"),
    ]);
  };
  expect(await problemsWith("with", "with")).toContainEqual(
    expect.stringContaining("This footnote is in the list already"),
  );
  expect(await problemsWith("with", "without")).toEqual([
    expect.stringMatching(/^warning rows.*: No footnote is shown for without: /),
  ]);
});
