import { randomBytes } from "node:crypto";
import { isRecord } from "../values.ts";

/** Gives every object in an array, at any depth, the `_key` it lacks. Changes `value` in place. */
export function addArrayKeys(value: unknown): void {
  if (Array.isArray(value)) {
    for (const item of value) {
      if (isRecord(item) && typeof item._key !== "string")
        item._key = randomBytes(6).toString("hex");
      addArrayKeys(item);
    }
  } else if (isRecord(value)) {
    for (const field of Object.values(value)) addArrayKeys(field);
  }
}
