import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@sanity/client";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { ROOT } from "../lib/project.ts";
import type { FirstContent } from "../seed/first-content.ts";
import { hashFiles } from "./build-inputs.ts";
import { contentLakeDir, type Plan } from "./plan.ts";

/** The files of the seed: content and code. */
const hashSeed = () => hashFiles(ROOT, ["scripts/seed/**/*.*"]).digest("hex");
const markerOf = (plan: Plan) => join(plan.dataDir, "seeding-under-way");
const stampOf = (plan: Plan) => join(contentLakeDir(plan), "seed.sha256");

/** What the local lake was filled with: the hash of the seed's files, and which seed. */
function readStamp(plan: Plan): { hash: string; content: FirstContent } | undefined {
  if (!existsSync(stampOf(plan))) return undefined;
  const [hash = "", content] = readFileSync(stampOf(plan), "utf8").split(" ");
  return { hash, content: content === "blank" ? "blank" : "site" };
}

/** The first content of the local lake. Once it is filled, it keeps its seed. */
export const firstContentOf = (plan: Plan): FirstContent =>
  readStamp(plan)?.content ?? plan.environment.FIRST_CONTENT;

/**
 * Whether to seed the local lake: on its first run, after an interrupted seed, and when the seed
 * has changed, because newer code may need its new content. Seeding again keeps editors' changes.
 * Content from elsewhere is not changed.
 */
export async function needsSeed(plan: Plan, seedHash = hashSeed()): Promise<boolean> {
  if (existsSync(markerOf(plan))) return true;
  const stamp = readStamp(plan);
  const { isLocal: _, ...lake } = contentLakeFromEnvironment(plan.environment);
  const client = createClient({ ...lake, useCdn: false, perspective: "raw" });
  const isEmpty = await client.fetch<boolean>(`count(*[!(_id in path("_.**"))]) == 0`);
  if (isEmpty && stamp !== undefined) {
    throw new Error(
      `The content lake in ${contentLakeDir(plan)} is empty, though it was filled before: its database is lost. Restore the folder from a copy, or move the folder away to start with an empty lake.`,
    );
  }
  return isEmpty || (stamp !== undefined && stamp.hash !== seedHash);
}

/**
 * Whether the lake has to wait with webhooks until its first content is complete. The site is built
 * afterwards, and a webhook during the seed would report every document later.
 */
export function isBeforeFirstSeed(plan: Plan): boolean {
  return !existsSync(contentLakeDir(plan)) || existsSync(markerOf(plan));
}

/**
 * Runs `seed`. A file says that it is running until it has succeeded, and then which seed it was.
 */
export async function seedOnce(
  plan: Plan,
  seed: () => Promise<void>,
  seedHash = hashSeed(),
): Promise<void> {
  const content = firstContentOf(plan);
  writeFileSync(markerOf(plan), "");
  await seed();
  writeFileSync(stampOf(plan), `${seedHash} ${content}`);
  rmSync(markerOf(plan));
}
