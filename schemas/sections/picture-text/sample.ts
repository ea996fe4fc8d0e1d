import type { PictureTextSection } from "../../generated/types.generated.ts";
import { paragraph, picture, reference } from "../sample-parts.ts";

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
