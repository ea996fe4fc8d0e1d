import type { DiagramSection } from "../../generated/types.generated.ts";

export const sample = {
  _type: "diagramSection",
  diagram: { _type: "reference", _ref: "diagram-days-of-a-year" },
  background: "paper",
} satisfies DiagramSection;
