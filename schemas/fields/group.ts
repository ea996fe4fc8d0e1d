import { defineField, type FieldDefinition } from "@sanity/types";

type Fields = readonly FieldDefinition[];

const together = (
  names: { name: string; title: string; description: string },
  fields: Fields,
  collapsed: boolean,
) =>
  defineField({
    ...names,
    type: "object",
    fields: [...fields],
    options: { collapsible: true, collapsed },
    validation: (rule) => rule.required(),
  });

/** Fields that belong together, shown as one foldable part of the form. */
export const fieldsTogether = (name: string, title: string, description: string, fields: Fields) =>
  together({ name, title, description }, fields, false);

/** The same, folded until an editor opens it. */
export const fieldsFolded = (name: string, title: string, description: string, fields: Fields) =>
  together({ name, title, description }, fields, true);

/** A tab of a form with its fields, which Sanity calls a group. */
export const group = (name: string, title: string, fields: Fields) => ({ name, title, fields });

/** The fields of a form under its tabs, the first of which is open. */
export function inGroups(...groups: ReturnType<typeof group>[]) {
  return {
    groups: groups.map(({ name, title }, index) => ({
      name,
      title,
      ...(index === 0 ? { default: true } : {}),
    })),
    fields: groups.flatMap(({ name, fields }) =>
      fields.map((field) => ({ ...field, group: name })),
    ),
  };
}
