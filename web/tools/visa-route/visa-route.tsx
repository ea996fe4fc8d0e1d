import { listText } from "#schemas/shared/formats.ts";
import type { Language } from "#schemas/shared/languages.ts";
import { useLanguage } from "#web/components/language-context.ts";
import { type Currency, DIRHAMS, inCurrency } from "../currency.ts";
import type { Entries } from "../entries.ts";
import { Rates, ResultRow, ResultTable } from "../result-table.tsx";
import { defineTool } from "../tool.ts";
import { plainWords, ShownWords, type Words, withComputed } from "../words.tsx";
import { readVisaCase } from "./read-case.ts";
import { absenceOf, judgeRoutes, type Verdict, type VisaRoute } from "./rules.ts";

/** The texts of each route. They must be JSON. */
export type VisaRoutes = {
  defaults: Entries;
  routes: Readonly<Record<VisaRoute, Readonly<Record<RoutePart, Words>>>>;
};

export type RoutePart = "name" | (typeof parts)[number];

/** The properties of a card, one row each. A text of the same name is the name of the row. */
const parts = ["term", "sponsor", "ends", "papers"] as const;

/** Shows which routes to a residence card are open to a visitor, and the card of each. */
export const visaRoute = defineTool<"visa-route", VisaRoutes>({
  kind: "visa-route",
  inputKinds: { age: { inputMode: "numeric" } },
  answer({ tool, routes }, entries, _today, language) {
    const read = readVisaCase(tool, entries);
    if ("problems" in read) return read;
    const { person, currency } = read;
    const { texts, rules } = tool;
    const verdicts = judgeRoutes(person, rules);
    const those = (state: Verdict["state"]) => verdicts.filter((each) => each.state === state);
    const nameOf = ({ route, reason }: Verdict): Words => {
      const { name } = routes[route];
      return reason === "retirementDubai" ? [...name, " (", ...texts.dubaiAlone, ")"] : name;
    };
    const line = (state: Verdict["state"]) => {
      const names = those(state).map((each) => plainWords(nameOf(each)));
      return `${plainWords(texts[state])}: ${listText(names, language)}`;
    };
    function missingIn({ missing }: Verdict): Words | undefined {
      if (!missing) return undefined;
      const { of, isDisputed, amount } = missing;
      // The text about what is missing has the name of what it is.
      const name = of === "income" && isDisputed ? "lowerIncome" : of;
      return withComputed(texts[name], { missing: atLeast(amount, currency, language) });
    }
    function reasonRow(each: Verdict, name: Words | undefined) {
      const words = texts[each.reason];
      const missing = missingIn(each);
      return (
        <ResultRow key={each.route} name={name} words={words}>
          <Converted words={words} currency={currency} />
          {missing && <strong className="block">{plainWords(missing)}</strong>}
        </ResultRow>
      );
    }
    const absence = ({ route }: Verdict) => absenceOf(route, person, rules);
    const has = (state: Verdict["state"]) => those(state).length > 0;
    const shut = (["closed", "notNeeded"] as const).filter(has);
    const cards = [...those("open"), ...those("unconfirmed")];
    const offered = (["open", "unconfirmed"] as const).filter(has).map(line);
    // Without an open route the result is the nearest one, and what is missing.
    const nearest = has("open") ? undefined : (cards[0] ?? those("closed")[0]);
    const verdict = nearest && (missingIn(nearest) ?? texts[nearest.reason]);
    const [only = nearest, ...others] = those("open");
    const label = cards.length > 0 ? texts.unconfirmed : texts.noneOpen;
    const headline =
      only && others.length === 0
        ? { value: plainWords(nameOf(only)), label: plainWords(nearest ? label : texts.open) }
        : { value: `${those("open").length}`, label: line("open") };
    const summary =
      offered.join(". ") || `${headline.value} ${headline.label} ${plainWords(verdict ?? [])}`;
    return {
      headline,
      ...(verdict ? { verdict } : { points: offered.slice(1).map((each) => [each]) }),
      summary,
      lines: [summary, ...shut.map(line)],
      details: (
        <div className="grid gap-6">
          <div className="grid items-start gap-6 sm:grid-cols-2">
            {cards.map((each) => (
              <ResultTable key={each.route} caption={nameOf(each)}>
                {reasonRow(each, each.state === "unconfirmed" ? texts.unconfirmed : undefined)}
                {parts.map((part) => (
                  <ResultRow key={part} name={texts[part]} words={routes[each.route][part]}>
                    {part === "ends" && <ShownWords words={texts[absence(each)]} />}
                  </ResultRow>
                ))}
              </ResultTable>
            ))}
          </div>
          {cards.some((each) => absence(each) === "absenceRisk") && (
            <p className="text-small">
              <ShownWords words={texts.exceptions} />
            </p>
          )}
          {shut.map((state) => (
            <ResultTable key={state} caption={texts[state]}>
              {those(state).map((each) => reasonRow(each, nameOf(each)))}
            </ResultTable>
          ))}
          <Rates currency={currency} />
        </div>
      ),
    };
  },
});

/** A rounding error of this part of a unit adds no unit to an amount. */
const ROUNDING = 1e-6;

/** An amount in dirhams in the visitor's currency, rounded up, so that it is enough. */
function atLeast(dirhams: number, currency: Currency, language: Language): string {
  const whole = Math.ceil(dirhams / currency.rate - ROUNDING);
  return inCurrency(whole * currency.rate, currency, language);
}

/** The amounts of a sentence in the visitor's currency, without those that already are. */
function Converted({ words, currency }: { words: Words; currency: Currency }) {
  const language = useLanguage();
  const rates = currency.options.map(({ figure }) => figure?._id);
  const amounts = words.flatMap((word) => {
    if (typeof word === "string") return [];
    const { _id, dirhams } = word;
    const isOther = dirhams && currency.code !== DIRHAMS.code && !rates.includes(_id);
    return isOther ? [inCurrency(dirhams, currency, language)] : [];
  });
  if (amounts.length === 0) return null;
  return (
    <span className="block text-slate">{`≈ ${listText([...new Set(amounts)], language)}`}</span>
  );
}
