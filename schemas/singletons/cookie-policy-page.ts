import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { defineType } from "@sanity/types";
import { objectList } from "../fields/list.ts";
import { heading, LEAD } from "../fields/page-parts.ts";
import { requiredLine } from "../fields/rich-text.ts";
import { requiredString, requiredText } from "../fields/text.ts";
import { keptList } from "./kept-list.ts";

export const cookiePolicyPage = defineType({
  name: "cookiePolicyPage",
  type: "document",
  title: "Cookie policy",
  description: "What the site stores in a visitor's browser, and what becomes of visitors' data.",
  icon: DocumentTextIcon,
  groups: [
    { name: "policy", title: "Policy", default: true },
    { name: "kept", title: "What the browser keeps" },
    { name: "contact", title: "Contact and choice" },
  ],
  fields: [
    heading("The page's main heading.", "policy"),
    requiredString({
      name: "lastUpdatedLabel",
      title: "Label of the date",
      description: "Shown before today's date, which is added by itself: “Last updated”.",
      group: "policy",
      max: 40,
    }),
    requiredLine({
      name: "lead",
      title: "Lead",
      description: "One or two sentences that sum the policy up.",
      group: "policy",
      max: LEAD,
    }),
    objectList({
      name: "sections",
      title: "Parts",
      description: "The parts of the policy, from top to bottom.",
      group: "policy",
      of: "policySection",
      size: { min: 1, max: 12 },
    }),
    keptList,
    requiredString({
      name: "contactHeading",
      title: "Heading of the contact details",
      description: "Shown above the contact details, which come from the site settings.",
      group: "contact",
      max: 90,
    }),
    requiredText({
      name: "contactText",
      title: "Text before the contact details",
      description: "One or two sentences on what to write about.",
      group: "contact",
    }),
    requiredString({
      name: "changeChoiceLabel",
      title: "Button: change the choice",
      description: "The words on the button that shows the cookie banner again.",
      group: "contact",
      max: 40,
    }),
  ],
  preview: { prepare: () => ({ title: "Cookie policy" }) },
});
