import { ControlsIcon } from "@sanity/icons/Controls";
import type { Rule } from "@sanity/types";
import { homeCountries } from "../../fields/list.ts";
import { section } from "../../fields/section.ts";
import type { ToolSection } from "../../generated/types.generated.ts";
import { homeCountryFields, toolFields, toolPlaceFields } from "../../shared/projections.ts";
import { toolField } from "../../tools/tool-field.ts";
import { members, reference } from "../sample-parts.ts";

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

export const toolSectionFields = /* groq */ `
  ${toolFields},
  ${toolPlaceFields},
  ${homeCountryFields}
`;

export const toolSectionSample: ToolSection = {
  _type: "toolSection",
  tool: reference("movePlan"),
  homeCountries: members(reference("homeCountry-sweden")),
  background: "sand",
};
