import { defineType } from "@sanity/types";
import { previewLine } from "../preview/rich-line.ts";
import { requiredLine } from "./text.ts";

/** An object that holds one short statement. */
export const statement = <const Name extends string>(
  name: Name,
  title: string,
  description: string,
) =>
  defineType({
    name,
    title,
    description,
    type: "object",
    fields: [
      requiredLine({
        name: "text",
        title: "Text",
        description: "One short statement; figures are added with the figure button.",
      }),
    ],
    preview: previewLine("text"),
  });
