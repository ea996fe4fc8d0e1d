import { UnknownIcon } from "@sanity/icons/Unknown";
import { defineType } from "@sanity/types";
import { requiredImage } from "../fields/image.ts";
import { heading } from "../fields/page-parts.ts";
import { requiredString, requiredText } from "../fields/text.ts";

export const notFoundPage = defineType({
  name: "notFoundPage",
  title: "Page not found",
  description: "What a visitor sees at an address that does not exist.",
  type: "document",
  icon: UnknownIcon,
  fields: [
    heading("The page's main heading."),
    requiredText({ name: "text", title: "Text", description: "Says what may have happened." }),
    requiredString({
      name: "homeLabel",
      title: "Link: home page",
      description: "The words of the link to the home page.",
      max: 40,
    }),
    requiredString({
      name: "contactLabel",
      title: "Link: contact page",
      description: "The words of the link to the contact page.",
      max: 40,
    }),
    requiredImage({
      name: "image",
      title: "Image",
      description: "Shown beside the text.",
      slot: "wholeWindow",
    }),
  ],
});
