import { searchLengths } from "../../../schemas/rules/metadata.ts";
import type { Finding, FindingDocument } from "./finding.ts";

/** The title or the description of one page. */
export type HeadText = {
  page: string;
  field: "title" | "description";
  value: string;
  document: FindingDocument | undefined;
};

/** What is wrong with the titles, or with the descriptions, of all pages. */
export function headTextFindings(texts: readonly HeadText[]): Finding[] {
  return texts.flatMap((text) => [...ownFindings(text), ...doubledFindings(text, texts)]);
}

function ownFindings({ page, field, value, document }: HeadText): Finding[] {
  const most = searchLengths[field];
  if (value === "") {
    return [
      {
        kind: `missing-${field}`,
        page,
        document,
        problem: `${page} has no ${field}.`,
        fix: `Write a ${field} in the page metadata of ${page}.`,
      },
    ];
  }
  if (value.length <= most) return [];
  return [
    {
      kind: `long-${field}`,
      page,
      document,
      problem: `The ${field} of ${page} has ${value.length} characters; search results cut it after about ${most}: “${value}”.`,
      fix: `Write a shorter ${field} in the page metadata of ${page}.`,
    },
  ];
}

function doubledFindings(
  { page, field, value, document }: HeadText,
  texts: readonly HeadText[],
): Finding[] {
  const others = texts.filter((other) => other.page !== page && other.value === value);
  if (value === "" || others.length === 0) return [];
  return [
    {
      kind: `doubled-${field}`,
      page,
      document,
      problem: `${page} has the same ${field} as ${others.map((other) => other.page).join(", ")}: “${value}”.`,
      fix: `Write a ${field} of its own in the page metadata of ${page}.`,
    },
  ];
}
