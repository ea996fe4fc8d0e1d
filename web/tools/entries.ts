import { TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import type { ToolKind } from "#schemas/tools/list.ts";

/** A visitor's entries, by the names of the questions. Several choices are separated by commas. */
export type Entries = Readonly<Record<string, string>>;

/** A visitor's entries for the tool of a page. */
export type ToolRequest = { kind: ToolKind; entries: Entries };

/**
 * The entries of a form or a query, without the parameter that names the tool. Empty values at the
 * end of a repeated field are removed.
 */
export function entriesIn(given: FormData | URLSearchParams): Entries {
  const names = new Set(given.keys());
  names.delete(TOOL_PARAMETER);
  const answerTo = (name: string) =>
    given
      .getAll(name)
      .reduceRight<string>((rest, each) => (rest ? `${each},${rest}` : `${each}`), "");
  return Object.fromEntries([...names].map((name) => [name, answerTo(name)]));
}

/** The address that opens a page with these entries. Empty entries are left out. */
export function addressOfEntries(path: string, { kind, entries }: ToolRequest): string {
  const given = Object.entries(entries).filter(([, answer]) => answer !== "");
  return `${path}?${new URLSearchParams([[TOOL_PARAMETER, kind], ...given])}`;
}
