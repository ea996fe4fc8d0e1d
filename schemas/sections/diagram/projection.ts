import { diagramFields } from "../../shared/projections.ts";

export const diagramSectionFields = /* groq */ `
  _type == "diagramSection" => {
    diagram->{ ${diagramFields} }
  }
`;
