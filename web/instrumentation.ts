import { readSiteEnvironment } from "#schemas/environment/site-environment.ts";

/** Runs once when the server starts: a wrong environment stops it here, with all its problems. */
export function register(): void {
  readSiteEnvironment();
}
