import { gzipSync } from "node:zlib";
import { parse } from "parse5";
import { pageAt } from "#schemas/shared/routes.ts";
import { isToolQuestion } from "#schemas/shared/tools/tool-address.ts";
import { TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { attributesOf, elementsOf } from "#scripts/check-content/checks/html.ts";
import { sitePaths } from "./site-paths.ts";

/** Bytes of code that a tool may fetch once it is touched, React's own apart. */
export const TOOL_BUDGET = 8 * 1024;

/** React, which every island shares, and what a module needs to import it, as it is CommonJS. */
const REACT = /\/(?:react|rolldown-runtime)-[^/]+$/;

type ToolSize = { path: string; bytes: number };

/**
 * What the tools of a site fetch when they are touched, as gzip makes it, React's own code apart.
 * @param site address of a built site that runs
 */
export async function measureTools(site: string): Promise<ToolSize[]> {
  const paths = (await sitePaths(site)).filter((path) =>
    isToolQuestion(`${path}?${TOOL_PARAMETER}`),
  );
  const sizes = await Promise.all(
    paths.map(async (path) => {
      const scripts = scriptsIn(await textAt(new URL(path, site)));
      const own = scripts.filter((address) => !REACT.test(address));
      // Of a type with many pages only some have a tool.
      if (own.length === 0 && pageAt(path)?.slug !== undefined) return [];
      if (own.length === 0) throw new Error(`${path} has no tool.`);
      const codes = await Promise.all(own.map((address) => textAt(new URL(address, site))));
      return [{ path, bytes: codes.reduce((sum, code) => sum + gzipSync(code).length, 0) }];
    }),
  );
  return sizes.flat();
}

/** The scripts of the islands on a page, each once. */
function scriptsIn(html: string): string[] {
  const lists = [...elementsOf(parse(html))].flatMap(
    (element) => attributesOf(element).get("data-scripts")?.split(" ") ?? [],
  );
  return [...new Set(lists)];
}

async function textAt(url: URL): Promise<string> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  return response.text();
}

/** A line for each tool with its size, and whether that is over. */
export function toolTable(sizes: readonly ToolSize[]): string {
  return sizes
    .map(({ path, bytes }) => {
      const over = bytes > TOOL_BUDGET ? "  OVER" : "";
      return `The tool of ${path} fetches ${(bytes / 1000).toFixed(1)} KB of its own when it is touched; it may ${(TOOL_BUDGET / 1000).toFixed(1)}.${over}`;
    })
    .join("\n");
}
