import { UsersIcon } from "@sanity/icons/Users";
import { objectList } from "../../fields/list.ts";
import { section, sectionHead } from "../../fields/section.ts";

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
