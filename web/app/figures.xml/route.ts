import { addressOf } from "#schemas/shared/addresses/site-address.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { REGISTER_PAGE } from "#schemas/shared/lists.ts";
import { FIGURES_FEED_PATH, fixedPath } from "#schemas/shared/routes.ts";
import { fetchFigures } from "#web/content/fetch-figures.ts";
import { fetchOnlyPage } from "#web/content/fetch-page.ts";
import { fetchSite } from "#web/content/fetch-site.ts";
import { pageTable } from "#web/content/page-table.ts";
import { figuresFeed } from "./figures-feed.ts";

export const dynamic = "force-static";

export async function GET(): Promise<Response> {
  const [figures, { register }, { settings }] = await Promise.all([
    fetchFigures(),
    fetchOnlyPage(pageTable[REGISTER_PAGE]),
    fetchSite(),
  ]);
  const base = siteUrl();
  const { source, checkedOn } = settings.evidence;
  const feed = figuresFeed(figures, {
    title: `${settings.brandName}: ${register.heading}`,
    author: settings.brandName,
    registerUrl: addressOf(fixedPath(REGISTER_PAGE), base),
    feedUrl: base + FIGURES_FEED_PATH,
    labels: { source, checkedOn, from: register.from },
  });
  return new Response(feed, { headers: { "content-type": "application/atom+xml; charset=utf-8" } });
}
