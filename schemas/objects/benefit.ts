import { StarIcon } from "@sanity/icons/Star";
import { defineType } from "@sanity/types";
import { iconField } from "../fields/icon.ts";
import { requiredLine } from "../fields/rich-text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";

export const benefit = defineType({
  name: "benefit",
  type: "object",
  title: "Benefit card",
  description: "A card with an icon, a title and a sentence or two.",
  icon: StarIcon,
  fields: [
    iconField("The small drawing at the top of the card."),
    requiredLine("title", "Title", "What the client gains, in a few words."),
    requiredLine("text", "Text", "One or two sentences that explain the title."),
  ],
  preview: {
    select: { ...selectRichLine("title"), ...selectRichLine("text") },
    prepare: (selection) => ({
      title: previewRichLine(selection, "title"),
      subtitle: previewRichLine(selection, "text"),
    }),
  },
});
