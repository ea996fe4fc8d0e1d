import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { scriptJson } from "#web/lib/script-json.ts";
import { addressProperties } from "./address-properties.ts";

const unsafeScheme = /^(javascript|vbscript|data):/i;

/** Members of JSON-LD that hold the value of the property around them. */
const valueMembers = new Set(["@value", "@list", "@set"]);

/**
 * JSON for the inside of a `<script>` element. No text in it can end the element, invisible
 * characters are gone, and so is every address that a browser would run if it were followed.
 */
export function serialise(data: object): string {
  return scriptJson(safeValue(data, false));
}

/** The value without unsafe addresses; undefined when it is one itself. */
function safeValue(value: unknown, isAddress: boolean): unknown {
  if (typeof value === "string") {
    const text = cleanText(value);
    return isAddress && unsafeScheme.test(text) ? undefined : text;
  }
  if (Array.isArray(value)) {
    const members = value.map((member: unknown) => safeValue(member, isAddress));
    return members.filter((member) => member !== undefined);
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [
      name,
      safeValue(member, valueMembers.has(name) ? isAddress : holdsAddress(name)),
    ]),
  );
}

/** A property may be written with its vocabulary: "schema:url", "https://schema.org/url". */
function holdsAddress(property: string): boolean {
  return addressProperties.has(property.replace(/^.*[/#:]/, ""));
}
