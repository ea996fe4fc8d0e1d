import { PackageIcon } from "@sanity/icons/Package";
import { defineField, defineType } from "@sanity/types";
import { requiredLink } from "../fields/link.ts";
import { objectList } from "../fields/list.ts";
import { requiredLine } from "../fields/rich-text.ts";
import { requiredString } from "../fields/text.ts";
import { countOf } from "../preview/subtitle.ts";

export const servicePackage = defineType({
  name: "servicePackage",
  type: "object",
  title: "Package",
  description: "Services that are offered together.",
  icon: PackageIcon,
  fields: [
    requiredString({
      name: "title",
      title: "Title",
      description: "The name of the package.",
      max: 60,
    }),
    requiredLine({
      name: "text",
      title: "Text",
      description: "Whom the package suits, in one or two sentences.",
    }),
    objectList({
      name: "points",
      title: "What it holds",
      description:
        "What the client gets, in a few words each; a link names a service that has a page.",
      of: ["point", "navLink"],
      size: { min: 2, max: 8 },
    }),
    defineField({
      name: "highlighted",
      type: "boolean",
      title: "Highlighted",
      description: "Switch on to set this package off from the others; one at most.",
      initialValue: false,
      validation: (rule) => rule.required(),
    }),
    requiredLink({
      name: "link",
      title: "Link",
      description: "Where a visitor reads on.",
    }),
  ],
  preview: {
    select: { title: "title", points: "points", highlighted: "highlighted" },
    prepare: ({ title, points, highlighted }) => ({
      title,
      subtitle: `${countOf(points, "point", "points")}${highlighted ? ", highlighted" : ""}`,
    }),
  },
});
