import { readSiteEnvironment } from "#schemas/shared/environment/site-environment.ts";
import { siblings } from "#web/content/freshness/siblings.ts";
import { siteFreshness } from "#web/content/freshness/site-freshness.ts";
import { routingTables } from "#web/content/routing/current-routing-table.ts";
import { keepFresh } from "./keep-fresh.ts";
import { logAsJson } from "./request-log.ts";
import { serveSite } from "./serve-site.ts";
import { keepFiguresTurning } from "./turn-figures.ts";

/**
 * What a server of the site does before its first request.
 * @throws EnvironmentError, which stops the server with all problems of the environment
 */
export function startSite(): void {
  const { LOG_FORMAT, SANITY_WEBHOOK_SECRET: secret } = readSiteEnvironment();
  if (LOG_FORMAT === "json") logAsJson();
  // From the file at once, and from the content lake as soon as it answers.
  routingTables().current();
  // In development Next needs its upgrades, and renders every page for each visit.
  if (process.env.NODE_ENV !== "production") return;
  serveSite();
  keepFresh(siteFreshness(), siblings());
  if (secret !== undefined) keepFiguresTurning(secret);
}
