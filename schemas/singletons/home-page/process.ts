import { fieldsTogether } from "../../fields/group.ts";
import { requiredImage } from "../../fields/image.ts";
import { objectList } from "../../fields/list.ts";
import { heading } from "../../fields/page-parts.ts";
import { requiredLine } from "../../fields/rich-text.ts";
import { requiredString } from "../../fields/text.ts";

/** The way from home to the UAE: two places and five steps between them. */
export const process = fieldsTogether({
  name: "process",
  title: "Relocation process",
  description: "Five steps between the place of departure and the place of arrival.",
  group: "sections",
  isCollapsed: true,
  fields: [
    heading("Shown above the section."),
    requiredLine({
      name: "intro",
      title: "Introduction",
      description: "One or two sentences under the heading.",
    }),
    requiredString({
      name: "startLabel",
      title: "Departure",
      description: "The words on the picture of the departure.",
      max: 60,
    }),
    requiredImage({
      name: "startImage",
      slot: "journey",
      title: "Image of the departure",
      description: "The left picture; its horizon lies level with that of the other.",
    }),
    requiredString({
      name: "landLabel",
      title: "Arrival",
      description: "The words on the picture of the arrival.",
      max: 60,
    }),
    requiredImage({
      name: "landImage",
      slot: "journey",
      title: "Image of the arrival",
      description: "The right picture; its horizon lies level with that of the other.",
    }),
    objectList({
      name: "steps",
      title: "Steps",
      description: "Exactly five steps, in the order they are taken.",
      of: "processStep",
      size: { count: 5 },
    }),
  ],
});
