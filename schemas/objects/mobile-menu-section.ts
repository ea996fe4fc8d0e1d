import { defineType } from "@sanity/types";
import { menuLinks } from "../fields/menu-links.ts";
import { requiredString } from "../fields/text.ts";

export const mobileMenuSection = defineType({
  name: "mobileMenuSection",
  title: "Menu section",
  description: "One part of the mobile menu that opens and closes.",
  type: "object",
  fields: [
    requiredString({
      name: "label",
      title: "Label",
      description: "The words that open the section.",
      max: 30,
    }),
    menuLinks,
  ],
  preview: { select: { title: "label" } },
});
