import {
  type Environment,
  EnvironmentError,
  readEnvironment,
} from "#schemas/shared/environment/environment.ts";

/**
 * The environment of the running site. It requires the webhook's secret, because without it no edit
 * on hosted Sanity would reach a page. The local stack creates its own secret.
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

/**
 * The environment of a build. A build writes addresses into pages, so the default addresses of this
 * machine are refused for a hosted project.
 * @throws EnvironmentError
 */
export function readBuildEnvironment(
  source: Readonly<Record<string, string | undefined>> = process.env,
): Environment {
  const environment = readEnvironment(source);
  if (environment.SANITY_PROJECT_ID === undefined) return environment;
  const problems: string[] = [];
  if (environment.SITE_URL === undefined) {
    problems.push("SITE_URL is missing: canonical and shared addresses would name localhost");
  }
  if (
    environment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY === undefined &&
    environment.INBOX_URL === undefined
  ) {
    problems.push(
      "NEXT_PUBLIC_EMAILJS_PUBLIC_KEY and its three others are missing: leads would be sent to the visitor's own machine",
    );
  }
  if (problems.length === 0) return environment;
  throw new EnvironmentError(
    `This would build a site of hosted Sanity that names this machine:\n${problems.map((problem) => `  ${problem}`).join("\n")}\nSet these in the shell or in the file .env. To try it here, set SITE_URL and INBOX_URL to addresses of this machine; npm start does.`,
  );
}
