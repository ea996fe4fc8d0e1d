import { ImageIcon } from "@sanity/icons/Image";
import { defineField, defineType } from "@sanity/types";
import { about } from "../../fields/field.ts";
import { requiredImage } from "../../fields/image.ts";
import { heading } from "../../fields/page-parts.ts";
import { requiredRichText } from "../../fields/rich-text.ts";
import { sectionPlacement } from "../../fields/section.ts";
import { choiceField, titled } from "../../fields/text.ts";

export const pictureTextSection = defineType({
  name: "pictureTextSection",
  type: "object",
  title: "Picture beside text",
  description: "A picture and a text side by side, with a link to a page of the site.",
  icon: ImageIcon,
  fields: [
    heading("Shown above the text."),
    requiredRichText("body", "One to three paragraphs; add figures with the figure button.", {
      title: "Text",
    }),
    requiredImage(
      "image",
      "Shown beside the text; on a phone above it, or under it when it stands at the right.",
      { slot: "besideText" },
    ),
    choiceField("side", "Where the picture stands in a wide window; empty means the left.", {
      title: "Side of the picture",
      choices: titled({ left: "Left", right: "Right" }),
      layout: "radio",
    }),
    defineField({
      ...about("link", "A page that says more, under the text; leave it empty for none."),
      type: "navLink",
      options: { collapsible: true, collapsed: true },
    }),
    ...sectionPlacement,
  ],
  preview: {
    select: { title: "heading", media: "image" },
    prepare: ({ title, media }) => ({ title, subtitle: "Picture beside text", media }),
  },
});
