import { keyed, reference } from "../build/document.ts";
import { figure, type Line, line } from "../build/parts.ts";
import { words } from "../build/rich-text.ts";
import { type FigureSlug, figureId } from "../figures/index.ts";

/** A cell of the table; the conditions of the figures in `footnotes` stand below the table. */
function cell(value: Line, text: Line, footnotes: FigureSlug[] = []) {
  return {
    _type: "taxCell" as const,
    value: line(value),
    text: line(text),
    footnotes: keyed(
      "footnote",
      footnotes.map((slug) => reference(figureId(slug))),
    ),
  };
}

type Cell = ReturnType<typeof cell>;

function row(aspect: string, { freeZones, mainland }: { freeZones: Cell; mainland: Cell }) {
  return { _type: "taxRow" as const, aspect, freeZones, mainland };
}

export const taxRows = [
  row("Corporate tax", {
    freeZones: cell(
      [figure("free-zone-corporate-tax-rate")],
      words`On qualifying income of a Qualifying Free Zone Person. Other income is taxed at ${figure("free-zone-non-qualifying-tax-rate")}.`,
      ["free-zone-corporate-tax-rate", "free-zone-non-qualifying-tax-rate"],
    ),
    mainland: cell(
      words`${figure("corporate-tax-rate-in-band")} / ${figure("corporate-tax-rate")}`,
      words`Nothing on taxable profit up to ${figure("corporate-tax-band")}, then ${figure("corporate-tax-rate")} on the part above it, since ${figure("corporate-tax-first-year")}.`,
      ["corporate-tax-band", "corporate-tax-rate"],
    ),
  }),
  row("Personal income tax", {
    freeZones: cell(
      [figure("personal-income-tax-rate")],
      "Salaries, dividends and capital gains of private persons.",
      ["personal-income-tax-rate"],
    ),
    mainland: cell([figure("personal-income-tax-rate")], "The same everywhere in the UAE.", [
      "personal-income-tax-rate",
    ]),
  }),
  row("VAT", {
    freeZones: cell(
      [figure("vat-rate")],
      "As on the mainland. Trade in goods between Designated Zones can fall outside VAT.",
      ["vat-rate"],
    ),
    mainland: cell(
      [figure("vat-rate")],
      words`You must register from a taxable turnover of ${figure("vat-registration-threshold")} in twelve months.`,
    ),
  }),
  row("Customs duties", {
    freeZones: cell(
      [figure("customs-duty-free-zone")],
      "While goods stay in the zone, or leave it for another country.",
      ["customs-duty-free-zone"],
    ),
    mainland: cell(
      [figure("customs-duty-mainland")],
      "On most goods, when they enter the mainland from abroad or from a free zone.",
      ["customs-duty-mainland"],
    ),
  }),
];
