import type { DiagramSection } from "../../generated/types.generated.ts";
import { reference } from "../sample-parts.ts";

export const diagramSectionSample: DiagramSection = {
  _type: "diagramSection",
  diagram: reference("diagram-seven-emirates"),
  background: "sand",
};
