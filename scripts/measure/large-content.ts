import { setTimeout } from "node:timers/promises";
import type { SanityClient, SanityDocumentStub } from "@sanity/client";

/** What is added to the first content: 1,000 pages and 5,000 documents in all, in two languages. */
const PAGES = 963;
const REDIRECTS = 2_000;

/** Documents in one transaction, far below what the API takes. */
const AT_ONCE = 200;

/** An import is sent as slowly as the content tool sends it. */
const PAUSE_MS = 250;

const PARAGRAPHS = 6;

/** The path of an added page. */
export const addedPath = (index: number): string => `/guide/page-${index}`;
export const addedPages = Array.from({ length: PAGES }, (_, index) => index);

type Text = [field: string, english: string, swedish: string];

/** The texts of an added page, each in English and in Swedish. */
const textsOf = (index: number): Text[] => [
  ["title", `Guide ${index}`, `Handbok ${index}`],
  ["hero.heading", `Guide ${index}: papers for one place`, `Handbok ${index}: papper för en plats`],
  ["hero.lead", "VAT is <1/>.", "Momsen är <1/>."],
  ["sections[].heading", `Steps of guide ${index}`, `Stegen i handbok ${index}`],
  ["readOn[].label", "Read on", "Läs vidare"],
  ...Array.from(
    { length: PARAGRAPHS },
    (_, n): Text => [
      "sections[].body",
      `Step ${n + 1} of guide ${index} says which paper you bring, who stamps it and how long it takes.`,
      `Steg ${n + 1} i handbok ${index} säger vilket papper du tar med, vem som stämplar det och hur lång tid det tar.`,
    ],
  ),
];

const block = (key: string, children: object[]) => ({
  ...{ _key: key, _type: "block", style: "normal", markDefs: [] },
  children: children.map((child, index) => ({ _key: `c${index}`, ...child })),
});

const span = (text: string) => ({ _type: "span", marks: [], text });
const vatRate = {
  _type: "figureValue",
  figure: { _type: "reference", _ref: "figure-vat-rate" },
  show: "withUnit",
};

/** A free page with a figure, six paragraphs, and links to the next page and to a service. */
function page(index: number) {
  const texts = textsOf(index);
  const english = (field: string) => texts.find(([each]) => each === field)?.[1] ?? "";
  const links = ["service-tax-residency", idOf((index + 1) % PAGES)];
  return {
    ...{ _id: idOf(index), _type: "freePage", listing: "listed", title: english("title") },
    slug: { _type: "slug", current: addedPath(index).slice(1) },
    hero: {
      heading: english("hero.heading"),
      lead: [block("lead", [span("VAT is "), vatRate, span(".")])],
    },
    sections: [
      {
        ...{ _key: "text", _type: "richTextSection", heading: english("sections[].heading") },
        body: texts
          .filter(([field]) => field === "sections[].body")
          .map(([, text], n) => block(`p${n}`, [span(text)])),
      },
    ],
    readOn: links.map((_ref) => ({
      ...{ _key: _ref, _type: "navLink", label: english("readOn[].label") },
      page: { _type: "reference", _ref, _weak: true },
    })),
  };
}

const idOf = (index: number): string => `guide-${index}`;

const translation = (index: number) => ({
  ...{ _id: `translation-sv-${idOf(index)}`, _type: "translation", language: "sv", isShown: true },
  translated: { _type: "reference", _ref: idOf(index), _weak: true },
  rows: textsOf(index).map(([field, source, text], row) => ({
    ...{ _key: `row-${row}`, _type: "translatedText", field, source, text },
  })),
});

const redirect = (index: number) => ({
  ...{ _id: `old-${index}`, _type: "redirect", active: true, permanent: true },
  source: `/old/address-${index}`,
  target: addedPath(index % PAGES),
});

/** The content of a large site: pages, their Swedish texts, and redirects to them. */
export const largeContent = () => [
  ...addedPages.map(page),
  ...addedPages.map(translation),
  ...Array.from({ length: REDIRECTS }, (_, index) => redirect(index)),
];

/** Adds the content of a large site. */
export async function addLargeContent(client: SanityClient): Promise<void> {
  const documents: SanityDocumentStub[] = largeContent();
  for (let from = 0; from < documents.length; from += AT_ONCE) {
    const transaction = client.transaction();
    for (const document of documents.slice(from, from + AT_ONCE)) transaction.create(document);
    await transaction.commit({ visibility: "async" });
    await setTimeout(PAUSE_MS);
  }
}
