/** A list that people keep in a spreadsheet: documents of one type, a row each. */
export type List = {
  type: string;
  /** The field by which people know a document, when a row names no id. */
  key: string;
  /** Fields whose text is a number as the site writes it. */
  figures?: readonly string[];
};

const lists: Record<string, List> = {
  figures: { type: "figure", key: "label", figures: ["value"] },
  "free-zones": { type: "freeZone", key: "name" },
  redirects: { type: "redirect", key: "source" },
  metadata: { type: "pageMetadata", key: "path" },
  advantages: { type: "advantage", key: "title" },
};

/** @throws Error that names the lists there are */
export function listNamed(name: string): List {
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (list !== undefined) return list;
  throw new Error(`There is no list "${name}". There are: ${Object.keys(lists).join(", ")}.`);
}
