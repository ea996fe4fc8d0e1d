import type { StructureBuilder } from "sanity/structure";

/** All documents of a type by one field: by their place, as the site lists them, if not told. */
export function inOrder(S: StructureBuilder, type: string, field = "order") {
  return S.documentTypeList(type).defaultOrdering([{ field, direction: "asc" }]);
}

/** List item that opens all documents of a type in order. */
export function orderedItem(S: StructureBuilder, type: string, title: string, field?: string) {
  return S.documentTypeListItem(type)
    .title(title)
    .child(inOrder(S, type, field).title(title));
}
