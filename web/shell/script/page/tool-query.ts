/**
 * Parts a query, a fragment or both into the entries of a tool, wherever they stand, and other
 * parameters. Some programs write "&" as "&amp;".
 * @param isEntry whether a parameter with this name is an entry
 */
export function splitToolQuery(text: string, isEntry: (name: string) => unknown): [string, string] {
  const parts = text.split(/[?#&]+(?:amp;)*/).filter(Boolean);
  const isOurs = (part: string) => isEntry(part.split("=", 1)[0] ?? "");
  const others = parts.filter((part) => !isOurs(part));
  return [parts.filter(isOurs).join("&"), others.join("&")];
}
