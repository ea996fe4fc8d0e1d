import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { defineType } from "@sanity/types";
import { changeLog } from "../fields/change-log.ts";
import { fieldsTogether, group, inGroups } from "../fields/field.ts";
import { objectList } from "../fields/list.ts";
import { heading, LEAD } from "../fields/page-parts.ts";
import { requiredString, requiredText } from "../fields/text.ts";
import { notInRelease } from "../rules/second-person.ts";
import { keptInBrowser } from "../shared/kept-in-browser.ts";

const keptList = fieldsTogether({
  name: "kept",
  title: "What the browser keeps",
  description: "A list that the site makes by itself, with a text for each of its entries.",
  fields: [
    heading("Shown above the list and in the page's list of contents."),
    requiredText({
      name: "intro",
      title: "Introduction",
      description: "One or two sentences before the list.",
    }),
    requiredString({
      name: "device",
      title: "On the device",
      description: "Shown above what stays in the browser until it is deleted.",
      max: 60,
    }),
    requiredString({
      name: "tab",
      title: "In the tab",
      description: "Shown above what is gone when the tab is closed.",
      max: 60,
    }),
    ...keptInBrowser.map(({ name, text }) =>
      requiredText({
        name: text,
        title: name,
        description: `What the entry ${name} holds, and until when it counts.`,
        max: 300,
      }),
    ),
  ],
});

export const cookiePolicyPage = defineType({
  name: "cookiePolicyPage",
  title: "Cookie policy",
  description: "What the site stores in a visitor's browser, and what becomes of visitors' data.",
  type: "document",
  icon: DocumentTextIcon,
  ...inGroups(
    group("policy", "Policy", [
      heading("The page's main heading."),
      requiredString({
        name: "lastUpdatedLabel",
        title: "Label of the date",
        description: "Shown before today's date, which is added by itself: “Last updated”.",
        max: 40,
      }),
      requiredText({
        name: "lead",
        title: "Lead",
        description: "One or two sentences that sum the policy up.",
        max: LEAD,
      }),
      objectList({
        name: "sections",
        title: "Parts",
        members: "parts",
        description: "The parts of the policy, from top to bottom.",
        of: "policySection",
        min: 1,
        max: 12,
      }),
      changeLog({
        description:
          "Who approved or declined a change of the policy, and when (for editors, not shown on the site).",
        entry: {
          name: "pageEvent",
          title: "Event",
          description: "What somebody decided about a change of the page.",
        },
      }),
    ]),
    group("kept", "What the browser keeps", [keptList]),
    group("contact", "Contact and choice", [
      requiredString({
        name: "contactHeading",
        title: "Heading of the contact details",
        description: "Shown above the contact details, which come from the site settings.",
        max: 90,
      }),
      requiredText({
        name: "contactText",
        title: "Text before the contact details",
        description: "One or two sentences on what to write about.",
      }),
      requiredString({
        name: "changeChoiceLabel",
        title: "Button: change the choice",
        description: "The words on the button that shows the cookie banner again.",
        max: 40,
      }),
    ]),
  ),
  validation: (rule) => rule.custom(notInRelease),
});
