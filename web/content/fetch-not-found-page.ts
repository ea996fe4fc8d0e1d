import { fetchContent } from "./fetch-content.ts";
import { complete } from "./fetch-site.ts";
import { notFoundPageQuery } from "./queries/not-found.ts";

/** Words and picture of the page for unknown paths. */
export async function fetchNotFoundPage() {
  return complete(await fetchContent(notFoundPageQuery, {}), "notFoundPage");
}
