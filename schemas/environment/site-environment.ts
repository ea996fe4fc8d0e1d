import { type Environment, EnvironmentError, readEnvironment } from "./environment.ts";

/**
 * The environment of the running site, which also needs the secret of the webhook: without it no
 * edit on hosted Sanity would ever reach a page. The local stack makes its own.
 * @throws EnvironmentError
 */
export function readSiteEnvironment(
  source: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  const environment = readEnvironment(source);
  if (
    environment.SANITY_PROJECT_ID !== undefined &&
    environment.SANITY_WEBHOOK_SECRET === undefined
  ) {
    throw new EnvironmentError(
      "SANITY_WEBHOOK_SECRET is missing: with hosted Sanity, set it to the secret of the project's webhook.",
    );
  }
  return environment;
}
