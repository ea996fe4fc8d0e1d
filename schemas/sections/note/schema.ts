import { InfoOutlineIcon } from "@sanity/icons/InfoOutline";
import { defineField, defineType } from "@sanity/types";
import { about } from "../../fields/field.ts";
import { sectionPlacement } from "../../fields/section.ts";

export const noteSection = defineType({
  name: "noteSection",
  type: "object",
  title: "Note",
  description: "A framed remark across the page: a condition, a limit, a change of the law.",
  icon: InfoOutlineIcon,
  fields: [
    defineField({
      ...about("note", "The remark with its title."),
      type: "note",
      validation: (rule) => rule.required(),
    }),
    ...sectionPlacement,
  ],
  preview: {
    select: { title: "note.title" },
    prepare: ({ title }) => ({ title, subtitle: "Note" }),
  },
});
