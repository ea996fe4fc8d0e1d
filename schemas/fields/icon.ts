import { iconOptions } from "../shared/icons.ts";
import type { FieldOptions } from "./field-options.ts";
import { choiceField } from "./text.ts";

/** One of the drawn icons, which must be chosen. */
export function iconField({ description, group }: Pick<FieldOptions, "description" | "group">) {
  return choiceField({
    name: "icon",
    title: "Icon",
    description,
    ...(group === undefined ? {} : { group }),
    choices: iconOptions,
    isRequired: true,
  });
}
