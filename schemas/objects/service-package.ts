import { PackageIcon } from "@sanity/icons/Package";
import { defineType } from "@sanity/types";
import { about, field } from "../fields/field.ts";
import { objectList, requiredLink } from "../fields/list.ts";
import { requiredLine, requiredString } from "../fields/text.ts";
import { previewTitled } from "../preview/rich-line.ts";
import { countOf } from "../preview/subtitle.ts";

export const packageFact = defineType({
  ...about("packageFact", "A heading and what it says, such as the time or the papers.", "Fact"),
  type: "object",
  icon: PackageIcon,
  fields: [
    requiredString("label", "One or two words, such as “Papers”; the same in each package.", {
      title: "Heading",
      max: 40,
    }),
    requiredLine("text", "One or two sentences; figures are added with the figure button."),
  ],
  preview: previewTitled("label"),
});

export const servicePackage = defineType({
  name: "servicePackage",
  type: "object",
  title: "Package",
  description: "What a kind of client needs, and where such a client begins.",
  icon: PackageIcon,
  fields: [
    requiredString(
      "title",
      "What the client wants, such as “Move with my family”; the hero offers it, too.",
      { max: 60 },
    ),
    requiredLine("text", "Whom the package suits, in one or two sentences."),
    objectList(
      "points",
      "Time, papers, the first step and what else decides, each with its heading.",
      { title: "What it needs", of: "packageFact", size: [2, 8] },
    ),
    field.boolean(
      "highlighted",
      "Switch on to set this package off from the others; one at most.",
      { initialValue: false, validation: (rule) => rule.required() },
    ),
    requiredLink("link", "Where a visitor reads on."),
  ],
  preview: {
    select: { title: "title", points: "points", highlighted: "highlighted" },
    prepare: ({ title, points, highlighted }) => ({
      title,
      subtitle: `${countOf(points, "fact", "facts")}${highlighted ? ", highlighted" : ""}`,
    }),
  },
});
