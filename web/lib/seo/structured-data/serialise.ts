import { cleanText } from "#schemas/head/clean-text.ts";

const unsafeScheme = /^(javascript|vbscript|data):/i;

const escapes: Record<string, string> = {
  "<": "\\u003c",
  ">": "\\u003e",
  "&": "\\u0026",
  "\u2028": "\\u2028",
  "\u2029": "\\u2029",
};

/**
 * JSON for the inside of a `<script>` element. No text in it can end the element, invisible
 * characters are gone, and so is every value that a browser would run if it were followed.
 */
export function serialise(data: object): string {
  const json = JSON.stringify(data, (_key, value: unknown) => {
    if (typeof value !== "string") return value;
    const text = cleanText(value);
    return unsafeScheme.test(text) ? undefined : text;
  });
  return json.replace(/[<>&\u2028\u2029]/g, (character) => escapes[character] ?? "");
}
