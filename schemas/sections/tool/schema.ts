import { ControlsIcon } from "@sanity/icons/Controls";
import { defineType, type Rule } from "@sanity/types";
import { homeCountries, toolField } from "../../fields/link.ts";
import { lightPlacement } from "../../fields/section.ts";

export const toolSection = defineType({
  name: "toolSection",
  type: "object",
  title: "Tool",
  description:
    "A tool that answers a visitor’s own question, under its own heading; one on a page.",
  icon: ControlsIcon,
  fields: [
    { ...toolField("The tool to show."), validation: (rule: Rule) => rule.required() },
    homeCountries("Countries that a plan of a move can begin in; other tools ask for none."),
    ...lightPlacement,
  ],
  preview: {
    select: { title: "tool.heading" },
    prepare: ({ title }) => ({ title, subtitle: "Tool" }),
  },
});
