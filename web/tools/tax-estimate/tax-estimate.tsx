import { listText } from "#schemas/shared/formats.ts";
import { inCurrency, inDirhams } from "../currency.ts";
import { Rates, ResultRow, ResultTable } from "../result-table.tsx";
import { defineTool } from "../tool.ts";
import { plainWords, ShownWords } from "../words.tsx";
import { readTaxCase } from "./read-case.ts";
import { estimateTax, withoutRelief } from "./rules.ts";

const places = ["mainland", "freeZone"] as const;

/** Corporate tax on the mainland and in a free zone, with a visitor's numbers. */
export const taxEstimate = defineTool({
  kind: "tax-estimate",
  entries: { periodEnd: { type: "date" } },
  answer({ tool }, answers, _today, language) {
    const read = readTaxCase(tool, answers);
    if ("problems" in read) return read;
    const { company, currency, byActivity } = read;
    const estimate = estimateTax(company, tool.rules);
    const later = withoutRelief(company, tool.rules);
    const after = later && estimateTax(later, tool.rules);
    const { texts } = tool;
    const words = {
      tax: plainWords(texts.tax),
      reliefOver: plainWords(texts.reliefOver),
      mainland: plainWords(texts.mainland),
      freeZone: plainWords(texts.freeZone),
    };
    const dirhams = (amount: number) => inDirhams(amount, language);
    const inBoth = (amount: number) =>
      dirhams(amount) + (currency.rate === 1 ? "" : ` (${inCurrency(amount, currency, language)})`);
    const taxes = places.map((place) => `${words[place]}: ${dirhams(estimate[place].tax)}`);
    const afterwards = after
      ? [
          `${words.reliefOver}: ${listText(
            places.map((place) => dirhams(after[place].tax)),
            language,
          )}`,
        ]
      : [];
    const { tax } = estimate.mainland;
    const isSame = tax === estimate.freeZone.tax;
    const { freeZone } = words;
    const name = words.mainland + (isSame ? `, ${freeZone}` : "");
    return {
      // The tax that depends on no condition of a free zone comes first.
      headline: {
        value: dirhams(tax),
        label: [`${words.tax}: ${name}`, ...taxes.slice(isSame ? 2 : 1)].join(". "),
      },
      summary: `${[...taxes, ...afterwards].join(". ")}.`,
      outcome: listText(taxes, language),
      lines: [...taxes.map((each) => `${words.tax}, ${each}`), ...afterwards],
      details: (
        <div className="grid gap-6">
          <div className="grid items-start gap-6 md:grid-cols-2">
            {places.map((place) => (
              <ResultTable key={place} caption={texts[place]}>
                {place === "freeZone" && byActivity && (
                  <ResultRow words={texts[byActivity]} value="–" />
                )}
                {estimate[place].lines.map(({ name, amount }) => (
                  <ResultRow
                    key={name}
                    words={texts[name]}
                    value={amount === undefined ? "–" : dirhams(amount)}
                  />
                ))}
                <ResultRow name={texts.tax} value={inBoth(estimate[place].tax)} />
                {after && <ResultRow words={texts.reliefOver} value={dirhams(after[place].tax)} />}
              </ResultTable>
            ))}
          </div>
          {byActivity && (
            <p className="max-w-measure text-small text-slate">
              <ShownWords words={texts.list} />
            </p>
          )}
          <Rates currency={currency} />
        </div>
      ),
    };
  },
});
