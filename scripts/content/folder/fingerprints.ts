import { createHash } from "node:crypto";
import { isRecord } from "#schemas/shared/record.ts";
import type { ContentDocument } from "../document.ts";
import type { MergeBase } from "../merge.ts";
import { stableJson } from "../stable-json.ts";

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
