import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createClient } from "@sanity/client";
import { contentLakeFromEnvironment } from "#schemas/environment/content-lake.ts";
import { contentLakeDir, type Plan } from "./plan.ts";

/**
 * Whether the local lake wants the seed: on its first run, and when a seeding was broken off.
 * Afterwards `npm run seed` is the developer's own decision.
 */
export async function needsSeed(plan: Plan): Promise<boolean> {
  if (existsSync(markerOf(plan))) return true;
  const { isLocal: _, ...lake } = contentLakeFromEnvironment(plan.environment);
  const client = createClient({ ...lake, useCdn: false, perspective: "raw" });
  return (await client.fetch<number>(`count(*[!(_id in path("_.**"))])`)) === 0;
}

/**
 * Whether the lake should know no webhooks yet: before its first content is complete. The site is
 * built afterwards, and a webhook known during the seed would tell it of every document later.
 */
export function isBeforeFirstSeed(plan: Plan): boolean {
  return !existsSync(contentLakeDir(plan)) || existsSync(markerOf(plan));
}

/** Runs `seed`, remembering on disk that it is under way until it has succeeded. */
export async function seedOnce(plan: Plan, seed: () => Promise<void>): Promise<void> {
  writeFileSync(markerOf(plan), "");
  await seed();
  rmSync(markerOf(plan));
}

const markerOf = (plan: Plan) => join(plan.dataDir, "seeding-under-way");
