import { figureNumber } from "#schemas/shared/figures/figure-number.ts";
import { listText } from "#schemas/shared/formats.ts";
import { useLanguage } from "#web/components/language-context.ts";
import { type Currency, inCurrency } from "../currency.ts";
import { Rates, ResultRow, ResultTable } from "../result-table.tsx";
import { defineTool } from "../tool.ts";
import { plainWords, ShownWords, type Words } from "../words.tsx";
import { readVisaCase } from "./read-case.ts";
import { absenceOf, judgeRoutes, type Verdict, type VisaRoute } from "./rules.ts";

/** The texts of each route. They must be JSON. */
export type VisaRoutes = {
  routes: Readonly<Record<VisaRoute, Readonly<Record<RoutePart, Words>>>>;
};

export type RoutePart = "name" | "open" | "closed" | (typeof parts)[number];

/** The properties of a card, one row each. */
const parts = ["term", "sponsor", "ends", "papers"] as const;

/** Shows which routes to a residence card are open to a visitor, and the card of each. */
export const visaRoute = defineTool<"visa-route", VisaRoutes>({
  kind: "visa-route",
  entries: { age: { inputMode: "numeric" } },
  answer({ tool, routes }, answers, _today, language) {
    const read = readVisaCase(tool, answers);
    if ("problems" in read) return read;
    const { person, currency } = read;
    const { texts } = tool;
    const labels = {
      term: texts.labelTerm,
      sponsor: texts.labelSponsor,
      ends: texts.labelEnds,
      papers: texts.labelPapers,
    };
    const reasonOf = ({ route, reason }: Verdict) =>
      reason === "open" || reason === "closed" ? routes[route][reason] : texts[reason];
    const verdicts = judgeRoutes(person, tool.rules);
    const those = (state: Verdict["state"]) => verdicts.filter((each) => each.state === state);
    const line = (state: Verdict["state"]) => {
      const names = those(state).map(({ route }) => plainWords(routes[route].name));
      return `${plainWords(texts[state])}: ${listText(names, language)}`;
    };
    const absence = ({ route }: Verdict) => absenceOf(route, person, tool.rules);
    const open = those("open");
    const shut = (["closed", "notNeeded"] as const).filter((state) => those(state).length > 0);
    const summary = open.length > 0 ? line("open") : plainWords(texts.noneOpen);
    return {
      headline: { value: `${open.length}`, label: summary },
      summary,
      lines: [summary, ...shut.map(line)],
      details: (
        <div className="grid gap-6">
          <div className="grid items-start gap-6 sm:grid-cols-2">
            {open.map((each) => (
              <ResultTable key={each.route} caption={routes[each.route].name}>
                <ResultRow words={reasonOf(each)}>
                  <Converted words={reasonOf(each)} currency={currency} />
                </ResultRow>
                {parts.map((part) => (
                  <ResultRow key={part} name={labels[part]} words={routes[each.route][part]}>
                    {part === "ends" && <ShownWords words={texts[absence(each)]} />}
                  </ResultRow>
                ))}
              </ResultTable>
            ))}
          </div>
          {open.some((each) => absence(each) === "absenceRisk") && (
            <p className="text-small">
              <ShownWords words={texts.exceptions} />
            </p>
          )}
          {shut.map((state) => (
            <ResultTable key={state} caption={texts[state]}>
              {those(state).map((each) => (
                <ResultRow key={each.route} name={routes[each.route].name} words={reasonOf(each)}>
                  <Converted words={reasonOf(each)} currency={currency} />
                </ResultRow>
              ))}
            </ResultTable>
          ))}
          <Rates currency={currency} />
        </div>
      ),
    };
  },
});

/** The amounts of a sentence in the visitor's currency, if it is not the dirham. */
function Converted({ words, currency }: { words: Words; currency: Currency }) {
  const language = useLanguage();
  const amounts = words.flatMap((word) => {
    if (typeof word === "string" || word.figure.unit !== "AED") return [];
    const dirhams = figureNumber(word.figure.value);
    return dirhams ? [inCurrency(dirhams, currency, language)] : [];
  });
  if (currency.rate === 1 || amounts.length === 0) return null;
  return (
    <span className="block text-slate">{`≈ ${listText([...new Set(amounts)], language)}`}</span>
  );
}
