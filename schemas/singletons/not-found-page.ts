import { UnknownIcon } from "@sanity/icons/Unknown";
import { defineType } from "@sanity/types";
import { requiredImage } from "../fields/image.ts";
import { heading } from "../fields/page-parts.ts";
import { requiredString, requiredText } from "../fields/text.ts";

export const notFoundPage = defineType({
  name: "notFoundPage",
  type: "document",
  title: "Page not found",
  description: "What a visitor sees at an address that does not exist.",
  icon: UnknownIcon,
  fields: [
    heading("The page's main heading."),
    requiredText("text", "Text", "Says what may have happened."),
    requiredString("homeLabel", "Link: home page", "The words of the link to the home page.", {
      max: 40,
    }),
    requiredString(
      "contactLabel",
      "Link: contact page",
      "The words of the link to the contact page.",
      { max: 40 },
    ),
    requiredImage("image", "Image", "Shown beside the text.", { slot: "wholeWindow" }),
  ],
  preview: { prepare: () => ({ title: "Page not found" }) },
});
