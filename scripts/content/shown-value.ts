import { isRecord } from "#schemas/shared/record.ts";
import { stableJson } from "./stable-json.ts";
import { lineText } from "./tables/line-text.ts";

/** Characters of a value that a line shows. */
const SHOWN = 70;
/** Characters that are alike and shown before the first that are not. */
const BEFORE = 20;

/** Two values that differ, each on one line as people read it, from shortly before where they do. */
export function shownApart(one: unknown, other: unknown): [one: string, other: string] {
  const [a, b] = [readable(one), readable(other)];
  // What differs is nothing that people read: a key, a kind, a setting.
  if (a === b) return [cut(exact(one), 0), cut(exact(other), 0)];
  let alike = 0;
  while (a[alike] === b[alike]) alike += 1;
  const start = Math.max(a.length, b.length) <= SHOWN ? 0 : Math.max(0, alike - BEFORE);
  return [cut(a, start), cut(b, start)];
}

function readable(value: unknown): string {
  if (value === undefined) return "nothing";
  const words = wordsOf(value);
  return words === "" ? exact(value) : `“${words}”`;
}

const exact = (value: unknown): string => (value === undefined ? "nothing" : stableJson(value));

/** The texts in a value, without its keys and types. */
function wordsOf(value: unknown): string {
  if (Array.isArray(value)) {
    const isText = value.some((block) => isRecord(block) && Array.isArray(block.children));
    return isText ? lineText(value) : value.map(wordsOf).join(" · ");
  }
  if (!isRecord(value)) return typeof value === "string" ? value : "";
  return Object.entries(value)
    .filter(([name]) => name === "_ref" || !name.startsWith("_"))
    .map(([, inner]) => wordsOf(inner))
    .filter((words) => words !== "")
    .join(", ");
}

function cut(text: string, start: number): string {
  const end = start + SHOWN;
  return `${start > 0 ? "…" : ""}${text.slice(start, end)}${text.length > end ? "…" : ""}`;
}
