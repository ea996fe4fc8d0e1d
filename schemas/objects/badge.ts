import { TagIcon } from "@sanity/icons/Tag";
import { defineType } from "@sanity/types";
import { iconField } from "../fields/icon.ts";
import { requiredLine } from "../fields/rich-text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";

export const badge = defineType({
  name: "badge",
  type: "object",
  title: "Badge",
  description: "A few words with an icon, at the top of a page.",
  icon: TagIcon,
  fields: [
    iconField("The small drawing before the words."),
    requiredLine("text", "Text", "Two to four words, such as “Capital City Advantage”."),
  ],
  preview: {
    select: { icon: "icon", ...selectRichLine("text") },
    prepare: (selection) => ({
      title: previewRichLine(selection, "text"),
      subtitle: `Icon: ${selection.icon ?? "none yet"}`,
    }),
  },
});
