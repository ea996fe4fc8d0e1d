import { defineField, defineType } from "@sanity/types";
import { objectList, requiredObject } from "../fields/list.ts";
import { requiredString } from "../fields/text.ts";

export const navMenu = defineType({
  name: "navMenu",
  title: "Dropdown menu",
  description: "One dropdown of the header on wide screens.",
  type: "object",
  fields: [
    requiredString({
      name: "label",
      title: "Label",
      description: "The word in the header that opens the menu.",
      max: 30,
    }),
    objectList({
      name: "groups",
      title: "Groups",
      members: "groups",
      description: "The columns of the menu, from left to right.",
      of: "navColumn",
      min: 1,
      max: 4,
    }),
    defineField({
      name: "prompt",
      title: "Prompt",
      description: "A sentence with a link at the foot of the menu; leave it empty for none.",
      type: "object",
      options: { collapsible: true, collapsed: true },
      fields: [
        requiredString({
          name: "text",
          title: "Text",
          description: "The sentence before the link, such as “Not sure where to start?”.",
        }),
        requiredObject({
          name: "link",
          title: "Link",
          description: "Where the sentence leads.",
          type: "navLink",
        }),
      ],
    }),
  ],
  preview: { select: { title: "label" } },
});
