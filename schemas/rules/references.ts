import { isRecord } from "../record.ts";

/** Object types whose reference is a link: they show the target's address and nothing else of it. */
const linkTypes = new Set(["navLink", "internalLink"]);

/** True when every reference in `value` to one of `ids` is held by a link. */
export function refersOnlyByLink(value: unknown, ids: readonly string[]): boolean {
  if (Array.isArray(value)) return value.every((item) => refersOnlyByLink(item, ids));
  if (!isRecord(value)) return true;
  if (typeof value._type === "string" && linkTypes.has(value._type)) return true;
  if (typeof value._ref === "string" && ids.includes(value._ref)) return false;
  return Object.values(value).every((item) => refersOnlyByLink(item, ids));
}
