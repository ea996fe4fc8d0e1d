import type { Rules } from "#schemas/shared/tools/tool-kinds.ts";
import { defineTool } from "../define-tool.ts";
import { plainTextOf } from "../tool.ts";
import { readVisaCase } from "./read-case.ts";
import { type FoundRoutes, findRoutes, type VisaRoute } from "./rules.ts";
import { VisaResult } from "./visa-result.tsx";

const amount = { inputMode: "decimal" } as const;

/** The scale ends after the longest of the cards. */
const PERCENT_OF_YEAR = 9;

/** How long a card lasts; a family's lasts as long as its sponsor's. */
function yearsOf(route: VisaRoute, rules: Rules<"visa-route">): number | undefined {
  if (route === "family") return undefined;
  return rules[`${route === "green" ? "freelancer" : route}Term`];
}

/** Which of the routes to a residence card are open to a visitor, and what each of them is like. */
export const visaRoute = defineTool({
  kind: "visa-route",
  entries: {
    age: { inputMode: "numeric" },
    income: amount,
    savings: amount,
    property: amount,
    monthsAway: { inputMode: "decimal" },
  },
  answer({ tool }, answers) {
    const { person, currency, problems } = readVisaCase(tool, answers);
    if (person === undefined) return { problems };
    const routes = findRoutes(person, tool.rules);
    const line = (state: keyof FoundRoutes) => {
      const names = routes[state].map(({ route }) => plainTextOf(tool, route));
      return names.length === 0 ? [] : [`${plainTextOf(tool, state)}: ${names.join(", ")}`];
    };
    const years = routes.open.flatMap(({ route }) => yearsOf(route, tool.rules) ?? []);
    const summary = line("open")[0] ?? plainTextOf(tool, "noneOpen");
    return {
      headline: { value: `${routes.open.length}`, label: summary },
      summary,
      ...(years.length > 0 && {
        scale: {
          sun: Math.max(...years) * PERCENT_OF_YEAR,
          posts: [...new Set(years)].map((each) => ({
            at: each * PERCENT_OF_YEAR,
            label: each.toLocaleString("en-GB", {
              style: "unit",
              unit: "year",
              unitDisplay: "long",
            }),
          })),
        },
      }),
      details: <VisaResult tool={tool} routes={routes} currency={currency} />,
      lines: [summary, ...line("closed"), ...line("notNeeded")],
    };
  },
});
