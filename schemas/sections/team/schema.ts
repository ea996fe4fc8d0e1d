import { UsersIcon } from "@sanity/icons/Users";
import { defineType } from "@sanity/types";
import { about } from "../../fields/field.ts";
import { objectList } from "../../fields/list.ts";
import { sectionHead, sectionPlacement } from "../../fields/section.ts";
import { previewSection } from "../../preview/section.ts";

export const teamSection = defineType({
  ...about("teamSection", "Roles in the team, with a picture above each that has one.", "Team"),
  type: "object",
  icon: UsersIcon,
  fields: [
    ...sectionHead,
    objectList("members", "Two to eight roles, in the order they are shown.", {
      title: "Roles",
      of: "teamRole",
      size: [2, 8],
    }),
    ...sectionPlacement,
  ],
  preview: previewSection("Team", "members", "role", "roles"),
});
