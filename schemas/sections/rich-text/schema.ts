import { BlockContentIcon } from "@sanity/icons/BlockContent";
import { defineType } from "@sanity/types";
import { about } from "../../fields/field.ts";
import { optionalImage } from "../../fields/image.ts";
import { heading } from "../../fields/page-parts.ts";
import { requiredRichText } from "../../fields/rich-text.ts";
import { sectionPlacement } from "../../fields/section.ts";

export const richTextSection = defineType({
  ...about("richTextSection", "Running text under a heading, with or without an image.", "Text"),
  type: "object",
  icon: BlockContentIcon,
  fields: [
    heading("Shown above the text."),
    requiredRichText("body", "Some paragraphs; add figures with the figure button.", {
      title: "Text",
    }),
    optionalImage("image", "Shown beside the text; leave it empty for none.", {
      slot: "besideText",
    }),
    ...sectionPlacement,
  ],
  preview: {
    select: { title: "heading", media: "image" },
    prepare: ({ title, media }) => ({ title, subtitle: "Text", media }),
  },
});
