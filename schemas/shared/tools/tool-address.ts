import { type PageType, pageAt, pathOf } from "../routes.ts";
import { TOOL_PARAMETER } from "./tool-query.ts";

/**
 * Types of pages with a tool. Asked with answers, such a page is rendered for that one visitor, at
 * another path that nobody sees; the page itself stays as it is, ready for everybody else.
 */
const toolPages = [
  "freeZonesPage",
  "taxBenefitsPage",
  "service",
  "freePage",
] as const satisfies readonly PageType[];

export type ToolPage = (typeof toolPages)[number];

/**
 * Their paths as Next writes them in a rewrite: those of a type with many pages end in `:slug`. At a
 * free address the proxy does it, which knows them.
 */
export const toolRoutes: readonly string[] = toolPages.flatMap((type) =>
  type === "freePage" ? [] : (pathOf({ _type: type, slug: ":slug" }) ?? []),
);

/** Below it every page with a tool answers. */
export const ANSWER_PATH = "/answers";

export function isToolPage(type: string): type is ToolPage {
  return toolPages.some((page) => page === type);
}

/** Does this address ask a tool of its page? @param url path and query, as a request has them */
export function isToolQuestion(url: string): boolean {
  const mark = url.indexOf("?");
  if (mark < 0 || !new URLSearchParams(url.slice(mark)).has(TOOL_PARAMETER)) return false;
  const page = pageAt(url.slice(0, mark));
  return page !== undefined && isToolPage(page.type);
}
