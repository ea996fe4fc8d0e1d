import { readSiteEnvironment } from "#schemas/environment/site-environment.ts";
import { routingTables } from "#web/content/routing/current-routing-table.ts";
import { serveSite } from "#web/serving/serve-site.ts";
import { ownOrigin } from "./own-origin.ts";
import { renderAnew } from "./render-anew.ts";
import { keepFiguresTurning } from "./turn-figures.ts";

/**
 * What a server of the site does before its first request.
 * @throws EnvironmentError, which stops the server with all problems of the environment
 */
export function startSite(): void {
  const { SANITY_WEBHOOK_SECRET: secret } = readSiteEnvironment();
  // From the file at once, and from the content lake as soon as it answers.
  routingTables().current();
  // In development Next needs its upgrades, and renders every page for each visit.
  if (process.env.NODE_ENV !== "production") return;
  serveSite();
  if (secret === undefined) return;
  void renderAnew(ownOrigin(), { secret });
  keepFiguresTurning(secret);
}
