import { join, resolve } from "node:path";
import { siteUrl, studioUrl } from "#schemas/shared/environment/addresses.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { ROOT } from "../lib/project.ts";

export type Plan = ReturnType<typeof makePlan>;

/**
 * What is to run, decided once from the environment.
 * @throws EnvironmentError that names every wrong variable
 */
export function makePlan(source: Readonly<Record<string, string | undefined>> = process.env) {
  const environment = readEnvironment(source);
  // Whether lake and inbox are the local ones, and ours to start.
  const runsLake = !environment.SANITY_PROJECT_ID && !environment.CONTENT_LAKE_URL;
  const runsInbox = !environment.NEXT_PUBLIC_EMAILJS_PUBLIC_KEY && !environment.INBOX_URL;
  const parts = [
    { part: "site", variable: "SITE_PORT", isOurs: true },
    { part: "Studio", variable: "STUDIO_PORT", isOurs: true },
    { part: "content lake", variable: "CONTENT_LAKE_PORT", isOurs: runsLake },
    { part: "inbox", variable: "INBOX_PORT", isOurs: runsInbox },
  ] as const;
  return {
    environment,
    /** Absolute. */
    dataDir: resolve(ROOT, environment.NORDUNE_DATA_DIR),
    runsLake,
    runsInbox,
    /** What is listened on, and the variable that moves it. */
    ports: parts
      .filter(({ isOurs }) => isOurs)
      .map(({ part, variable }) => ({ part, variable, port: environment[variable] })),
    siteUrl: siteUrl(environment),
    studioUrl: studioUrl(environment),
  };
}

/** Where the local lake keeps its content. */
export const contentLakeDir = (plan: Plan) => join(plan.dataDir, "content-lake");
