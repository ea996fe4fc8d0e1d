import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { UlistIcon } from "@sanity/icons/Ulist";
import { defineType } from "@sanity/types";
import { about, field } from "../fields/field.ts";
import { heading } from "../fields/page-parts.ts";
import { optionalText, requiredRichText, requiredString } from "../fields/text.ts";

export const policySection = defineType({
  ...about("policySection", "A heading with the text that belongs to it.", "Part of the policy"),
  type: "object",
  icon: DocumentTextIcon,
  fields: [
    heading("Shown above the text and in the page's list of contents."),
    requiredRichText("body", "What the site really does, in plain words.", { title: "Text" }),
    field.boolean(
      "isPrivacyNotice",
      "Forms and footer lead here. The list of what the browser keeps, and who is responsible, are shown with it.",
      { title: "This is the privacy notice" },
    ),
  ],
  preview: { select: { title: "heading" } },
});

export const detailRow = defineType({
  ...about("detailRow", "A name and what belongs to it, such as “Registration number”.", "Detail"),
  type: "object",
  icon: UlistIcon,
  fields: [
    requiredString("label", "What the detail is, as visitors read it.", { title: "Name", max: 60 }),
    optionalText("value", "The detail itself. Without it the row is shown nowhere.", {
      title: "Text",
      max: 300,
    }),
  ],
  preview: { select: { title: "label", subtitle: "value" } },
});
