import { keyed } from "./keyed.ts";
import { type Line, point } from "./parts.ts";

/** A list of short statements as it is stored. */
export function points(lines: readonly Line[]) {
  return keyed(lines.map(point), "point");
}
