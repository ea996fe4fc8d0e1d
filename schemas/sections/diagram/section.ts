import { ChartUpwardIcon } from "@sanity/icons/ChartUpward";
import { requiredReference } from "../../fields/list.ts";
import { section } from "../../fields/section.ts";
import type { DiagramSection } from "../../generated/types.generated.ts";
import { diagramFields } from "../../shared/projections.ts";
import { reference } from "../sample-parts.ts";

export const diagramSection = section({
  name: "diagramSection",
  title: "Diagram",
  description: "A map, chart or path that the site draws from content.",
  icon: ChartUpwardIcon,
  isLight: true,
  fields: [
    requiredReference({
      name: "diagram",
      title: "Diagram",
      description: "The diagram to show; the same one may stand on several pages.",
      to: "diagram",
    }),
  ],
});

export const diagramSectionFields = /* groq */ `
  diagram->{ ${diagramFields} }
`;

export const diagramSectionSample: DiagramSection = {
  _type: "diagramSection",
  diagram: reference("diagram-seven-emirates"),
  background: "sand",
};
