import { type Environment, readEnvironment } from "./environment.ts";

/**
 * Where the site hands on what browsers ask of the local content lake and inbox, when they cannot
 * reach these themselves.
 */
const PICTURES = "/api/local/pictures";
const INBOX = "/api/local/inbox";

type Reach = Pick<
  Environment,
  | "SITE_REACH"
  | "CODESPACES"
  | "SANITY_PROJECT_ID"
  | "CONTENT_LAKE_URL"
  | "CONTENT_LAKE_PORT"
  | "NEXT_PUBLIC_EMAILJS_PUBLIC_KEY"
  | "INBOX_URL"
  | "INBOX_PORT"
>;

/** Do browsers of other devices ask for the site? In a Codespace all of them do. */
export function isAskedFromElsewhere({ SITE_REACH, CODESPACES }: Reach): boolean {
  return SITE_REACH === undefined ? CODESPACES === "true" : SITE_REACH === "network";
}

/**
 * Paths of the site that stand for the local content lake's pictures and the local inbox, each with
 * the address behind it. Both answer this machine alone, so a page that is asked for from elsewhere
 * has what it needs of them through the site, whatever the address under which that was reached;
 * nothing else of them is handed on. Hosted services are reached by everybody.
 */
export function localParts(environment: Reach = readEnvironment()) {
  const isElsewhere = isAskedFromElsewhere(environment);
  const { CONTENT_LAKE_URL, CONTENT_LAKE_PORT, INBOX_URL, INBOX_PORT } = environment;
  const hasLake = isElsewhere && environment.SANITY_PROJECT_ID === undefined;
  const hasInbox = isElsewhere && environment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY === undefined;
  return {
    pictures: hasLake
      ? { path: PICTURES, behind: CONTENT_LAKE_URL ?? `http://localhost:${CONTENT_LAKE_PORT}` }
      : undefined,
    inbox: hasInbox
      ? { path: INBOX, behind: INBOX_URL ?? `http://localhost:${INBOX_PORT}` }
      : undefined,
  };
}

/** The same as Next's rewrites. */
export function localRewrites(environment: Reach = readEnvironment()) {
  const { pictures, inbox } = localParts(environment);
  const handOn = ({ path, behind }: { path: string; behind: string }, folder: string) => ({
    source: `${path}${folder}/:path*`,
    destination: `${behind}${folder}/:path*`,
  });
  return [
    ...(pictures ? [handOn(pictures, "/images")] : []),
    ...(inbox ? [handOn(inbox, "/api/v1.0/email")] : []),
  ];
}
