import { TaskIcon } from "@sanity/icons/Task";
import { defineType } from "@sanity/types";
import { optionalLine, requiredLine } from "../fields/rich-text.ts";
import { requiredString } from "../fields/text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";

export const subService = defineType({
  name: "subService",
  type: "object",
  title: "Sub-service",
  description: "One row of the list of what a service consists of.",
  icon: TaskIcon,
  fields: [
    requiredString("title", "Title", "The name of the sub-service, such as “Golden visa”.", {
      max: 60,
    }),
    requiredLine("text", "Text", "One or two sentences on what it is and whom it suits."),
    optionalLine(
      "detail",
      "Detail",
      "A few words in the right-hand column, such as how long it is valid.",
    ),
  ],
  preview: {
    select: { title: "title", ...selectRichLine("text") },
    prepare: (selection) => ({
      title: String(selection.title ?? ""),
      subtitle: previewRichLine(selection, "text"),
    }),
  },
});
