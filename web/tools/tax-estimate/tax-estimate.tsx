import { inDirhams } from "../currency.ts";
import { defineTool } from "../define-tool.ts";
import { plainTextOf } from "../tool.ts";
import { readTaxCase } from "./read-case.ts";
import { estimateTax, withoutRelief } from "./rules.ts";
import { TaxResult } from "./tax-result.tsx";

const amount = { inputMode: "decimal" } as const;

const places = ["mainland", "freeZone"] as const;
type Place = (typeof places)[number];

/** Corporate tax on the mainland and in a free zone, on a visitor's own numbers. */
export const taxEstimate = defineTool({
  kind: "tax-estimate",
  entries: {
    revenue: amount,
    profit: amount,
    share: amount,
    periodEnd: { type: "date" },
    earlierRevenue: amount,
  },
  answer({ tool }, answers) {
    const { company, currency, byActivity, problems } = readTaxCase(tool, answers);
    if (company === undefined) return { problems };
    const estimate = estimateTax(company, tool.rules);
    const later = withoutRelief(company, tool.rules);
    const after = later && estimateTax(later, tool.rules);
    const taxes = places.map(
      (place) => `${plainTextOf(tool, place)}: ${inDirhams(estimate[place].tax)}`,
    );
    const afterwards =
      after &&
      `${plainTextOf(tool, "reliefOver")}: ${places.map((place) => inDirhams(after[place].tax)).join(", ")}`;
    const least: Place = estimate.freeZone.tax < estimate.mainland.tax ? "freeZone" : "mainland";
    const isSame = estimate.freeZone.tax === estimate.mainland.tax;
    const shown: readonly Place[] = isSame ? [least] : places;
    // The larger tax leaves room for its name.
    const end = Math.max(1, ...places.map((place) => estimate[place].tax)) * 1.25;
    const name = (place: Place) =>
      (isSame ? places : [place]).map((each) => plainTextOf(tool, each)).join(", ");
    const percentOf = (place: Place) => 4 + (estimate[place].tax / end) * 96;
    return {
      headline: {
        value: inDirhams(estimate[least].tax),
        label: `${plainTextOf(tool, "tax")}: ${name(least)}`,
      },
      scale: {
        sun: percentOf(least),
        posts: shown.map((place) => ({ at: percentOf(place), label: name(place) })),
      },
      summary: `${[...taxes, ...(afterwards ? [afterwards] : [])].join(". ")}.`,
      outcome: taxes.join(", "),
      details: <TaxResult {...{ tool, estimate, after, currency, byActivity }} />,
      lines: [
        ...taxes.map((tax) => `${plainTextOf(tool, "tax")}, ${tax}`),
        ...(afterwards ? [afterwards] : []),
      ],
    };
  },
});
