import type { SanityClient } from "@sanity/client";
import { defineArrayMember, defineField, defineType } from "sanity";
import type { ContentToolConfig } from "../index.ts";

const choice = (value: string, title: string) => ({ value, title });

const text = (name: string, title: string) => defineField({ name, title, type: "string" });
const figureReference = { type: "reference" as const, to: [{ type: "figure" }] };

/** A small project: figures that know each other, a page with a picture, redirects, offices. */
const schemaTypes = [
  defineType({
    name: "line",
    type: "array",
    of: [
      defineArrayMember({
        type: "block",
        styles: [{ title: "Normal", value: "normal" }],
        lists: [],
        of: [defineArrayMember({ type: "figureValue" })],
      }),
    ],
  }),
  defineType({
    name: "figureValue",
    type: "object",
    fields: [defineField({ name: "figure", ...figureReference })],
  }),
  defineType({
    name: "figure",
    type: "document",
    fields: [
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
        options: {
          list: [choice("confirmed", "Confirmed"), choice("toBeConfirmed", "To be confirmed")],
        },
      }),
      defineField({
        name: "distinctFrom",
        title: "Distinct from",
        type: "array",
        of: [figureReference],
      }),
    ],
  }),
  defineType({
    name: "page",
    type: "document",
    fields: [
      text("title", "Title"),
      defineField({ name: "picture", title: "Picture", type: "image" }),
    ],
  }),
  defineType({
    name: "office",
    type: "document",
    fields: [
      text("name", "Name"),
      defineField({
        name: "premises",
        title: "Premises",
        type: "array",
        of: [{ type: "string" }],
        options: {
          list: [
            choice("none", "None"),
            choice("desk", "A shared desk"),
            choice("office", "An office"),
            choice("land", "A plot of land"),
          ],
        },
      }),
    ],
  }),
  defineType({
    name: "redirect",
    type: "document",
    fields: [
      defineField({
        ...text("source", "From"),
        validation: (rule) =>
          rule.custom(async (source, { getClient, document }) => {
            const others = await getClient({ apiVersion: "2025-02-19" }).fetch<unknown[]>(
              `*[_type == "redirect" && source == $source && _id != $id]._id`,
              { source, id: document?._id },
            );
            return others.length === 0 || `${source} redirects already.`;
          }),
      }),
      text("target", "To"),
    ],
  }),
];

/** What the tool is told of that project. */
export const toolFor = (client: SanityClient): ContentToolConfig => ({
  client,
  schemaTypes,
  lists: {
    figures: { type: "figure", key: "label", numbers: ["value"] },
    redirects: { type: "redirect", key: "source" },
    offices: { type: "office", key: "name" },
  },
  names: ["name", "label"],
  line: {
    type: "line",
    write: (child) =>
      "figure" in child && typeof child.figure === "object" && child.figure !== null
        ? String(Object.entries(child.figure).find(([name]) => name === "_ref")?.[1])
        : undefined,
    read: (text) =>
      /^figure-[\w-]+$/.test(text)
        ? { _type: "figureValue", figure: { _type: "reference", _ref: text } }
        : undefined,
  },
});
