import { InfoOutlineIcon } from "@sanity/icons/InfoOutline";
import { defineField, defineType } from "@sanity/types";
import { sectionPlacement } from "../../fields/section.ts";

export const noteSection = defineType({
  name: "noteSection",
  type: "object",
  title: "Note",
  description: "A framed remark across the page: a condition, a limit, a change of the law.",
  icon: InfoOutlineIcon,
  fields: [
    defineField({
      name: "note",
      type: "note",
      title: "Note",
      description: "The remark with its title.",
      validation: (rule) => rule.required(),
    }),
    ...sectionPlacement,
  ],
  preview: {
    select: { title: "note.title" },
    prepare: ({ title }) => ({ title, subtitle: "Note" }),
  },
});
