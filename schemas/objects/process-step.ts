import { defineType } from "@sanity/types";
import { requiredLine, requiredString } from "../fields/text.ts";

export const processStep = defineType({
  name: "processStep",
  title: "Step",
  description: "One step of the way from the first talk to the new home.",
  type: "object",
  fields: [
    requiredString({
      name: "title",
      title: "Title",
      description: "The step in a few words; its number is added by itself.",
      max: 60,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "What happens in the step, in one or two sentences.",
    }),
  ],
  preview: { select: { title: "title" } },
});
