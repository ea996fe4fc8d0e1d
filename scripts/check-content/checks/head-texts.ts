import { searchLengths } from "../../../schemas/rules/metadata.ts";
import type { Finding, FindingDocument } from "./finding.ts";

export const headFields = ["title", "description"] as const;

/** The title or the description of one page. */
export type HeadText = {
  page: string;
  field: (typeof headFields)[number];
  value: string;
  document: FindingDocument | undefined;
};

/** What is wrong with the titles and descriptions of all pages. */
export function headTextFindings(texts: readonly HeadText[]): Finding[] {
  return texts.flatMap(({ page, field, value, document }): Finding[] => {
    const finding = (what: "missing" | "long" | "doubled", problem: string, write: string) => ({
      kind: `${what}-${field}` as const,
      page,
      document,
      problem,
      fix: `Write ${write} in the page metadata of ${page}.`,
    });
    if (value === "") return [finding("missing", `${page} has no ${field}.`, `a ${field}`)];
    const most = searchLengths[field];
    const long = `The ${field} of ${page} has ${value.length} characters; search results cut it after about ${most}: “${value}”.`;
    const others = texts.filter(
      (other) => other.page !== page && other.field === field && other.value === value,
    );
    const same = others.map((other) => other.page).join(", ");
    const doubled = `${page} has the same ${field} as ${same}: “${value}”.`;
    return [
      ...(value.length > most ? [finding("long", long, `a shorter ${field}`)] : []),
      ...(others.length > 0 ? [finding("doubled", doubled, `a ${field} of its own`)] : []),
    ];
  });
}
