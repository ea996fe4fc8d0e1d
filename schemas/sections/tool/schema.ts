import { ControlsIcon } from "@sanity/icons/Controls";
import type { Rule } from "@sanity/types";
import { homeCountries } from "../../fields/list.ts";
import { section } from "../../fields/section.ts";
import { toolField } from "../../tools/tool-field.ts";

export const toolSection = section({
  name: "toolSection",
  title: "Tool",
  description:
    "A tool that answers a visitor’s own question, under its own heading; one on a page.",
  icon: ControlsIcon,
  isLight: true,
  fields: [
    { ...toolField("The tool to show."), validation: (rule: Rule) => rule.required() },
    homeCountries("Countries that a plan of a move can begin in; other tools ask for none."),
  ],
});
