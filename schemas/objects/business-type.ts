import { CaseIcon } from "@sanity/icons/Case";
import { defineType } from "@sanity/types";
import { requiredLine } from "../fields/rich-text.ts";
import { requiredString, stringList } from "../fields/text.ts";

export const businessType = defineType({
  name: "businessType",
  type: "object",
  title: "Business type",
  description: "A kind of business that a place suits, with examples.",
  icon: CaseIcon,
  fields: [
    requiredString("category", "Category", "The kind of business, such as “Light manufacturing”.", {
      max: 60,
    }),
    requiredLine("text", "Text", "Why the place suits it, in one or two sentences."),
    stringList("examples", "Examples", "Businesses of this kind, in a few words each.", {
      itemTitle: "Example",
      min: 1,
    }),
  ],
  preview: {
    select: { title: "category", examples: "examples" },
    prepare: ({ title, examples }) => ({
      title,
      subtitle: Array.isArray(examples) ? examples.join(", ") : "No examples yet",
    }),
  },
});
