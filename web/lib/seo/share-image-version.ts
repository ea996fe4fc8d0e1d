import { createHash } from "node:crypto";

/**
 * Changes whenever what the picture shows changes. Networks keep a picture by its address, so the
 * address has to change with it.
 */
export function shareImageVersion(...shown: readonly (string | undefined)[]): string {
  return createHash("sha256").update(JSON.stringify(shown)).digest("hex").slice(0, 10);
}
