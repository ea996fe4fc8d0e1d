import { isPlaceField } from "../shared/lists.ts";
import { isRecord } from "../shared/record.ts";

/** Object types whose reference is a link: they show the target's address and nothing else of it. */
const linkTypes = new Set(["navLink", "internalLink", "contactSubject"]);

/** Fields that set a document apart from others: it shows nothing of those. */
const comparingFields = new Map([["figure", "distinctFrom"]]);

/**
 * True when nothing of the documents `ids` shows in `value`: every reference to one of them is
 * held by a link, or says on whose page `value` is listed.
 */
export function refersOnlyByLink(value: unknown, ids: readonly string[]): boolean {
  if (Array.isArray(value)) return value.every((item) => refersOnlyByLink(item, ids));
  if (!isRecord(value)) return true;
  const { _type, _ref } = value;
  if (typeof _type === "string" && linkTypes.has(_type)) return true;
  if (typeof _ref === "string" && ids.includes(_ref)) return false;
  return Object.entries(value).every(
    ([field, item]) =>
      isPlaceField(_type, field) ||
      (typeof _type === "string" && comparingFields.get(_type) === field) ||
      refersOnlyByLink(item, ids),
  );
}
