import { type PageType, pageAt } from "../routes.ts";
import { TOOL_PARAMETER } from "./tool-query.ts";

/**
 * Types of pages with a tool. Asked with answers, such a page is answered for that one visitor by an
 * API route; the page itself stays as it is, ready for everybody else.
 */
const toolPages = [
  "freeZonesPage",
  "taxBenefitsPage",
  "service",
  "freePage",
] as const satisfies readonly PageType[];

type ToolPage = (typeof toolPages)[number];

function isToolPage(type: string): type is ToolPage {
  return toolPages.some((page) => page === type);
}

/** Does this address ask a tool of its page? @param url path and query, as a request has them */
export function isToolQuestion(url: string): boolean {
  const mark = url.indexOf("?");
  if (mark < 0 || !new URLSearchParams(url.slice(mark)).has(TOOL_PARAMETER)) return false;
  const page = pageAt(url.slice(0, mark));
  return page !== undefined && isToolPage(page.type);
}
