import { defineField } from "@sanity/types";
import type { FieldOptions } from "./field-options.ts";

/** One menu link that must be there. */
export function requiredLink(field: FieldOptions) {
  return defineField({ ...field, type: "navLink", validation: (rule) => rule.required() });
}

/** Menu links, and lists of pages that fill themselves, in the order they are shown. */
export function linkList(field: FieldOptions) {
  return defineField({
    ...field,
    type: "array",
    of: [{ type: "navLink" }, { type: "pageList" }],
    validation: (rule) => rule.required().min(1),
  });
}
