import type { StructureBuilder } from "sanity/structure";

/** The list of all documents of a type, in the alphabetical order of one field. */
export function orderedList(
  S: StructureBuilder,
  {
    type,
    title,
    orderBy,
    id = type,
  }: { type: string; title: string; orderBy: string; id?: string },
) {
  return S.documentTypeListItem(type)
    .id(id)
    .title(title)
    .child(
      S.documentTypeList(type)
        .title(title)
        .defaultOrdering([{ field: orderBy, direction: "asc" }]),
    );
}
