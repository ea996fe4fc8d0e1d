import { inboxUrl } from "./addresses.ts";
import { contentLakeFromEnvironment } from "./content-lake.ts";
import { type Environment, readEnvironment } from "./environment.ts";

const SANITY_IMAGES = "https://cdn.sanity.io";

/** The path under which the site proxies the image server. */
export const PICTURES_PATH = "/pictures";
/** The path under which the site proxies the local inbox. */
const INBOX = "/api/local/inbox";

/** Whether browsers on other devices use the site. In a Codespace all of them do. */
export function isAskedFromElsewhere({ SITE_REACH, CODESPACES }: Environment): boolean {
  return SITE_REACH === undefined ? CODESPACES === "true" : SITE_REACH === "network";
}

/** The project's own folder on the image server, which other projects share. */
export function imageFolder(environment: Environment = readEnvironment()) {
  const { apiHost, projectId, dataset } = contentLakeFromEnvironment(environment);
  return { host: apiHost ?? SANITY_IMAGES, path: `/images/${projectId}/${dataset}/` };
}

/**
 * The paths at which the site proxies the image server and the local inbox; undefined where
 * browsers use these directly. With `SITE_PICTURES` images are proxied, which saves a visitor a
 * second connection before the first image. The local lake and inbox serve this machine only, so
 * both are proxied for a page that is used from elsewhere. Nothing else of them is proxied.
 */
export function throughSite(environment: Environment = readEnvironment()) {
  const isElsewhere = isAskedFromElsewhere(environment);
  const hasLocalLake = environment.SANITY_PROJECT_ID === undefined;
  const hasLocalInbox = environment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY === undefined;
  const imageServer = environment.SITE_PICTURES ?? (isElsewhere && hasLocalLake ? "site" : "lake");
  return {
    pictures: imageServer === "site" ? PICTURES_PATH : undefined,
    inbox: isElsewhere && hasLocalInbox ? INBOX : undefined,
  };
}

/**
 * The rewrites with which Next proxies the local inbox. The proxy for images needs more care,
 * because the image server may be far away.
 */
export function siteRewrites(environment: Environment = readEnvironment()) {
  const { inbox } = throughSite(environment);
  const folder = "/api/v1.0/email/:path*";
  return inbox ? [{ source: inbox + folder, destination: inboxUrl(environment) + folder }] : [];
}
