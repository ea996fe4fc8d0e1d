import type { RichTextSection } from "../../generated/types.generated.ts";
import { samplePicture, sampleText } from "../sample-parts.ts";

export const sample = {
  _type: "richTextSection",
  heading: "How it began",
  body: sampleText("A paragraph that runs on."),
  image: samplePicture,
  background: "dark",
} satisfies RichTextSection;
