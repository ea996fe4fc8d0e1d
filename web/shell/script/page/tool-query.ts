/**
 * Parts a query, a fragment or both into the entries of a tool, wherever they stand, and other
 * parameters. Some programs write "&" as "&amp;".
 * @param isEntry whether a parameter is an entry, by its name and by all of it
 */
export function splitToolQuery(
  text: string,
  isEntry: (name: string, part: string) => unknown,
): [string, string] {
  const parts = text.split(/[?#&]+(?:amp;)*/).filter(Boolean);
  const entries = parts.filter((part) => isEntry(part.replace(/=.*/, ""), part));
  return [entries.join("&"), parts.filter((part) => !entries.includes(part)).join("&")];
}
