import { defineField } from "@sanity/types";
import type { FieldOptions } from "./field-options.ts";

/** A whole address on the web, which may be left empty. */
export function webAddress({ example, ...field }: FieldOptions & { example: string }) {
  return defineField({
    ...field,
    type: "url",
    validation: (rule) =>
      rule
        .uri({ scheme: ["http", "https"] })
        .error(`Write the whole address, with https:// before it, such as ${example}.`),
  });
}
