import type { ToolSection } from "../../generated/types.generated.ts";
import { members, reference } from "../sample-parts.ts";

export const toolSectionSample: ToolSection = {
  _type: "toolSection",
  tool: reference("movePlan"),
  homeCountries: members(reference("homeCountry-sweden")),
  background: "sand",
};
