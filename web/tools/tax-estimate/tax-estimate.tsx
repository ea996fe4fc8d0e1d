import { listText } from "#schemas/shared/formats.ts";
import { inCurrency, inDirhams } from "../currency.ts";
import { Rates, ResultRow, ResultTable } from "../result-table.tsx";
import type { Tool } from "../tool.ts";
import { defineTool } from "../tool.ts";
import { plainWords, ShownWords, withComputed } from "../words.tsx";
import { readTaxCase } from "./read-case.ts";
import { estimateTax, type TaxBill, type TaxCase } from "./rules.ts";

const bothPlaces = ["mainland", "freeZone"] as const;

/** A free zone company is one of the country, or a branch: nobody else has its rate. */
const placesOf = ({ payer }: TaxCase) =>
  payer === "company" || payer === "branch" ? bothPlaces : (["mainland"] as const);

/** Corporate tax on the mainland and in a free zone, with a visitor's numbers. */
export const taxEstimate = defineTool({
  kind: "tax-estimate",
  inputKinds: { periodEnd: { type: "date" }, issued: { type: "date" } },
  answer({ tool }, entries, _today, language) {
    const read = readTaxCase(tool, entries);
    if ("problems" in read) return read;
    const { company, currency, verdict, points } = read;
    const { notes, ...bills } = estimateTax(company, tool.rules);
    const { texts } = tool;
    const places = placesOf(company);
    const isAlone = places.length === 1;
    const words = {
      tax: plainWords(texts.tax),
      mainland: plainWords(texts.mainland),
      freeZone: plainWords(texts.freeZone),
    };
    const dirhams = (amount: number) => inDirhams(amount, language);
    const inBoth = (amount: number) =>
      dirhams(amount) + (currency.rate === 1 ? "" : ` (${inCurrency(amount, currency, language)})`);
    const { mainland } = bills;
    const condition = conditionOf(mainland, texts, dirhams);
    const amounts = places.map((place) => amountOf(bills[place], texts, dirhams));
    const isSame = !isAlone && amounts[0] === amounts[1];
    const both = listText([words.mainland, words.freeZone], language);
    const taxes = places.map(
      (place, index) => `${isAlone ? words.tax : words[place]}: ${amounts[index]}`,
    );
    // What depends on a choice is long, and said once where it is the same.
    const told = isSame && condition ? [`${both}: ${amounts[0]}`] : taxes;
    const name = isAlone ? words.tax : `${words.tax}: ${isSame ? both : words.mainland}`;
    return {
      // The tax that depends on no condition of a free zone comes first.
      headline: {
        value: dirhams(mainland.tax),
        label: [condition, name, ...taxes.slice(isSame ? 2 : 1)].filter(Boolean).join(". "),
      },
      verdict: texts[verdict],
      points: [...points, ...notes].map((point) => texts[point]),
      summary: `${told.join(". ")}.`,
      outcome: listText(told, language),
      lines: isAlone ? told : told.map((each) => `${words.tax}, ${each}`),
      details: (
        <div className="grid gap-6">
          <div className="grid items-start gap-6 md:grid-cols-2">
            {places.map((place) => (
              <ResultTable key={place} caption={isAlone ? texts.tax : texts[place]}>
                {bills[place].lines.map(({ name, amount }) => (
                  <ResultRow
                    key={name}
                    words={texts[name]}
                    value={amount === undefined ? "–" : dirhams(amount)}
                  />
                ))}
                <ResultRow name={texts.tax} value={inBoth(bills[place].tax)} />
              </ResultTable>
            ))}
          </div>
          {verdict !== "holding" && !isAlone && (
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

type Texts = Tool<"tax-estimate">["texts"];
type Amount = (dirhams: number) => string;

/** What a tax depends on that is a choice, or is not known; undefined for any other. */
function conditionOf(
  { tax, spared, topUp }: TaxBill,
  texts: Texts,
  amount: Amount,
): string | undefined {
  if (spared > 0) {
    return plainWords(withComputed(texts.chosenRelief, { without: amount(tax + spared) }));
  }
  if (topUp > 0) {
    return plainWords(withComputed(texts.topUpAtMost, { before: amount(tax - topUp) }));
  }
  return undefined;
}

/** A tax with what it depends on. */
function amountOf(bill: TaxBill, texts: Texts, amount: Amount): string {
  return [amount(bill.tax), conditionOf(bill, texts, amount)].filter(Boolean).join(" ");
}
