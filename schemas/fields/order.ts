import type { InitialValueResolverContext } from "@sanity/types";
import { uniqueAmongType } from "../rules/unique.ts";
import { field } from "./field.ts";

const lastPlaceQuery = `*[_type == $type && defined(order)] | order(order desc)[0].order`;

/** Makes the resolver of a new document's place: after all others of its type, drafts included. */
function placeAfterTheLast(type: string, max: number) {
  return async (_: unknown, { getClient }: InitialValueResolverContext): Promise<number> => {
    const client = getClient({ apiVersion: "2025-02-19" }).withConfig({ perspective: "raw" });
    const last = await client.fetch<number | null>(lastPlaceQuery, { type });
    return Math.min((last ?? 0) + 1, max);
  };
}

/** Place of a document in lists of its type, counted from 1; warns when another has it too. */
export function orderField(type: string, max = Number.POSITIVE_INFINITY) {
  const isTaken = uniqueAmongType(type, "order");
  return field.number(
    "order",
    "The place in lists, counted from 1; lower comes first, and equal places stand by name.",
    {
      initialValue: placeAfterTheLast(type, max),
      validation: (rule) => {
        const place = rule.required().integer().min(1);
        return [
          Number.isFinite(max) ? place.max(max) : place,
          rule.skip().custom(isTaken).warning(),
        ];
      },
    },
  );
}

/**
 * Sorts lists in the Studio as the site does: by the order field, then by name.
 * @param name field that holds the document's name
 */
export function byOrder(name: "title" | "name") {
  return {
    name: "order",
    title: "Order",
    by: [
      { field: "order", direction: "asc" as const },
      { field: name, direction: "asc" as const },
    ],
  };
}
