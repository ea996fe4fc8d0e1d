import { defineType } from "@sanity/types";
import { requiredObject } from "../fields/list.ts";
import { requiredString } from "../fields/text.ts";
import { previewTitled } from "../preview/rich-line.ts";

export const taxRow = defineType({
  name: "taxRow",
  title: "Row",
  description: "One tax, compared between free zones and the mainland.",
  type: "object",
  fields: [
    requiredString({
      name: "aspect",
      title: "Tax",
      description: "What is compared, such as “Corporate tax”.",
      max: 60,
    }),
    requiredObject({
      name: "freeZones",
      title: "Free zones",
      description: "What holds in the free zones.",
      type: "taxCell",
    }),
    requiredObject({
      name: "mainland",
      title: "Mainland",
      description: "What holds on the mainland.",
      type: "taxCell",
    }),
  ],
  preview: previewTitled("aspect", "freeZones.value"),
});
