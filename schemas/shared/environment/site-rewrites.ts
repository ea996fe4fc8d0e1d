import { inboxUrl } from "./addresses.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { throughSite } from "./through-site.ts";

/** What Next itself hands on of the local inbox. Pictures may be far away, which takes more care. */
export function siteRewrites(environment: Environment = readEnvironment()) {
  const { inbox } = throughSite(environment);
  const folder = "/api/v1.0/email/:path*";
  return inbox ? [{ source: inbox + folder, destination: inboxUrl(environment) + folder }] : [];
}
