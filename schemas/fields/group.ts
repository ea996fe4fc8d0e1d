import { defineField, type FieldDefinition } from "@sanity/types";
import type { FieldOptions } from "./field-options.ts";

/** Fields that belong together, shown as one foldable part of the form. */
export function fieldsTogether({
  fields,
  isCollapsed = false,
  ...field
}: FieldOptions & { fields: FieldDefinition[]; isCollapsed?: boolean }) {
  return defineField({
    ...field,
    type: "object",
    fields,
    options: { collapsible: true, collapsed: isCollapsed },
    validation: (rule) => rule.required(),
  });
}
