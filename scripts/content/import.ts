import { stat, writeFile } from "node:fs/promises";
import type { SanityClient } from "@sanity/client";
import { bringIn, type ImportPlan, type RunPart } from "./bring-in.ts";
import { layout } from "./folder/layout.ts";
import { fingerprintsOfAll } from "./folder/read-folder.ts";
import { stableJson } from "./stable-json.ts";
import { readTakes } from "./take.ts";
import { withSource } from "./with-source.ts";

export type ImportOptions = {
  /** False for a dry run. */
  write?: boolean;
  /** As `--take` has them. */
  take?: readonly string[];
  runPart?: RunPart;
  onPlan?: (plan: ImportPlan) => void;
  batchBytes?: number;
};

/**
 * Imports a folder, list or archive; without `write` it only says what it would do.
 * @throws Error, before anything is written, when the content breaks a rule or a conflict is open
 */
export function importFrom(
  client: SanityClient,
  path: string,
  { write = false, take = [], ...options }: ImportOptions = {},
): Promise<ImportPlan> {
  const takes = readTakes(take);
  return withSource(path, async (source) => {
    const { plan } = await bringIn(client, source, {
      ...options,
      write,
      base: "import",
      conflicts: "refuse",
      take: takes,
    });
    // From now on, what the folder holds is what it and the lake last agreed on.
    if (write && (await stat(path)).isDirectory()) {
      const agreed = stableJson(fingerprintsOfAll(source), 2);
      await writeFile(layout(path).exported, `${agreed}\n`);
    }
    return plan;
  });
}
