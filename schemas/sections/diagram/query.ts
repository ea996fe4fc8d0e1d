import { diagramFields } from "../../shared/projections.ts";

export const diagramSectionFields = /* groq */ `
  diagram->{ ${diagramFields} }
`;
