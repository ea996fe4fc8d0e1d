import { ImageIcon } from "@sanity/icons/Image";
import { requiredImage } from "../../fields/image.ts";
import { optionalObject } from "../../fields/list.ts";
import { heading } from "../../fields/page-parts.ts";
import { section } from "../../fields/section.ts";
import { optionalChoice, requiredRichText, titled } from "../../fields/text.ts";
import type { PictureTextSection } from "../../generated/types.generated.ts";
import { imageFields, navLinkFields, richTextFields } from "../../shared/projections.ts";
import { paragraph, picture, reference } from "../sample-parts.ts";

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

export const pictureTextSectionFields = /* groq */ `
  heading,
  body[]{ ${richTextFields} },
  image{ ${imageFields} },
  side,
  link{ ${navLinkFields} }
`;

export const pictureTextSectionSample: PictureTextSection = {
  _type: "pictureTextSection",
  heading: "Where our consultants work",
  body: paragraph("Half of the team is in Riga, and half of it in Dubai."),
  image: picture,
  side: "right",
  link: {
    _type: "navLink",
    label: "Meet the team",
    page: reference("aboutPage"),
    atTool: false,
    answers: "?tool=move-plan&adults=2",
  },
  background: "sand",
};
