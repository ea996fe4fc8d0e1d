import { statTileFields } from "../../shared/projections.ts";

export const statTilesSectionFields = /* groq */ `
  heading,
  tiles[]{ ${statTileFields} }
`;
