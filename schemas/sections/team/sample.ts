import type { TeamSection } from "../../generated/types.generated.ts";
import { members, paragraph, picture } from "../sample-parts.ts";

export const teamSectionSample: TeamSection = {
  _type: "teamSection",
  heading: "Who looks after you",
  intro: paragraph("Two people for each family that moves."),
  members: members(
    {
      _type: "teamRole",
      role: "Consultant for visas",
      text: paragraph("Knows every form, and who reads it."),
      image: picture,
    },
    {
      _type: "teamRole",
      role: "Consultant for schools",
      text: paragraph("Has seen each school that we name."),
      image: picture,
    },
  ),
  background: "sand",
};
