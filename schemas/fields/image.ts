import { defineField } from "@sanity/types";
import type { FieldOptions } from "./field-options.ts";

const ASSET_REQUIRED = "Choose an image.";

/** An image that must be there; its alternative text is asked for beside it. */
export function requiredImage(field: FieldOptions) {
  return defineField({
    ...field,
    type: "imageWithAlt",
    validation: (rule) => rule.required().assetRequired().error(ASSET_REQUIRED),
  });
}

/** An image that may be left out. */
export function optionalImage(field: FieldOptions) {
  return defineField({ ...field, type: "imageWithAlt" });
}
