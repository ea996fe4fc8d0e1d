import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { UlistIcon } from "@sanity/icons/Ulist";
import { defineField, defineType } from "@sanity/types";
import { heading } from "../fields/page-parts.ts";
import { requiredRichText } from "../fields/rich-text.ts";
import { optionalText, requiredString } from "../fields/text.ts";

export const policySection = defineType({
  name: "policySection",
  type: "object",
  title: "Part of the policy",
  description: "A heading with the text that belongs to it.",
  icon: DocumentTextIcon,
  fields: [
    heading("Shown above the text and in the page's list of contents."),
    requiredRichText("body", "Text", "What the site really does, in plain words."),
    defineField({
      name: "isPrivacyNotice",
      type: "boolean",
      title: "This is the privacy notice",
      description:
        "Forms and footer lead here. The list of what the browser keeps, and who is responsible, are shown with it.",
    }),
  ],
  preview: { select: { title: "heading" } },
});

export const detailRow = defineType({
  name: "detailRow",
  type: "object",
  title: "Detail",
  description: "A name and what belongs to it, such as “Registration number”.",
  icon: UlistIcon,
  fields: [
    requiredString("label", "Name", "What the detail is, as visitors read it.", { max: 60 }),
    optionalText("value", "Text", "The detail itself. Without it the row is shown nowhere.", {
      max: 300,
    }),
  ],
  preview: { select: { title: "label", subtitle: "value" } },
});
