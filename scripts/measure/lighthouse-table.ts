import type { CategoryName, Kind, Visit } from "./lighthouse-visit.ts";
import { median } from "./median.ts";

/** The least that a page may reach, of 100. */
const BUDGET = 100;
const KIB = 1024;
/** Characters of the longest figure: "1234.5". */
const NUMBER = 6;

/** The visits to one page. */
export type MeasuredPage = { name: string; visits: readonly Visit[]; isPeer?: boolean };

const scoreColumns: readonly CategoryName[] = [
  "performance",
  "accessibility",
  "best practices",
  "SEO",
  "agentic",
];
const byteColumns: readonly Kind[] = ["HTML", "JavaScript", "CSS", "fonts", "images", "total"];

/** Each category in which a page, by its median, is under budget, with the audits to blame. */
export function shortfalls({ name, visits }: MeasuredPage): string[] {
  return scoreColumns.flatMap((category) => {
    const score = median(visits.map(({ scores }) => scores[category]));
    if (score === undefined || score >= BUDGET) return [];
    const blamed = visits.flatMap(({ failing }) => failing);
    const audits = new Set(blamed.filter((audit) => audit.startsWith(`${category}: `)));
    return [`${name}: ${category} ${score} (${[...audits].join(", ") || "no single audit"})`];
  });
}

/** A line for each page: scores, times, and KiB over the network of the first view. */
export function lighthouseTable(pages: readonly MeasuredPage[]): string {
  const width = Math.max(...pages.map(({ name }) => name.length), "page".length) + 2;
  const heads = [...scoreColumns, "LCP s", "TBT ms", "CLS", ...byteColumns];
  const cell = (text: string, index: number) =>
    text.padStart(Math.max(heads[index]?.length ?? 0, NUMBER) + 2);
  const line = (name: string, cells: string[]) => name.padEnd(width) + cells.map(cell).join("");
  return [
    line("page", heads),
    ...pages.map(({ name, visits }) => line(name, cellsOf(visits))),
  ].join("\n");
}

function cellsOf(visits: readonly Visit[]): string[] {
  const of = (read: (visit: Visit) => number | undefined, write: (value: number) => string) => {
    const value = median(visits.map(read));
    return value === undefined ? "n/a" : write(value);
  };
  return [
    ...scoreColumns.map((category) => of(({ scores }) => scores[category], String)),
    of(
      ({ paint }) => paint / 1000,
      (seconds) => seconds.toFixed(2),
    ),
    of(
      ({ blocking }) => blocking,
      (milliseconds) => milliseconds.toFixed(0),
    ),
    of(
      ({ shift }) => shift,
      (shift) => shift.toFixed(3),
    ),
    ...byteColumns.map((kind) =>
      of(
        ({ bytes }) => bytes[kind] / KIB,
        (kib) => kib.toFixed(1),
      ),
    ),
  ];
}
