import { UnknownIcon } from "@sanity/icons/Unknown";
import { defineType } from "@sanity/types";
import { about } from "../fields/field.ts";
import { requiredImage } from "../fields/image.ts";
import { heading } from "../fields/page-parts.ts";
import { requiredStrings, requiredText } from "../fields/text.ts";

export const notFoundPage = defineType({
  ...about`notFoundPage | Page not found | What a visitor sees at an address that does not exist.`,
  type: "document",
  icon: UnknownIcon,
  fields: [
    heading("The page's main heading."),
    requiredText`text | Says what may have happened.`,
    ...requiredStrings(40)`
      homeLabel | Link: home page | The words of the link to the home page.
      contactLabel | Link: contact page | The words of the link to the contact page.
    `,
    requiredImage`image | Image | Shown beside the text. | wholeWindow`,
  ],
  preview: { prepare: () => ({ title: "Page not found" }) },
});
