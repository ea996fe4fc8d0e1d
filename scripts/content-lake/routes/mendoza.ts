import type { LakeDocument } from "../store/document.ts";
import type { Change } from "../store/transaction-log.ts";

/** Mendoza's operation "replace the whole value". */
const REPLACE = 0;

/**
 * The change in Mendoza's patch format, there and back. A full replacement is as valid as a minimal
 * patch. `_rev` is left out: whoever applies the effects sets it from the event.
 */
export function mendozaEffects({ before, after }: Change) {
  return { apply: [REPLACE, withoutRevision(after)], revert: [REPLACE, withoutRevision(before)] };
}

function withoutRevision(document: LakeDocument | null) {
  if (!document) return null;
  const { _rev, ...rest } = document;
  return rest;
}
