import { defineField } from "@sanity/types";
import type { FieldOptions } from "./field-options.ts";

/** One menu link that must be there. */
export function requiredLink(field: FieldOptions) {
  return defineField({ ...field, type: "navLink", validation: (rule) => rule.required() });
}

/** Menu links in the order they are shown, one at least. */
export function linkList(field: FieldOptions) {
  return defineField({
    ...field,
    type: "array",
    of: [{ type: "navLink" }],
    validation: (rule) => rule.required().min(1),
  });
}
