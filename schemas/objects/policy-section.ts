import { defineType } from "@sanity/types";
import { toggle } from "../fields/field.ts";
import { heading } from "../fields/page-parts.ts";
import { requiredRichText } from "../fields/text.ts";

export const policySection = defineType({
  name: "policySection",
  title: "Part of the policy",
  description: "A heading with the text that belongs to it.",
  type: "object",
  fields: [
    heading("Shown above the text and in the page's list of contents."),
    requiredRichText({
      name: "body",
      title: "Text",
      description: "What the site really does, in plain words.",
    }),
    toggle({
      name: "isPrivacyNotice",
      title: "This is the privacy notice",
      description:
        "Forms and footer lead here. The list of what the browser keeps, and who is responsible, are shown with it.",
    }),
  ],
  preview: { select: { title: "heading" } },
});
