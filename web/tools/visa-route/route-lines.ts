import { plainTextOf, type Tool } from "../tool.ts";
import type { FoundRoutes, VisaRoute } from "./rules.ts";

/** The routes that are open, in one line, or that none is. */
export function openLine(tool: Tool<"visa-route">, { open }: FoundRoutes): string {
  return open.length === 0
    ? plainTextOf(tool, "noneOpen")
    : `${plainTextOf(tool, "open")}: ${namesOf(tool, open)}`;
}

/** The routes that are closed, in one line. */
export function closedLine(tool: Tool<"visa-route">, { closed }: FoundRoutes): string {
  return `${plainTextOf(tool, "closed")}: ${namesOf(tool, closed)}`;
}

function namesOf(tool: Tool<"visa-route">, routes: readonly { route: VisaRoute }[]): string {
  return routes.map(({ route }) => plainTextOf(tool, route)).join(", ");
}
