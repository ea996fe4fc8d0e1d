import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { siteUrl, studioUrl } from "#schemas/shared/environment/addresses.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { messageOf } from "#schemas/shared/error-message.ts";
import { isPortFree } from "../lib/ports.ts";
import { ROOT } from "../lib/project.ts";

export type Plan = ReturnType<typeof makePlan>;

/**
 * The programs to run, decided from the environment.
 * @throws EnvironmentError that names every wrong variable
 */
export function makePlan(source: Readonly<Record<string, string | undefined>> = process.env) {
  const environment = readEnvironment(source);
  // Whether the lake and the inbox are local and are started too.
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
    /** Absolute path. */
    dataDir: resolve(ROOT, environment.NORDUNE_DATA_DIR),
    runsLake,
    runsInbox,
    /** The ports, each with the variable that changes it. */
    ports: parts
      .filter(({ isOurs }) => isOurs)
      .map(({ part, variable }) => ({ part, variable, port: environment[variable] })),
    siteUrl: siteUrl(environment),
    studioUrl: studioUrl(environment),
  };
}

/** The folder of the local lake's content. */
export const contentLakeDir = (plan: Plan) => join(plan.dataDir, "content-lake");

/**
 * Everything that would prevent the start, each as a sentence with the fix. Empty when all is well.
 */
export async function findProblems(
  { dataDir, ports, runsLake, runsInbox }: Plan,
  nodeEnv: string | undefined,
): Promise<string[]> {
  const problems: string[] = [];
  try {
    const probe = join(dataDir, `.write-test-${process.pid}`);
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    problems.push(
      `The data folder ${dataDir} cannot be written (${messageOf(error)}). Make it a writable folder, or set NORDUNE_DATA_DIR to another one.`,
    );
  }
  for (const [index, { part, variable, port }] of ports.entries()) {
    const other = ports.slice(0, index).find((each) => each.port === port);
    if (other) {
      problems.push(`${variable} and ${other.variable} both name port ${port}. Give each its own.`);
    } else if (!(await isPortFree(port))) {
      problems.push(
        `Port ${port} (${variable}), wanted by the ${part}, is already in use. Stop the program that uses it, or set ${variable} to another port.`,
      );
    }
  }
  if ((runsLake || runsInbox) && nodeEnv === "production") {
    problems.push(
      "NODE_ENV is production, where the local content lake and inbox do not run. Unset NODE_ENV, or set the SANITY_* and NEXT_PUBLIC_EMAILJS_* variables to use the hosted services.",
    );
  }
  return problems;
}
