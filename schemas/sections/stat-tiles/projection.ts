import { statTileFields } from "../../shared/projections.ts";

export const statTilesSectionFields = /* groq */ `
  _type == "statTilesSection" => {
    heading,
    tiles[]{ ${statTileFields} }
  }
`;
