import type { NextApiHandler } from "next";
import { fetchPageAsMarkdown, sendMarkdown } from "#web/api/page-as-markdown.ts";
import { log } from "#web/lib/log.ts";

/**
 * A page as Markdown. The proxy sends requests here, by the address of the Markdown or by what they
 * accept.
 */
const markdown: NextApiHandler = async ({ query }, response) => {
  const path = `/${[query.page ?? []].flat().join("/")}`;
  try {
    const page = await fetchPageAsMarkdown(path);
    if (page === undefined) response.status(404).end();
    else sendMarkdown(response, page);
  } catch (error) {
    log.warn(error, `The Markdown of ${path} failed`);
    response.status(503).setHeader("Retry-After", "5").end();
  }
};

export default markdown;
