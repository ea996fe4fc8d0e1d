import { CheckmarkCircleIcon } from "@sanity/icons/CheckmarkCircle";
import { defineType } from "@sanity/types";
import { about } from "../../fields/field.ts";
import { optionalImage } from "../../fields/image.ts";
import { objectList } from "../../fields/list.ts";
import { sectionHead, sectionPlacement } from "../../fields/section.ts";
import { previewSection } from "../../preview/section.ts";

export const checklistSection = defineType({
  ...about("checklistSection", "Short statements with a tick before each.", "Checklist"),
  type: "object",
  icon: CheckmarkCircleIcon,
  fields: [
    ...sectionHead,
    objectList("points", "The statements, in the order they are shown.", {
      of: "point",
      size: [2, 12],
    }),
    optionalImage("image", "Shown beside the list; leave it empty for none.", {
      slot: "besideText",
    }),
    ...sectionPlacement,
  ],
  preview: previewSection("Checklist", "points", "point", "points"),
});
