import { defineField } from "@sanity/types";

/** A whole address on the web, which may be left empty. */
export function webAddress(
  name: string,
  title: string,
  description: string,
  { example }: { example: string },
) {
  return defineField({
    ...{ name, title, description },
    type: "url",
    validation: (rule) =>
      rule
        .uri({ scheme: ["http", "https"] })
        .error(`Write the whole address, with https:// before it, such as ${example}.`),
  });
}
