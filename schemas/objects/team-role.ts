import { UserIcon } from "@sanity/icons/User";
import { defineType } from "@sanity/types";
import { optionalImage } from "../fields/image.ts";
import { requiredLine } from "../fields/rich-text.ts";
import { requiredString } from "../fields/text.ts";
import { previewRichLine, selectRichLine } from "../preview/rich-line.ts";

export const teamRole = defineType({
  name: "teamRole",
  type: "object",
  title: "Role in the team",
  description: "What somebody in the team does; sample content, without names of people.",
  icon: UserIcon,
  fields: [
    requiredString("role", "Role", "The role, such as “Visa consultant”; no names of people.", {
      max: 60,
    }),
    requiredLine("text", "Text", "What this person does for a client, in one or two sentences."),
    optionalImage("image", "Image", "Shown above the role; leave it empty for none.", {
      slot: "portrait",
    }),
  ],
  preview: {
    select: { role: "role", media: "image", ...selectRichLine("text") },
    prepare: (selection) => ({
      title: String(selection.role ?? ""),
      subtitle: previewRichLine(selection, "text"),
      media: selection.media,
    }),
  },
});
