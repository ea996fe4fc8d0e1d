import { MobileDeviceIcon } from "@sanity/icons/MobileDevice";
import { defineType } from "@sanity/types";
import { linkList } from "../fields/link.ts";
import { requiredString } from "../fields/text.ts";
import { countOf } from "../preview/subtitle.ts";

export const mobileMenuSection = defineType({
  name: "mobileMenuSection",
  type: "object",
  title: "Menu section",
  description: "One part of the mobile menu that opens and closes.",
  icon: MobileDeviceIcon,
  fields: [
    requiredString("label", "Label", "The words that open the section.", { max: 30 }),
    linkList("links", "Links", "Links and lists of pages, in the order they are shown."),
  ],
  preview: {
    select: { label: "label", links: "links" },
    prepare: ({ label, links }) => ({
      title: label,
      subtitle: countOf(links, "entry", "entries"),
    }),
  },
});
