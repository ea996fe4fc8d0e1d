import type { LogosSection } from "../../generated/types.generated.ts";
import { members, reference } from "../sample-parts.ts";

export const logosSectionSample: LogosSection = {
  _type: "logosSection",
  heading: "We work together with",
  partners: members(reference("partner-jafza"), reference("partner-dmcc")),
  background: "sand",
};
