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

/** Where the source of a fact can be read, under the name that it has in every document. */
export const sourceAddress = (description: string) =>
  defineField({
    name: "sourceUrl",
    type: "url",
    title: "Address of the source",
    description,
    validation: (rule) => rule.uri({ scheme: ["http", "https"] }),
  });
