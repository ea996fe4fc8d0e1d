import type { RichTextSection } from "../../generated/types.generated.ts";
import { paragraph, picture } from "../sample-parts.ts";

export const richTextSectionSample: RichTextSection = {
  _type: "richTextSection",
  heading: "Why the move begins with papers",
  body: paragraph("The first weeks are for papers; the tax of a company is ", "corporate-tax-rate"),
  image: picture,
  background: "sand",
};
