import type { TaxBenefitsPage } from "#schemas/generated/types.generated.ts";
import { keyed, reference, type Seeded } from "../build/document.ts";
import {
  closing,
  figure,
  image,
  line,
  points,
  prose,
  serviceLink,
  statTile,
  toolLinks,
} from "../build/parts.ts";
import { type LineTemplate, parts } from "../build/rich-text.ts";
import { diagramsOf } from "../diagrams/index.ts";
import { type FigureSlug, figureId } from "../figures/index.ts";
import { toolId } from "../tools/tool.ts";

/** A cell of the table, as its parts: value, and text; the conditions of the figures stand below it. */
const cell =
  (...footnotes: FigureSlug[]) =>
  (...written: LineTemplate) => {
    const [value, text] = parts(...written);
    const conditions = footnotes.map((slug) => reference(figureId(slug)));
    return {
      ...{ _type: "taxCell" as const, value: line(value), text: line(text) },
      footnotes: keyed("footnote", conditions),
    };
  };

type Cell = ReturnType<ReturnType<typeof cell>>;

const row = (aspect: string, freeZones: Cell, mainland: Cell) => ({
  ...{ _type: "taxRow" as const, aspect, freeZones, mainland },
});

const taxRows = [
  row(
    "Corporate tax",
    cell(
      "free-zone-corporate-tax-rate",
      "free-zone-non-qualifying-tax-rate",
    )`${figure("free-zone-corporate-tax-rate")}
      On qualifying income of a Qualifying Free Zone Person. Other income is taxed at ${figure("free-zone-non-qualifying-tax-rate")}.`,
    cell(
      "corporate-tax-band",
      "corporate-tax-rate",
    )`${figure("corporate-tax-rate-in-band")} / ${figure("corporate-tax-rate")}
      Nothing on taxable profit up to ${figure("corporate-tax-band")}, then ${figure("corporate-tax-rate")} on the part above it, since ${figure("corporate-tax-first-year")}.`,
  ),
  row(
    "Personal income tax",
    cell("personal-income-tax-rate")`${figure("personal-income-tax-rate")}
      Salaries, dividends and capital gains of private persons.`,
    cell("personal-income-tax-rate")`${figure("personal-income-tax-rate")}
      The same everywhere in the UAE.`,
  ),
  row(
    "VAT",
    cell("vat-rate")`${figure("vat-rate")}
      As on the mainland. Trade in goods between Designated Zones can fall outside VAT.`,
    cell()`${figure("vat-rate")}
      You must register from a taxable turnover of ${figure("vat-registration-threshold")} in twelve months.`,
  ),
  row(
    "Customs duties",
    cell("customs-duty-free-zone")`${figure("customs-duty-free-zone")}
      While goods stay in the zone, or leave it for another country.`,
    cell("customs-duty-mainland")`${figure("customs-duty-mainland")}
      On most goods, when they enter the mainland from abroad or from a free zone.`,
  ),
];

export const taxBenefitsPage = {
  _id: "taxBenefitsPage",
  _type: "taxBenefitsPage",
  hero: {
    heading: "Free zone or mainland: the tax side",
    lead: prose`Both are good places to own a company. Which of them costs you less tax depends on where your income comes from. The table has the short answer, the footnotes have the conditions.`,
    actionLabel: "Free Consultation",
    image: image("tax-residency"),
  },
  tiles: keyed("tile", [
    statTile("free-zone-corporate-tax-rate", "corporate tax on qualifying income"),
    statTile("free-zone-count", "free zones to choose from"),
    statTile("tax-holiday-longest", "years of zone tax holiday, at most", "valueOnly"),
    statTile("foreign-ownership", "foreign ownership"),
  ]),
  tableHeading: "Free zone and mainland compared",
  footnoteLabel: "Footnote",
  footnoteBackLabel: "Back to the table from footnote",
  tableCaption:
    "Taxes and duties of a company in a UAE free zone and of a company on the UAE mainland, compared.",
  columns: { aspect: "Tax Aspect", freeZones: "UAE Free Zones", mainland: "UAE Mainland" },
  rows: keyed("row", taxRows),
  tool: reference(toolId("tax-estimate")),
  diagrams: diagramsOf(["tax-rates", "tax-dates"]),
  compliance: {
    heading: "Zero tax still means paperwork",
    text: prose`The zero rate is a result you work for each year, not a status that comes with the licence. Many zones also promise tax holidays of ${figure("tax-holiday-range")}; those promises are older than federal corporate tax, and today the conditions below decide.`,
    points:
      points(parts`Register for corporate tax and file a return every year, also at a zero rate
      Keep people, premises and decisions in the zone that fit what you earn there
      Have the accounts audited, and price dealings with your own companies as with strangers
      Hold non-qualifying revenue under ${figure("non-qualifying-revenue-share")} of the total and under ${figure("non-qualifying-revenue-amount")}; above the lower of the two the zero rate is lost for that tax period and the next four
      On the mainland, Small Business Relief ${figure("small-business-relief-state")}. Companies that choose it are exempt with revenue of up to ${figure("small-business-relief-revenue")}, for tax periods that end by ${figure("small-business-relief-last-day")}; a company with the zero rate cannot use it
      Groups with revenue of ${figure("top-up-tax-group-revenue")} and more pay at least ${figure("top-up-tax-rate")}, free zone or not
      Prepare for electronic invoices, which begin on ${figure("e-invoicing-large-start")} with yearly revenue of ${figure("e-invoicing-large-revenue")} and more, and on ${figure("e-invoicing-other-start")} for everybody else
      Ask what your home country taxes, because moving the company does not move you`),
    image: image("office"),
  },
  readOn: keyed("link", [
    toolLinks.zones,
    serviceLink("Business Registration", "business-registration"),
    toolLinks.days,
    toolLinks.plan,
  ]),
  closing: closing("licensing")`Have your own numbers compared
    On your last annual accounts we work out the tax on the mainland and in a free zone, also when there is nothing to gain.`,
} satisfies Seeded<TaxBenefitsPage>;
