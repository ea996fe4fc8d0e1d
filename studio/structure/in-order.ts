import type { StructureBuilder } from "sanity/structure";
import { byOrder } from "../../schemas/fields/order.ts";

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
