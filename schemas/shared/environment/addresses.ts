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

/** The reverse proxy that keeps copies of the site's pages (`npm run front`). */
export type ReverseProxy = {
  /** Where the site reaches it, without a trailing slash. */
  url: string;
  /** What the site proves itself with when it has a copy replaced. */
  secret: string;
};

/** That which the environment names; undefined where the site answers its visitors itself. */
export function reverseProxyFromEnvironment(
  environment: Environment = readEnvironment(),
): ReverseProxy | undefined {
  const { FRONT_URL: url, FRONT_SECRET: secret } = environment;
  return url === undefined || secret === undefined ? undefined : { url, secret };
}
