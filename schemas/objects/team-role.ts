import { defineType } from "@sanity/types";
import { optionalImage } from "../fields/image.ts";
import { requiredLine, requiredString } from "../fields/text.ts";
import { previewTitled } from "../preview/rich-line.ts";

export const teamRole = defineType({
  name: "teamRole",
  title: "Role in the team",
  description: "What somebody in the team does; sample content, without names of people.",
  type: "object",
  fields: [
    requiredString({
      name: "role",
      title: "Role",
      description: "The role, such as “Visa consultant”; no names of people.",
      max: 60,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "What this person does for a client, in one or two sentences.",
    }),
    optionalImage({
      name: "image",
      title: "Image",
      description: "Shown above the role; leave it empty for none.",
      slot: "portrait",
    }),
  ],
  preview: previewTitled("role"),
});
