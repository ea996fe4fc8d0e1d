import type { ComponentType } from "react";
import type { DocumentListBuilder, ListItemBuilder, StructureBuilder } from "sanity/structure";
import { byOrder } from "../../schemas/fields/order.ts";
import { API_VERSION } from "../../schemas/shared/environment/content-lake.ts";

type Ordering = { field: string; direction: "asc" | "desc" }[];

/** Documents by their place, and by name where places are equal: as the site lists them. */
export const placeOrder = {
  service: byOrder("title").by,
  emirate: byOrder("name").by,
  freeZone: byOrder("name").by,
  advantage: byOrder("title").by,
  partner: byOrder("name").by,
} satisfies Record<string, Ordering>;

/** List item that opens all documents of a type as the site lists them. */
export function placedItem(S: StructureBuilder, type: keyof typeof placeOrder, title: string) {
  return listItem(S, type, title, placeOrder[type]);
}

/** List item that opens all documents of a type by one field. */
export function sortedItem(S: StructureBuilder, type: string, title: string, field: string) {
  return listItem(S, type, title, [{ field, direction: "asc" }]);
}

function listItem(S: StructureBuilder, type: string, title: string, ordering: Ordering) {
  return S.documentTypeListItem(type)
    .title(title)
    .child(S.documentTypeList(type).defaultOrdering(ordering).title(title));
}

type Named = { id: string; title: string; icon: ComponentType };
type Items = Parameters<ReturnType<StructureBuilder["list"]>["items"]>[0];

/** List item that opens a list of other items. */
export function folder(S: StructureBuilder, { id, title, icon }: Named, items: Items) {
  const list = S.list().id(id).title(title).items(items);
  return S.listItem().id(id).title(title).icon(icon).child(list);
}

type Filtered = { id: string; title: string; type: string; filter: string };

/** The documents of a type for which a filter holds. */
export const filteredList = (S: StructureBuilder, { id, title, type, filter }: Filtered) =>
  S.documentList()
    .apiVersion(API_VERSION)
    .id(id)
    .title(title)
    .schemaType(type)
    .filter(`_type == "${type}" && ${filter}`);

/** List item that opens a list, made when it is opened. */
export const listed = (
  S: StructureBuilder,
  { id, title, icon }: Named,
  list: () => DocumentListBuilder,
): ListItemBuilder => S.listItem().id(id).title(title).icon(icon).child(list);
