import { BlockContentIcon } from "@sanity/icons/BlockContent";
import { optionalImage } from "../../fields/image.ts";
import { heading } from "../../fields/page-parts.ts";
import { section } from "../../fields/section.ts";
import { requiredRichText } from "../../fields/text.ts";
import type { RichTextSection } from "../../generated/types.generated.ts";
import { imageFields, richTextFields } from "../../shared/projections.ts";
import { paragraph, picture } from "../sample-parts.ts";

export const richTextSection = section({
  name: "richTextSection",
  title: "Text",
  description: "Running text under a heading, with or without an image.",
  icon: BlockContentIcon,
  fields: [
    heading("Shown above the text."),
    requiredRichText({
      name: "body",
      title: "Text",
      description: "Some paragraphs; add figures with the figure button.",
    }),
    optionalImage({
      name: "image",
      title: "Image",
      description: "Shown beside the text; leave it empty for none.",
      slot: "besideText",
    }),
  ],
});

export const richTextSectionFields = /* groq */ `
  heading,
  body[]{ ${richTextFields} },
  image{ ${imageFields} }
`;

export const richTextSectionSample: RichTextSection = {
  _type: "richTextSection",
  heading: "Why the move begins with papers",
  body: paragraph("The first weeks are for papers; the tax of a company is ", "corporate-tax-rate"),
  image: picture,
  background: "sand",
};
