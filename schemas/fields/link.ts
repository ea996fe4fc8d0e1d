import { defineField } from "@sanity/types";
import { pageTypes } from "#schemas/routes.ts";
import type { FieldOptions } from "./field-options.ts";

/** Document types that menus and text links may point to: every type that is a page. */
export const linkableTypes: readonly string[] = pageTypes;

/** The `to` option of a reference field that points to a page. */
export const toLinkablePage = linkableTypes.map((type) => ({ type }));

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
