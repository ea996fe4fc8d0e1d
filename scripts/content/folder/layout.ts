import { join } from "node:path";
import * as z from "zod";
import { assetFacts } from "../assets/asset-file.ts";

/** The files of an exported folder. */
export const layout = (folder: string) => ({
  /** Says that the folder is an export, so that an export may replace what is in it. */
  marker: join(folder, "content.json"),
  documents: join(folder, "documents"),
  assets: join(folder, "assets"),
  /** What is known of each file in `assets`. */
  assetList: join(folder, "assets.json"),
  /** What the lake held when the folder was made: an import tells by it what was changed since. */
  exported: join(folder, "exported.json"),
});

export const marker = z.object({ format: z.literal(1) });

/** Assets by the names of their files. */
export const assetList = z.record(z.string(), assetFacts.extend({ id: z.string() }));

export const exportedFingerprints = z.record(z.string(), z.record(z.string(), z.string()));
