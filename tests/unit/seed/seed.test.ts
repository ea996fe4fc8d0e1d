import { expect, test } from "vitest";
import {
  zoneActivities,
  zoneCustomers,
  zonePremises,
  zoneVisas,
} from "#schemas/fields/zone-facts.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { figure } from "#scripts/seed/content/build/parts.ts";
import {
  bullet,
  em,
  link,
  pageLink,
  paragraph,
  richText,
} from "#scripts/seed/content/build/rich-text.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { visaRoute } from "#scripts/seed/content/tools/visa-route.ts";
import { zoneFinder } from "#scripts/seed/content/tools/zone-finder.ts";
import { companions, livelihoods } from "#web/tools/visa-route/rules.ts";

const rows = [...visaRoute.rows, ...zoneFinder.rows];
const valuesOf = (choices: readonly { value: string }[]) => choices.map(({ value }) => value);

test.each([
  ["livelihood", livelihoods],
  ["companions", companions],
  ["activity", valuesOf(zoneActivities)],
  ["customers", valuesOf(zoneCustomers)],
  ["premises", valuesOf(zonePremises)],
  ["visas", valuesOf(zoneVisas)],
  ["regulator", ["yes", "no"]],
  ["designated", ["yes", "no"]],
])("the question of %s offers what the rules know, and nothing else", (name, values) => {
  const offered = rows.flatMap((row) =>
    row._type === "toolOption" && row.part === name ? [row.answer] : [],
  );
  expect(offered).toEqual(values);
});

test("a text is blocks as the Studio's editor makes them", () => {
  const words = paragraph`Not ${em("every")} visa of ${figure("vat-rate", "valueOnly")}`;
  const links = bullet`${pageLink("visas", "service-a")}${link("portal", "https://u.ae/")}`;
  const span = (text: string, ...marks: string[]) => ({ _type: "span", text, marks });
  const shown = { _key: "child-4", figure: { _ref: "figure-vat-rate" }, show: "valueOnly" };
  expect(richText(words, links)).toMatchObject([
    {
      ...{ _key: "block-1", _type: "block", style: "normal", markDefs: [] },
      children: [span("Not "), span("every", "em"), span(" visa of "), shown, span("")],
    },
    {
      ...{ _key: "block-2", listItem: "bullet", level: 1 },
      markDefs: [
        { _key: "link-1", _type: "internalLink", page: { _ref: "service-a" } },
        { _key: "link-2", _type: "externalLink", href: "https://u.ae/" },
      ],
      children: [span("visas", "link-1"), span("portal", "link-2")],
    },
  ]);
});

/** Where a figure could stand as a reference, a number that begins a word has no business. */
const anyNumber = /\b\d/;

/** In plain strings only what reads like a tax or business figure is refused. */
const typedFigure =
  /\d\s?%|\b\d[\d.,–]*\+?\s?(?:per ?cent|AED|EUR|dirhams?|euros?|years?|days?|months?|zones?|companies|nationalities|people)\b|\b(?:AED|EUR)\s?\d/i;

/** Every text of a document that repeats a figure by hand, with the path of its field. */
function typedFigures(value: unknown, path: string): string[] {
  if (Array.isArray(value)) {
    return value.flatMap((member, index) => typedFigures(member, `${path}[${index}]`));
  }
  if (typeof value === "string") return typedFigure.test(value) ? [`${path}: ${value}`] : [];
  if (!isRecord(value)) return [];
  if (value._type === "span") {
    return anyNumber.test(String(value.text)) ? [`${path}: ${value.text}`] : [];
  }
  return Object.entries(value).flatMap(([field, member]) =>
    field.startsWith("_") ? [] : typedFigures(member, `${path}.${field}`),
  );
}

test("no text of the seed repeats a figure by hand", () => {
  const texts = seedDocuments.filter(({ _type }) => _type !== "figure");
  expect(texts.flatMap((document) => typedFigures(document, document._id))).toEqual([]);
});
