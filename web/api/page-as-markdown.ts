import type { NextApiResponse } from "next";
import { splitLanguage } from "#schemas/shared/languages.ts";
import { pageAt } from "#schemas/shared/routes.ts";
import { MARKDOWN_TYPE } from "#web/content/routing/markdown-path.ts";
import { pageMarkdown } from "#web/page/markdown/page-markdown.ts";
import type { ToolRequest } from "#web/tools/entries.ts";
import { createOwnPageCache, fetchOwnPageData, pageDataOfType } from "./own-page.ts";

/** A page as Markdown. `canonical` is the address of the page, if it has one. */
type PageAsMarkdown = { markdown: string; canonical: string | null };

const readMarkdown = createOwnPageCache<PageAsMarkdown>(fetchOwnPageData);

/**
 * Makes Markdown from the data that Next stores with a page, so both have the same age. It is made
 * again when these data change. A tool's answer is made for each request.
 * @param path of the page, in its language
 * @param asked what the address asks a tool of the page
 * @returns undefined if there is no such page
 * @throws when the data of the page do not arrive in time
 */
export async function fetchPageAsMarkdown(
  path: string,
  asked?: ToolRequest,
): Promise<PageAsMarkdown | undefined> {
  const page = pageAt(splitLanguage(path).path);
  if (page === undefined) return undefined;
  const make = async (text: string): Promise<PageAsMarkdown> => {
    const data = pageDataOfType(page.type, text);
    return {
      markdown: await pageMarkdown(page.type, data, asked),
      canonical: data.head.canonical,
    };
  };
  if (asked === undefined) return (await readMarkdown(path, make)).value;
  const { status, text } = await fetchOwnPageData(path);
  return status === 200 ? make(text) : undefined;
}

/** Sends a page as Markdown. Search engines index the page, and not this. */
export function sendMarkdown(response: NextApiResponse, page: PageAsMarkdown): void {
  if (page.canonical) response.setHeader("Link", `<${page.canonical}>; rel="canonical"`);
  response
    .setHeader("X-Robots-Tag", "noindex")
    .setHeader("Vary", "Accept")
    .setHeader("Content-Type", `${MARKDOWN_TYPE}; charset=utf-8`)
    .send(page.markdown);
}
