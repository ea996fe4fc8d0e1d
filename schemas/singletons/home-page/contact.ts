import { fieldsFolded } from "../../fields/group.ts";
import { requiredImage } from "../../fields/image.ts";
import { actionLabel, heading } from "../../fields/page-parts.ts";
import { requiredLine } from "../../fields/rich-text.ts";

/** The invitation to the contact page. */
export const contact = fieldsFolded(
  "contact",
  "Contact",
  "The invitation to write; contact details come from the site settings.",
  [
    heading("Shown above the invitation."),
    requiredLine("text", "Text", "One or two sentences on what happens after the first message."),
    actionLabel(),
    requiredImage("image", "Image", "Shown beside the invitation.", { slot: "besideText" }),
  ],
);
