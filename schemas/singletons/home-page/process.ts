import { fieldsFolded } from "../../fields/group.ts";
import { requiredImage } from "../../fields/image.ts";
import { objectList } from "../../fields/list.ts";
import { heading } from "../../fields/page-parts.ts";
import { requiredLine } from "../../fields/rich-text.ts";
import { requiredString } from "../../fields/text.ts";

/** The way from home to the UAE: two places and five steps between them. */
export const process = fieldsFolded(
  "process",
  "Relocation process",
  "Five steps between the place of departure and the place of arrival.",
  [
    heading("Shown above the section."),
    requiredLine("intro", "Introduction", "One or two sentences under the heading."),
    requiredString("startLabel", "Departure", "The words on the picture of the departure.", {
      max: 60,
    }),
    requiredImage(
      "startImage",
      "Image of the departure",
      "The left picture; its horizon lies level with that of the other.",
      { slot: "journey" },
    ),
    requiredString("landLabel", "Arrival", "The words on the picture of the arrival.", { max: 60 }),
    requiredImage(
      "landImage",
      "Image of the arrival",
      "The right picture; its horizon lies level with that of the other.",
      { slot: "journey" },
    ),
    objectList("steps", "Steps", "Exactly five steps, in the order they are taken.", {
      of: "processStep",
      size: { count: 5 },
    }),
  ],
);
