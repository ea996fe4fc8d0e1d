import { SHARED_FOR_AN_HOUR } from "#web/api/caching.ts";
import { makeFiguresFeed } from "#web/api/figures-feed.ts";
import { webRoute } from "#web/api/web-route.ts";

export const config = { api: { bodyParser: false } };

/** The feed of all figures, for readers who want to know which have changed. */
export default webRoute(async () => {
  const type = "application/atom+xml; charset=utf-8";
  const headers = { "content-type": type, "cache-control": SHARED_FOR_AN_HOUR };
  return new Response(await makeFiguresFeed(), { headers });
});
