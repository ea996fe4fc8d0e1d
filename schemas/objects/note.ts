import { InfoOutlineIcon } from "@sanity/icons/InfoOutline";
import { defineType } from "@sanity/types";
import { requiredLine } from "../fields/rich-text.ts";
import { requiredString } from "../fields/text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";

export const note = defineType({
  name: "note",
  type: "object",
  title: "Note",
  description: "A framed remark beside the text: a condition, a limit, a warning.",
  icon: InfoOutlineIcon,
  fields: [
    requiredString("title", "Title", "What the remark is about.", { max: 80 }),
    requiredLine("text", "Text", "The remark, in one to three sentences."),
  ],
  preview: {
    select: { title: "title", ...selectRichLine("text") },
    prepare: (selection) => ({
      title: String(selection.title ?? ""),
      subtitle: previewRichLine(selection, "text"),
    }),
  },
});
