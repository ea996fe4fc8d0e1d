import { defineField } from "@sanity/types";
import { uniqueAmongType } from "../rules/unique.ts";

/** Place of a document in lists of its type, counted from 1; warns when another has it too. */
export function orderField({
  type,
  max,
  group,
}: {
  /** Name of the document type whose lists are put in order. */
  type: string;
  max?: number;
  group?: string;
}) {
  const isTaken = uniqueAmongType(type, "order");
  return defineField({
    name: "order",
    type: "number",
    title: "Order",
    description: "The place in lists, counted from 1; lower comes first.",
    ...(group === undefined ? {} : { group }),
    validation: (rule) => {
      const place = rule.required().integer().min(1);
      return [max === undefined ? place : place.max(max), rule.skip().custom(isTaken).warning()];
    },
  });
}

/** Sorts lists in the Studio by the order field. */
export const byOrder = {
  name: "order",
  title: "Order",
  by: [{ field: "order", direction: "asc" as const }],
};
