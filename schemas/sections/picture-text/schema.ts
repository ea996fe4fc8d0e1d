import { ImageIcon } from "@sanity/icons/Image";
import { requiredImage } from "../../fields/image.ts";
import { optionalObject } from "../../fields/list.ts";
import { heading } from "../../fields/page-parts.ts";
import { section } from "../../fields/section.ts";
import { optionalChoice, requiredRichText, titled } from "../../fields/text.ts";

export const pictureTextSection = section({
  name: "pictureTextSection",
  title: "Picture beside text",
  description: "A picture and a text side by side, with a link to a page of the site.",
  icon: ImageIcon,
  fields: [
    heading("Shown above the text."),
    requiredRichText({
      name: "body",
      title: "Text",
      description: "One to three paragraphs; add figures with the figure button.",
    }),
    requiredImage({
      name: "image",
      title: "Image",
      description:
        "Shown beside the text; on a phone above it, or under it when it stands at the right.",
      slot: "besideText",
    }),
    optionalChoice({
      name: "side",
      title: "Side of the picture",
      description: "Where the picture stands in a wide window; empty means the left.",
      choices: titled({ left: "Left", right: "Right" }),
    }),
    optionalObject({
      name: "link",
      title: "Link",
      description: "A page that says more, under the text; leave it empty for none.",
      type: "navLink",
    }),
  ],
});
