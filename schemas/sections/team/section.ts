import { UsersIcon } from "@sanity/icons/Users";
import { objectList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";
import type { TeamSection } from "../../generated/types.generated.ts";
import { sectionHeadFields, teamRoleFields } from "../../shared/projections.ts";
import { members, paragraph, picture } from "../sample-parts.ts";

export const teamSection = section({
  name: "teamSection",
  title: "Team",
  description: "Roles in the team, with a picture above each that has one.",
  icon: UsersIcon,
  fields: [
    ...sectionHead,
    objectList({
      name: "members",
      title: "Roles",
      members: "roles",
      description: "Two to eight roles, in the order they are shown.",
      of: "teamRole",
      min: 2,
      max: 8,
    }),
  ],
});

export const teamSectionFields = /* groq */ `
  ${sectionHeadFields},
  members[]{ ${teamRoleFields} }
`;

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
