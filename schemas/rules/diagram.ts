import { isRecord } from "../shared/record.ts";
import { inWords } from "./in-words.ts";

/** The kinds of diagrams, and the field that each is drawn from. */
export const diagramKinds = [
  { title: "Map of the seven emirates", value: "emirates", needs: "emirates" },
  { title: "Distances from the home countries, as arcs", value: "flights", needs: "countries" },
  { title: "Office hours on the clocks at home", value: "clock", needs: "countries" },
  { title: "Daylight at home and in Dubai", value: "daylight", needs: "countries" },
  { title: "Periods of the year", value: "months", needs: "rows" },
  { title: "Steps in their order", value: "path", needs: "rows" },
  { title: "Figures as bars", value: "bars", needs: "rows" },
  { title: "Figures as dates", value: "timeline", needs: "rows" },
] as const;

const LEAST_ROWS = 2;

export function diagramNeeds(kind: unknown) {
  return diagramKinds.find(({ value }) => value === kind)?.needs;
}

export function incompleteDiagram(diagram: unknown): true | string {
  if (!isRecord(diagram)) return true;
  const { kind } = diagram;
  const needs = diagramNeeds(kind);
  if (needs === undefined) return true;
  const members: unknown = diagram[needs];
  const rows = Array.isArray(members) ? members.filter(isRecord) : [];
  if (needs !== "rows") return rows.length > 0 || `Choose the ${needs} that are drawn.`;
  const least = kind === "bars" ? 1 : LEAST_ROWS;
  if (rows.length < least) return `Needs ${inWords(least)} or more rows.`;
  const lacks = (field: string) => rows.some((row) => row[field] === undefined);
  if ((kind === "bars" || kind === "timeline") && lacks("figure")) {
    return "Choose a figure in every row.";
  }
  if (kind === "months" && (lacks("from") || lacks("to")))
    return "Say in every row from and until when.";
  return true;
}
