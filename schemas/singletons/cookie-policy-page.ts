import { DocumentTextIcon } from "@sanity/icons/DocumentText";
import { defineType } from "@sanity/types";
import { about, fieldsTogether, group, inGroups } from "../fields/field.ts";
import { objectList } from "../fields/list.ts";
import { heading, LEAD } from "../fields/page-parts.ts";
import { requiredString, requiredStrings, requiredText } from "../fields/text.ts";
import { notInRelease } from "../rules/second-person.ts";
import { keptInBrowser } from "../shared/kept-in-browser.ts";

const keptList = fieldsTogether(
  about`kept | What the browser keeps | A list that the site makes by itself, with a text for each of its entries.`,
  [
    heading("Shown above the list and in the page's list of contents."),
    requiredText`intro | Introduction | One or two sentences before the list.`,
    ...requiredStrings(60)`
      device | On the device | Shown above what stays in the browser until it is deleted.
      tab | In the tab | Shown above what is gone when the tab is closed.
    `,
    ...keptInBrowser.map(
      ({ name, text }) =>
        requiredText`${text} | ${name} | What the entry ${name} holds, and until when it counts. | 300`,
    ),
  ],
);

export const cookiePolicyPage = defineType({
  ...about`cookiePolicyPage | Cookie policy | What the site stores in a visitor's browser, and what becomes of visitors' data.`,
  type: "document",
  icon: DocumentTextIcon,
  ...inGroups(
    group("policy", "Policy", [
      heading("The page's main heading."),
      requiredString`lastUpdatedLabel | Label of the date | Shown before today's date, which is added by itself: “Last updated”. | 40`,
      requiredText`lead | Lead | One or two sentences that sum the policy up. | ${LEAD}`,
      objectList`sections | Parts | The parts of the policy, from top to bottom. | policySection 1–12`,
    ]),
    group("kept", "What the browser keeps", [keptList]),
    group("contact", "Contact and choice", [
      requiredString`contactHeading | Heading of the contact details | Shown above the contact details, which come from the site settings. | 90`,
      requiredText`contactText | Text before the contact details | One or two sentences on what to write about.`,
      requiredString`changeChoiceLabel | Button: change the choice | The words on the button that shows the cookie banner again. | 40`,
    ]),
  ),
  validation: (rule) => rule.custom(notInRelease),
  preview: { prepare: () => ({ title: "Cookie policy" }) },
});
