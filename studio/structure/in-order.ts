import type { StructureBuilder } from "sanity/structure";

/** All documents of a type by their place, as the site lists them. */
export function inOrder(S: StructureBuilder, type: string) {
  return S.documentTypeList(type).defaultOrdering([{ field: "order", direction: "asc" }]);
}

/** List item of a type whose documents have a place. */
export function orderedItem(S: StructureBuilder, type: string, title: string) {
  return S.documentTypeListItem(type).title(title).child(inOrder(S, type).title(title));
}
