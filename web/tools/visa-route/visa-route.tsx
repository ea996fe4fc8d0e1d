import type { ReactNode } from "react";
import { figureNumber } from "#schemas/shared/figures/figure-number.ts";
import type { Rules } from "#schemas/shared/tools/tool-kinds.ts";
import { type Currency, inCurrency } from "../currency.ts";
import { Rates, ResultTable } from "../result-table.tsx";
import { defineTool, plainTextOf, type Tool, textOf } from "../tool.ts";
import { ShownWords, type Words } from "../words.tsx";
import { readVisaCase } from "./read-case.ts";
import { type FoundRoutes, findRoutes, type OpenRoute, type VisaRoute } from "./rules.ts";

/** The scale ends after the longest of the cards. */
const PERCENT_OF_YEAR = 9;

const inYears = { style: "unit", unit: "year", unitDisplay: "long" } as const;

/** How long a card lasts; a family's lasts as long as its sponsor's. */
function yearsOf(route: VisaRoute, rules: Rules<"visa-route">): number[] {
  return route === "family" ? [] : [rules[`${route === "green" ? "freelancer" : route}Term`]];
}

/** Which of the routes to a residence card are open to a visitor, and what each of them is like. */
export const visaRoute = defineTool({
  kind: "visa-route",
  entries: { age: { inputMode: "numeric" } },
  answer({ tool }, answers) {
    const read = readVisaCase(tool, answers);
    if ("problems" in read) return read;
    const { person, currency } = read;
    const routes = findRoutes(person, tool.rules);
    const line = (state: keyof FoundRoutes) =>
      `${plainTextOf(tool, state)}: ${routes[state].map(({ route }) => plainTextOf(tool, route)).join(", ")}`;
    const shut = (["closed", "notNeeded"] as const).filter((state) => routes[state].length > 0);
    const years = routes.open.flatMap(({ route }) => yearsOf(route, tool.rules));
    const summary = routes.open.length > 0 ? line("open") : plainTextOf(tool, "noneOpen");
    return {
      headline: { value: `${routes.open.length}`, label: summary },
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
            {routes.open.map((each) => (
              <OpenTable key={each.route} tool={tool} currency={currency} {...each} />
            ))}
          </div>
          {routes.open.some(({ absence }) => absence === "absenceRisk") && (
            <p className="text-small">
              <ShownWords words={textOf(tool, "exceptions")} />
            </p>
          )}
          {shut.map((state) => (
            <ResultTable key={state} caption={textOf(tool, state)}>
              {routes[state].map(({ route, reason }) => (
                <Fact key={route} name={textOf(tool, route)}>
                  <Reason words={textOf(tool, reason)} currency={currency} />
                </Fact>
              ))}
            </ResultTable>
          ))}
          <Rates currency={currency} />
        </div>
      ),
    };
  },
});

type OpenTableProps = OpenRoute & { tool: Tool<"visa-route">; currency: Currency };

/** One open route: why it is open, its term, its sponsor, what ends it, and its papers. */
function OpenTable({ route, reason, absence, tool, currency }: OpenTableProps) {
  return (
    <ResultTable caption={textOf(tool, route)}>
      <tr className="border-t border-line">
        <td colSpan={2} className="py-3">
          <Reason words={textOf(tool, reason)} currency={currency} />
        </td>
      </tr>
      {(["Term", "Sponsor", "Ends", "Papers"] as const).map((part) => (
        <Fact key={part} name={textOf(tool, `label${part}`)}>
          <ShownWords words={textOf(tool, `${route}${part}`)} />
          {part === "Ends" && (
            <>
              {" "}
              <ShownWords words={textOf(tool, absence)} />
            </>
          )}
        </Fact>
      ))}
    </ResultTable>
  );
}

/** A sentence, and after it what its amounts of dirhams are in the visitor's currency. */
function Reason({ words, currency }: { words: Words; currency: Currency }) {
  const amounts = words.flatMap((word) => {
    if (typeof word === "string" || word.figure.unit !== "AED") return [];
    const dirhams = figureNumber(word.figure.value);
    return dirhams ? [inCurrency(dirhams, currency)] : [];
  });
  return (
    <>
      <ShownWords words={words} />
      {currency.rate !== 1 && amounts.length > 0 && (
        <span className="block text-slate">≈ {[...new Set(amounts)].join(", ")}</span>
      )}
    </>
  );
}

function Fact({ name, children }: { name: Words; children: ReactNode }) {
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="py-3 pr-3.5 font-semibold sm:w-1/4">
        <ShownWords words={name} />
      </th>
      <td className="py-3">{children}</td>
    </tr>
  );
}
