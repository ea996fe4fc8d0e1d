import { createHash } from "node:crypto";
import { join } from "node:path";
import * as z from "zod";
import { assetFacts } from "../assets.ts";
import { type ContentDocument, isRecord, stableJson } from "../document.ts";
import type { MergeBase } from "../merge.ts";

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

/** A short hash of each value of a document, by the path of its field. */
export type Fingerprints = Record<string, string>;

const HEX_DIGITS = 12;

/** Enough to tell whether a value is the one that was exported, at a fraction of its length. */
export function fingerprint(value: unknown): string {
  return createHash("sha256").update(stableJson(value)).digest("hex").slice(0, HEX_DIGITS);
}

export function fingerprintsOf(document: ContentDocument): Fingerprints {
  const found: Fingerprints = {};
  visit(document, "");
  return found;

  function visit(group: Record<string, unknown>, parent: string): void {
    for (const [name, value] of Object.entries(group)) {
      const path = parent === "" ? name : `${parent}.${name}`;
      if (value === undefined) continue;
      found[path] = fingerprint(value);
      if (isRecord(value)) visit(value, path);
    }
  }
}

/** The state that fingerprints were taken of, as far as a merge asks for it. */
export function baseOfFingerprints(fingerprints: Fingerprints): MergeBase {
  return {
    has: (path, value) =>
      value === undefined
        ? fingerprints[path] === undefined
        : fingerprints[path] === fingerprint(value),
  };
}
