import type { SanityClient } from "@sanity/client";
import { defineField, defineType, type FieldDefinition } from "sanity";
import type { ContentToolConfig } from "../index.ts";

const text = (name: string, title: string) => defineField({ name, title, type: "string" });
const choices = (titles: Record<string, string>) => ({
  list: Object.entries(titles).map(([value, title]) => ({ value, title })),
});
const premises = choices({
  none: "None",
  desk: "A shared desk",
  office: "An office",
  land: "Land",
});
const figureReference = { type: "reference" as const, to: [{ type: "figure" }] };
const list = (name: string, title: string, member: { type: string }, options = {}) =>
  defineField({ name, title, type: "array", of: [member], options });
const document = (name: string, fields: FieldDefinition[]) =>
  defineType({ name, type: "document", fields });

/** A small project: figures with references, a page with an image, redirects. */
const schemaTypes = [
  defineType({
    name: "line",
    type: "array",
    of: [{ type: "block", lists: [], of: [{ type: "figureValue" }] }],
  }),
  defineType({
    name: "figureValue",
    type: "object",
    fields: [defineField({ name: "figure", ...figureReference })],
  }),
  document("figure", [
    defineField({
      ...text("label", "Label"),
      validation: (rule) => [
        rule.required(),
        rule.max(100).error("Use at most 100 characters."),
        rule.custom((label) => label?.trim() !== "" || "Write a label."),
      ],
    }),
    text("value", "Value"),
    text("unit", "Unit"),
    defineField({ name: "text", title: "Text", type: "line" }),
    text("qualifier", "Condition"),
    text("sourceTitle", "Source"),
    defineField({ name: "checkedOn", title: "Checked on", type: "date" }),
    defineField({
      ...text("status", "Status"),
      options: choices({ confirmed: "Confirmed", toBeConfirmed: "To be confirmed" }),
    }),
    list("distinctFrom", "Distinct from", figureReference),
    list("premises", "Premises", { type: "string" }, premises),
  ]),
  document("page", [
    text("title", "Title"),
    defineField({ name: "picture", title: "Picture", type: "image" }),
  ]),
  document("redirect", [
    defineField({
      ...text("source", "From"),
      validation: (rule) =>
        rule.custom(async (source, { getClient, document: own }) => {
          const others = await getClient({ apiVersion: "2025-02-19" }).fetch<unknown[]>(
            `*[_type == "redirect" && source == $source && _id != $id]._id`,
            { source, id: own?._id },
          );
          return others.length === 0 || `${source} redirects already.`;
        }),
    }),
    text("target", "To"),
  ]),
];

/** The tool's configuration of that project. */
export const toolFor = (client: SanityClient): ContentToolConfig => ({
  client,
  schemaTypes,
  lists: {
    figures: { type: "figure", key: "label", numbers: ["value"] },
    redirects: { type: "redirect", key: "source" },
  },
  names: ["name", "label"],
  line: {
    type: "line",
    write: ({ figure }) => /"_ref":"([^"]+)"/.exec(JSON.stringify(figure) ?? "")?.[1],
    read: (ref) =>
      /^figure-[\w-]+$/.test(ref)
        ? { _type: "figureValue", figure: { _type: "reference", _ref: ref } }
        : undefined,
  },
});
