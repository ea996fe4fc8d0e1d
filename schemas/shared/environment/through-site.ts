import { inboxUrl } from "./addresses.ts";
import { contentLakeFromEnvironment } from "./content-lake.ts";
import { type Environment, readEnvironment } from "./environment.ts";

const SANITY_IMAGES = "https://cdn.sanity.io";

/** The path of the site under which it hands on what browsers ask of the image server. */
export const PICTURES_PATH = "/pictures";
/** Where it hands on what they send to the local inbox. */
const INBOX = "/api/local/inbox";

/** Do browsers of other devices ask for the site? In a Codespace all of them do. */
export function isAskedFromElsewhere({ SITE_REACH, CODESPACES }: Environment): boolean {
  return SITE_REACH === undefined ? CODESPACES === "true" : SITE_REACH === "network";
}

/** The project's own folder on the image server: strangers keep theirs on the same host. */
export function imageFolder(environment: Environment = readEnvironment()) {
  const { apiHost, projectId, dataset } = contentLakeFromEnvironment(environment);
  return { host: apiHost ?? SANITY_IMAGES, path: `/images/${projectId}/${dataset}/` };
}

/**
 * Paths of the site that stand for the image server and the local inbox; undefined where browsers
 * ask these themselves. Pictures go through the site where `SITE_PICTURES` wishes it, which saves a
 * visitor a second connection before the first picture. The local lake and inbox answer this machine
 * alone, so a page that is asked for from elsewhere has both through the site, whatever the address
 * under which that was reached. Nothing else of them is handed on.
 */
export function throughSite(environment: Environment = readEnvironment()) {
  const isElsewhere = isAskedFromElsewhere(environment);
  const hasLocalLake = environment.SANITY_PROJECT_ID === undefined;
  const hasLocalInbox = environment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY === undefined;
  const whence = environment.SITE_PICTURES ?? (isElsewhere && hasLocalLake ? "site" : "lake");
  return {
    pictures: whence === "site" ? PICTURES_PATH : undefined,
    inbox: isElsewhere && hasLocalInbox ? INBOX : undefined,
  };
}

/** What Next itself hands on of the local inbox. Pictures may be far away, which takes more care. */
export function siteRewrites(environment: Environment = readEnvironment()) {
  const { inbox } = throughSite(environment);
  const folder = "/api/v1.0/email/:path*";
  return inbox ? [{ source: inbox + folder, destination: inboxUrl(environment) + folder }] : [];
}
