import { splitLanguage } from "../languages.ts";
import { type PageType, pageAt } from "../routes.ts";
import { parameterName, TOOL_PARAMETER } from "./tool-query.ts";

/**
 * Types of pages with a tool. A request with a tool's query is handled by an API route. The cached
 * page stays the same for everybody.
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

/** Whether a request is for a tool of its page. @param url path and query of the request */
export function isToolQuestion(url: string): boolean {
  const mark = url.indexOf("?");
  if (mark < 0) return false;
  const names = [...new URLSearchParams(url.slice(mark)).keys()].map(parameterName);
  if (!names.includes(TOOL_PARAMETER)) return false;
  const page = pageAt(splitLanguage(url.slice(0, mark)).path);
  return page !== undefined && isToolPage(page.type);
}
