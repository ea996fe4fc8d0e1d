import { fnv1a } from "#schemas/shared/fnv-1a.ts";
import {
  CHECK_PARAMETER,
  END_PARAMETER,
  TOOL_PARAMETER,
} from "#schemas/shared/tools/tool-query.ts";
import type { ToolKind } from "#schemas/tools/list.ts";

/** A visitor's entries, by the names of the questions. Several choices are separated by commas. */
export type Entries = Readonly<Record<string, string>>;

/**
 * What became of an address on its way to the visitor: `cut` when it lacks a part or was changed,
 * `unmarked` when it says nothing of that, as addresses that people and editors write, `sent` when
 * it ends as that of a form without a script, which names every field.
 */
export type LinkState = "cut" | "unmarked" | "sent";

/** The entry to a choice that nobody has made, where a link lacks it; and what it shows. */
export const UNCHOSEN = "–";

/** A visitor's entries for the tool of a page. */
export type ToolRequest = {
  kind: ToolKind;
  entries: Entries;
  /** Undefined for entries that are whole. */
  link?: LinkState | undefined;
};

/** Parameters that are no entries. */
const MARKS = [TOOL_PARAMETER, CHECK_PARAMETER, END_PARAMETER];

/**
 * The entries of a form or a query, without the parameters that mark it. Empty values at the
 * end of a repeated field are removed.
 */
export function entriesIn(given: FormData | URLSearchParams): Entries {
  const names = new Set(given.keys());
  for (const mark of MARKS) names.delete(mark);
  const answerTo = (name: string) =>
    given
      .getAll(name)
      .reduceRight<string>((rest, each) => (rest ? `${each},${rest}` : `${each}`), "");
  return Object.fromEntries([...names].map((name) => [name, answerTo(name)]));
}

/**
 * The address that opens a page with these entries. Empty entries are left out. The checksum stands
 * before the entries, because mail programs cut addresses off at the end. Entries that came without
 * one get none, and entries that did not fit theirs get an empty one.
 */
export function addressOfEntries(path: string, { kind, entries, link }: ToolRequest): string {
  const given = Object.entries(entries).filter(([, answer]) => answer !== "");
  const check = link === "cut" ? "" : checksumOf(kind, entries);
  const marks = link === "unmarked" ? [] : [[CHECK_PARAMETER, check]];
  return `${path}?${new URLSearchParams([[TOOL_PARAMETER, kind], ...marks, ...given])}`;
}

/** A checksum of entries, in letters and digits. */
export function checksumOf(kind: ToolKind, entries: Entries): string {
  const given = Object.entries(entries).filter(([, answer]) => answer !== "");
  return fnv1a(JSON.stringify([kind, given])).toString(36);
}
