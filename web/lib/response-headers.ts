import * as z from "zod";

const headers = z.record(z.string(), z.string());
const listed = z.object({ visitor: headers, editor: headers, builtFile: headers });

/** Headers of responses: to visitors, to editors, and of a file that a build has named by its content. */
export type ResponseHeaders = z.infer<typeof listed>;

let lists: ResponseHeaders | undefined;

/**
 * The headers of every response. `next.config.mjs` makes the lists and Next writes them into the
 * code. In development they are empty.
 */
export function responseHeaders(): ResponseHeaders {
  lists ??= listed.parse(JSON.parse(process.env.SITE_HEADERS ?? ""));
  return lists;
}
