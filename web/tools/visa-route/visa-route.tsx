import { defineTool } from "../define-tool.ts";
import { plainTextOf } from "../tool.ts";
import { readVisaCase } from "./read-case.ts";
import { findRoutes, type VisaRoute } from "./rules.ts";
import { VisaResult } from "./visa-result.tsx";

/** Which of the routes to a residence card are open to a visitor, and what each of them is like. */
export const visaRoute = defineTool({
  kind: "visa-route",
  entries: {
    age: { inputMode: "numeric" },
    property: { inputMode: "decimal" },
    monthsAway: { inputMode: "decimal" },
  },
  answer({ tool }, answers) {
    const { person, problems } = readVisaCase(answers);
    if (person === undefined) return { problems };
    const routes = findRoutes(person, tool.rules);
    const line = (name: "open" | "closed", found: readonly { route: VisaRoute }[]) =>
      `${plainTextOf(tool, name)}: ${found.map(({ route }) => plainTextOf(tool, route)).join(", ")}`;
    const summary =
      routes.open.length === 0 ? plainTextOf(tool, "noneOpen") : line("open", routes.open);
    return {
      summary,
      details: <VisaResult tool={tool} routes={routes} />,
      lines: [summary, line("closed", routes.closed)],
    };
  },
});
