import { vi } from "vitest";
import { createRoutingTableBuilder } from "#web/content/routing/routing-table.ts";
import { log } from "#web/lib/log.ts";

const freePages = ["spring", "spring/nordic", "winter-fair", "api/spring", "blog/news"].map(
  (slug) => ({
    _id: slug,
    _type: "freePage",
    slug,
  }),
);
export type Redirect = [source: string, target: string];
/**
 * The content lake's result of the query for pages and redirects.
 * @param shown the languages that editors have switched on
 */
export const answerWith = (redirects: Redirect[], slug = "tax", shown: string[] | null = ["sv"]) =>
  JSON.stringify({
    languages: { shown },
    pages: [{ _id: "service", _type: "service", slug }, ...freePages],
    translated: [
      { language: "sv", document: "service" },
      { language: "sv", document: "homePage" },
      { language: "sv", document: "figure-vat" },
      { language: "fi", document: "service" },
    ],
    metadata: [],
    redirects: redirects.map(([source, target], index) => ({
      _id: `${index}`,
      source,
      target,
      permanent: true,
    })),
  });

/** A new table builder, and the problems that it logs. */
export function startTables() {
  const problems: string[] = [];
  vi.spyOn(log, "warn").mockImplementation((problem) => void problems.push(String(problem)));
  return { problems, tableFrom: createRoutingTableBuilder() };
}

/** The table of some redirects, and their problems. */
export function build(...redirects: Redirect[]) {
  const { problems, tableFrom } = startTables();
  const table = tableFrom(answerWith(redirects));
  if (table === undefined) throw new Error("There is no table.");
  const targetOf = (path: string, search = "") => table.redirects.find(path, search)?.target;
  return { table, problems, targetOf };
}

/** The paths that the site serves besides its pages. */
export const files = {
  paths: new Set(["/favicon.ico", "/_next/static/a.js", "/api/health", "/sitemap.xml"]),
  folders: ["/api/calendar/"],
};
