import { CheckmarkIcon } from "@sanity/icons/Checkmark";
import { defineType } from "@sanity/types";
import { requiredLine } from "../fields/rich-text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";

const statement = <const Name extends string>(name: Name, title: string, description: string) =>
  defineType({
    name,
    type: "object",
    title,
    description,
    icon: CheckmarkIcon,
    fields: [
      requiredLine(
        "text",
        "Text",
        "One short statement; figures are added with the figure button.",
      ),
    ],
    preview: {
      select: selectRichLine("text"),
      prepare: (selection) => ({ title: previewRichLine(selection, "text") }),
    },
  });

export const point = statement("point", "Point", "One entry of a short list.");

export const officeClaim = statement(
  "officeClaim",
  "Office in Dubai",
  "Apart from the other points, because the site settings hold its proof and its switch.",
);
