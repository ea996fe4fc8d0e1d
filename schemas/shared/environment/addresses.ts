import { type Environment, readEnvironment } from "./environment.ts";

/** Public base address of the site, without a trailing slash. */
export function siteUrl(environment: Environment = readEnvironment()): string {
  return environment.SITE_URL ?? `http://localhost:${environment.SITE_PORT}`;
}

/** Address of the Studio, without a trailing slash. */
export function studioUrl(environment: Environment = readEnvironment()): string {
  return environment.STUDIO_URL ?? `http://localhost:${environment.STUDIO_PORT}`;
}

/** Address of the local lead inbox, without a trailing slash. */
export function inboxUrl(environment: Environment = readEnvironment()): string {
  return environment.INBOX_URL ?? `http://localhost:${environment.INBOX_PORT}`;
}

/** The web server in front of the site that keeps copies of its pages. */
export type Front = {
  /** Where the site reaches it, without a trailing slash. */
  url: string;
  /** What the site proves itself with when it has a copy replaced. */
  secret: string;
};

/** The front that the environment names; undefined where the site answers its visitors itself. */
export function frontFromEnvironment(
  environment: Pick<Environment, "FRONT_URL" | "FRONT_SECRET"> = readEnvironment(),
): Front | undefined {
  const { FRONT_URL: url, FRONT_SECRET: secret } = environment;
  return url === undefined || secret === undefined ? undefined : { url, secret };
}
