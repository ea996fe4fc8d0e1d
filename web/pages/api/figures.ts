import { addressOf } from "#schemas/shared/addresses/site-address.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { REGISTER_PAGE } from "#schemas/shared/lists.ts";
import { FIGURES_FEED_PATH, fixedPath } from "#schemas/shared/routes.ts";
import { SHARED_FOR_AN_HOUR } from "#web/api/caching.ts";
import { figuresFeed } from "#web/api/figures-feed.ts";
import { webRoute } from "#web/api/web-route.ts";
import { publishedReader } from "#web/content/content-reader.ts";
import { fetchFigures } from "#web/content/fetch-figures.ts";
import { fetchOnlyPage } from "#web/content/fetch-page.ts";
import { fetchSite } from "#web/content/fetch-site.ts";
import { pageTable } from "#web/content/page-table.ts";

export const config = { api: { bodyParser: false } };

/** The feed of all figures, for readers who want to know which have changed. */
export default webRoute(async () => {
  const reader = publishedReader();
  const figures = await fetchFigures(reader);
  const { register } = await fetchOnlyPage(reader, pageTable[REGISTER_PAGE]);
  const { settings } = await fetchSite(reader);
  const base = siteUrl();
  const { source, checkedOn } = settings.evidence;
  const feed = figuresFeed(figures, {
    title: `${settings.brandName}: ${register.heading}`,
    author: settings.brandName,
    registerUrl: addressOf(fixedPath(REGISTER_PAGE), base),
    feedUrl: base + FIGURES_FEED_PATH,
    labels: { source, checkedOn, from: register.from },
  });
  const type = "application/atom+xml; charset=utf-8";
  return new Response(feed, {
    headers: { "content-type": type, "cache-control": SHARED_FOR_AN_HOUR },
  });
});
