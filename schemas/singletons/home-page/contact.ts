import { fieldsTogether } from "../../fields/group.ts";
import { requiredImage } from "../../fields/image.ts";
import { actionLabel, heading } from "../../fields/page-parts.ts";
import { requiredLine } from "../../fields/rich-text.ts";

/** The invitation to the contact page. */
export const contact = fieldsTogether({
  name: "contact",
  title: "Contact",
  description: "The invitation to write; contact details come from the site settings.",
  group: "sections",
  isCollapsed: true,
  fields: [
    heading("Shown above the invitation."),
    requiredLine({
      name: "text",
      title: "Text",
      description: "One or two sentences on what happens after the first message.",
    }),
    actionLabel(),
    requiredImage({
      name: "image",
      slot: "besideText",
      title: "Image",
      description: "Shown beside the invitation.",
    }),
  ],
});
