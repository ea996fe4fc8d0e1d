import { figureNumber } from "#schemas/shared/figures/figure-number.ts";
import { type Currency, inCurrency } from "../currency.ts";
import { Rates, ResultRow, ResultTable } from "../result-table.tsx";
import { defineTool, plainTextOf, textOf } from "../tool.ts";
import { ShownWords, type Words } from "../words.tsx";
import { readVisaCase } from "./read-case.ts";
import { absenceOf, judgeRoutes, type Verdict } from "./rules.ts";

/** The scale ends after the longest of the cards. */
const PERCENT_OF_YEAR = 9;

const inYears = { style: "unit", unit: "year", unitDisplay: "long" } as const;

/** Which of the routes to a residence card are open to a visitor, and what each of them is like. */
export const visaRoute = defineTool({
  kind: "visa-route",
  entries: { age: { inputMode: "numeric" } },
  answer({ tool }, answers) {
    const read = readVisaCase(tool, answers);
    if ("problems" in read) return read;
    const { person, currency } = read;
    const verdicts = judgeRoutes(person, tool.rules);
    const those = (state: Verdict["state"]) => verdicts.filter((each) => each.state === state);
    const line = (state: Verdict["state"]) => {
      const names = those(state).map(({ route }) => plainTextOf(tool, route));
      return `${plainTextOf(tool, state)}: ${names.join(", ")}`;
    };
    const absence = ({ route }: Verdict) => absenceOf(route, person, tool.rules);
    const open = those("open");
    const shut = (["closed", "notNeeded"] as const).filter((state) => those(state).length > 0);
    // A family's card lasts as long as its sponsor's.
    const years = open.flatMap(({ route }) =>
      route === "family" ? [] : tool.rules[`${route === "green" ? "freelancer" : route}Term`],
    );
    const summary = open.length > 0 ? line("open") : plainTextOf(tool, "noneOpen");
    return {
      headline: { value: `${open.length}`, label: summary },
      summary,
      ...(years.length > 0 && {
        scale: {
          sun: Math.max(...years) * PERCENT_OF_YEAR,
          posts: [...new Set(years)].map((each) => ({
            at: each * PERCENT_OF_YEAR,
            label: each.toLocaleString("en-GB", inYears),
          })),
        },
      }),
      lines: [summary, ...shut.map(line)],
      details: (
        <div className="grid gap-6">
          <div className="grid items-start gap-6 sm:grid-cols-2">
            {open.map((each) => (
              <ResultTable key={each.route} caption={textOf(tool, each.route)}>
                <ResultRow words={textOf(tool, each.reason)}>
                  <Converted words={textOf(tool, each.reason)} currency={currency} />
                </ResultRow>
                {(["Term", "Sponsor", "Ends", "Papers"] as const).map((part) => (
                  <ResultRow
                    key={part}
                    name={textOf(tool, `label${part}`)}
                    words={textOf(tool, `${each.route}${part}`)}
                  >
                    {part === "Ends" && <ShownWords words={textOf(tool, absence(each))} />}
                  </ResultRow>
                ))}
              </ResultTable>
            ))}
          </div>
          {open.some((each) => absence(each) === "absenceRisk") && (
            <p className="text-small">
              <ShownWords words={textOf(tool, "exceptions")} />
            </p>
          )}
          {shut.map((state) => (
            <ResultTable key={state} caption={textOf(tool, state)}>
              {those(state).map((each) => (
                <ResultRow
                  key={each.route}
                  name={textOf(tool, each.route)}
                  words={textOf(tool, each.reason)}
                >
                  <Converted words={textOf(tool, each.reason)} currency={currency} />
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

/** What the amounts of dirhams in a sentence are in the visitor's currency, if it is another. */
function Converted({ words, currency }: { words: Words; currency: Currency }) {
  const amounts = words.flatMap((word) => {
    if (typeof word === "string" || word.figure.unit !== "AED") return [];
    const dirhams = figureNumber(word.figure.value);
    return dirhams ? [inCurrency(dirhams, currency)] : [];
  });
  if (currency.rate === 1 || amounts.length === 0) return null;
  return <span className="block text-slate">{`≈ ${[...new Set(amounts)].join(", ")}`}</span>;
}
