/**
 * Parts a query, a fragment or both into the entries of a tool, wherever they stand, and other
 * parameters. Some programs write "&" as "&amp;".
 * @param isEntry whether a parameter with this name is an entry
 */
export function splitToolQuery(text: string, isEntry: (name: string) => unknown): [string, string] {
  const parts = text.split(/[?#&]+(?:amp;)*/).filter(Boolean);
  const entries = parts.filter((part) => isEntry(part.replace(/=.*/, "")));
  return [entries.join("&"), parts.filter((part) => !entries.includes(part)).join("&")];
}
