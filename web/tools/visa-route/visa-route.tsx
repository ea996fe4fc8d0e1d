import { defineTool } from "../define-tool.ts";
import { plainTextOf } from "../tool.ts";
import { readVisaCase } from "./read-case.ts";
import { type FoundRoutes, findRoutes } from "./rules.ts";
import { VisaResult } from "./visa-result.tsx";

const amount = { inputMode: "decimal" } as const;

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
    const summary = line("open")[0] ?? plainTextOf(tool, "noneOpen");
    return {
      summary,
      details: <VisaResult tool={tool} routes={routes} currency={currency} />,
      lines: [summary, ...line("closed"), ...line("notNeeded")],
    };
  },
});
