import { join, resolve } from "node:path";
import { siteUrl, studioUrl } from "#schemas/shared/environment/addresses.ts";
import {
  type Environment,
  EnvironmentError,
  readEnvironment,
} from "#schemas/shared/environment/environment.ts";
import { ROOT } from "../lib/project.ts";
import type { PortNeed } from "./checks.ts";

/** What is to run, decided once from the environment. */
export interface Plan {
  environment: Environment;
  /** Absolute. */
  dataDir: string;
  /** Whether the content lake is the local one, and ours to start. */
  runsLake: boolean;
  /** Whether the inbox stands in for EmailJS, and is ours to start. */
  runsInbox: boolean;
  ports: PortNeed[];
  siteUrl: string;
  studioUrl: string;
}

/** Where the local lake keeps its content. */
export const contentLakeDir = (plan: Plan) => join(plan.dataDir, "content-lake");

type Source = Readonly<Record<string, string | undefined>>;

/**
 * Reads the environment. When that fails, the plan is what the usable variables alone say, so that
 * the other checks can be made in the same go; `problem` then tells what is wrong.
 */
export function makePlan(source: Source = process.env): { plan: Plan; problem?: string } {
  try {
    return { plan: planFor(readEnvironment(source), source) };
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    const usable = Object.entries(source).filter(([name, value]) => isUsable({ [name]: value }));
    const environment = readEnvironment(Object.fromEntries(usable));
    return { plan: planFor(environment, source), problem: error.message };
  }
}

/** Whether the variable is right by itself; one that needs others is left out. */
function isUsable(variable: Source): boolean {
  try {
    readEnvironment(variable);
    return true;
  } catch {
    return false;
  }
}

function planFor(environment: Environment, source: Source): Plan {
  // From the source: what is meant to be hosted needs no local port, even where it is half set.
  const isSet = (name: keyof Environment) => Boolean(source[name]?.trim());
  const runsLake = !isSet("SANITY_PROJECT_ID") && !isSet("CONTENT_LAKE_URL");
  const runsInbox = !isSet("NEXT_PUBLIC_EMAILJS_PUBLIC_KEY") && !isSet("INBOX_URL");
  const need = (part: string, variable: keyof Environment & `${string}_PORT`): PortNeed => ({
    part,
    variable,
    port: environment[variable],
  });
  return {
    environment,
    dataDir: resolve(ROOT, environment.NORDUNE_DATA_DIR),
    runsLake,
    runsInbox,
    ports: [
      need("site", "SITE_PORT"),
      need("Studio", "STUDIO_PORT"),
      ...(runsLake ? [need("content lake", "CONTENT_LAKE_PORT")] : []),
      ...(runsInbox ? [need("inbox", "INBOX_PORT")] : []),
    ],
    siteUrl: siteUrl(environment),
    studioUrl: studioUrl(environment),
  };
}
