import { asEnglish } from "@nordune/jsx/english-text";
import { vercelStegaClean, vercelStegaCombine, vercelStegaDecode } from "@vercel/stega";
import { expect, test } from "vitest";
import { catalogueFrom } from "./catalogue.ts";
import { translate } from "./translate.ts";

const row = (field: string, source: string, text: string) => ({ field, source, text });

const catalogue = catalogueFrom([
  {
    document: "homePage",
    rows: [row("hero.headline", "Move", "Flytta"), row("about", "About", "Cirka")],
  },
  { document: "navigation", rows: [row("menus[].label", "About", "Om oss")] },
  { document: "service-a", rows: [row("body", "See <1>all</1> of <2/>", "<2/>: se <1>alla</1>")] },
  { document: "taxBenefitsPage", rows: [row("rows[].aspect", "VAT", "Moms")] },
  { document: "figure-state", rows: [row("value", "is open", "är öppen")] },
]);

/** A copy of content, translated. */
function translated(content: object, fields: Parameters<typeof translate>[1]) {
  const copy = structuredClone(content);
  translate(copy, fields, catalogue);
  return copy;
}

test("a text is translated, and one without a translation is marked as English", () => {
  const content = { _id: "homePage", hero: { headline: "Move", lead: "Come with us" } };
  expect(translated(content, { hero: { headline: "translated", lead: "translated" } })).toEqual({
    _id: "homePage",
    hero: { headline: "Flytta", lead: asEnglish("Come with us") },
  });
});

test("one phrase has another translation in another field", () => {
  const fields = { about: "translated", label: "translated" } as const;
  expect(translated({ about: "About", label: "About" }, fields)).toEqual({
    about: "Cirka",
    label: "Om oss",
  });
});

test("codes and texts without letters are not translated", () => {
  const content = { tone: "Move", href: "/about", count: "12" };
  expect(translated(content, { count: "translated" })).toEqual(content);
});

test("an abbreviation is a word like any other", () => {
  expect(translated({ aspect: "VAT" }, { aspect: "translated" })).toEqual({ aspect: "Moms" });
});

const span = (text: string, marks: string[] = []) => ({ _type: "span", _key: text, text, marks });

test("figures and links of a block move with its translation", () => {
  const figure = { _type: "figureValue", _key: "f", figure: { _id: "figure-zones" } };
  const body = [
    {
      _type: "block",
      _key: "b",
      children: [span("See "), span("all", ["link"]), span(" of "), figure],
    },
    { _type: "block", _key: "c", children: [span("New sentence")] },
  ];
  expect(translated({ body }, { body: { children: { text: "translated" } } })).toMatchObject({
    body: [
      {
        children: [{ _type: "figureValue" }, { text: ": se " }, { text: "alla", marks: ["link"] }],
      },
      { children: [{ text: "New sentence", marks: ["english"] }] },
    ],
  });
});

test("in a draft each part of a translated block opens its row", () => {
  const rows = [{ ...row("body", "See <1>all</1> of <2/>", "<2/>: se <1>alla</1>"), _key: "r" }];
  const marked = catalogueFrom([{ document: "service-a", rows }], ({ text, _key }) =>
    vercelStegaCombine(text, { href: _key }),
  );
  const figure = { _type: "figureValue", _key: "f", figure: { _id: "figure-zones" } };
  const children = [span("See "), span("all", ["link"]), span(" of "), figure];
  const content = { body: [{ _type: "block", _key: "b", children }] };
  translate(content, { body: { children: { text: "translated" } } }, marked);
  const [, ...texts] =
    content.body[0]?.children.map((child) => "text" in child && child.text) ?? [];
  expect(texts.map((text) => vercelStegaDecode(String(text)))).toEqual([
    { href: "r" },
    { href: "r" },
  ]);
  expect(texts.map((text) => vercelStegaClean(String(text)))).toEqual([": se ", "alla"]);
});

test("a figure's words are translated, and its numbers and dates are not", () => {
  const figure = (value: string) => ({ _id: "figure-state", value });
  const fields = { value: "value" } as const;
  for (const [value, text] of [
    ["is open", "är öppen"],
    ["375,000", "375,000"],
    ["31 December 2026", "31 December 2026"],
    ["AED", "AED"],
  ] as const) {
    expect(translated({ figure: figure(value) }, { figure: fields })).toEqual({
      figure: figure(text),
    });
  }
});

test("a value that follows a figure is translated once, and Swedish is not marked as English", () => {
  const figure = { _id: "figure-state", value: "9", next: { value: "is open" } };
  const fields = { value: "value", next: { value: "value" } } as const;
  expect(translated({ figure }, { figure: fields })).toEqual({
    figure: { ...figure, next: { value: "är öppen" } },
  });
});

const counted = { _type: "pluralForms", one: "zone", other: "zones" };
const countedFields = { counted: { one: "translated", other: "translated" } } as const;

/** What a figure counts, translated by rows. */
function countedBy(rows: Parameters<typeof catalogueFrom>[0][number]["rows"]) {
  const figure = { _id: "figure-zones", counted: { ...counted } };
  translate(figure, countedFields, catalogueFrom([{ document: "figure-zones", rows }]));
  return figure.counted;
}

test("words after a number have the forms of their language, also those that English lacks", () => {
  const rows = [
    row("counted.one", "zone", "strefa"),
    row("counted.few", "zones", "strefy"),
    row("counted.many", "zones", "stref"),
    row("counted.other", "zones", "strefy (ułamek)"),
  ];
  expect(countedBy(rows)).toMatchObject({ one: "strefa", few: "strefy", many: "stref" });
});

test("words after a number are not English while one form is translated", () => {
  const { one, other } = countedBy([row("counted.other", "zones", "zoner")]);
  expect([one, other]).toEqual([undefined, "zoner"]);
});

test("words after a number without any translation are marked as English in both forms", () => {
  expect(countedBy([])).toEqual({ ...counted, one: asEnglish("zone"), other: asEnglish("zones") });
});
