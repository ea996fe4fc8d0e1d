import { UsersIcon } from "@sanity/icons/Users";
import { defineType } from "@sanity/types";
import { objectList } from "../../fields/list.ts";
import { sectionHead, sectionPlacement } from "../../fields/section.ts";
import { previewSection } from "../../preview/section.ts";

export const teamSection = defineType({
  name: "teamSection",
  type: "object",
  title: "Team",
  description: "Roles in the team, with a picture above each that has one.",
  icon: UsersIcon,
  fields: [
    ...sectionHead,
    objectList("members", "Two to eight roles, in the order they are shown.", {
      title: "Roles",
      of: "teamRole",
      size: { min: 2, max: 8 },
    }),
    ...sectionPlacement,
  ],
  preview: previewSection("Team", "members", "role", "roles"),
});
