import { UnknownIcon } from "@sanity/icons/Unknown";
import { defineType } from "@sanity/types";
import { requiredImage } from "../fields/image.ts";
import { heading } from "../fields/page-parts.ts";
import { requiredStrings, requiredText } from "../fields/text.ts";

export const notFoundPage = defineType({
  name: "notFoundPage",
  type: "document",
  title: "Page not found",
  description: "What a visitor sees at an address that does not exist.",
  icon: UnknownIcon,
  fields: [
    heading("The page's main heading."),
    requiredText("text", "Says what may have happened."),
    ...requiredStrings(40)`
      homeLabel | Link: home page | The words of the link to the home page.
      contactLabel | Link: contact page | The words of the link to the contact page.
    `,
    requiredImage("image", "Shown beside the text.", { slot: "wholeWindow" }),
  ],
  preview: { prepare: () => ({ title: "Page not found" }) },
});
