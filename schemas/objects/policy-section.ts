import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { defineField, defineType } from "@sanity/types";
import { heading } from "../fields/page-parts.ts";
import { requiredRichText } from "../fields/rich-text.ts";

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
