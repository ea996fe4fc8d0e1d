import type { TeamSection } from "../../generated/types.generated.ts";
import { samplePicture, sampleText } from "../sample-parts.ts";

export const sample = {
  _type: "teamSection",
  heading: "Who you talk to",
  intro: sampleText("Two of the team."),
  members: [
    {
      _key: "a",
      _type: "teamRole",
      role: "Visa consultant",
      text: sampleText("Knows which visa fits."),
      image: samplePicture,
    },
    {
      _key: "b",
      _type: "teamRole",
      role: "Tax adviser",
      text: sampleText("Reads both tax laws."),
    },
  ],
  background: "frost",
} satisfies TeamSection;
