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
