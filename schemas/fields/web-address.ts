import { field } from "./field.ts";

type Example = { title?: string; example: string };

/** A whole address on the web, which may be left empty. */
export const webAddress = (name: string, description: string, { title, example }: Example) =>
  field.url(name, description, {
    title,
    validation: (rule) =>
      rule
        .uri({ scheme: ["http", "https"] })
        .error(`Write the whole address, with https:// before it, such as ${example}.`),
  });

/** Where the source of a fact can be read, under the name that it has in every document. */
export const sourceAddress = (description: string) =>
  field.url("sourceUrl", description, {
    title: "Address of the source",
    validation: (rule) => rule.uri({ scheme: ["http", "https"] }),
  });
