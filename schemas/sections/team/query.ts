import { sectionHeadFields, teamRoleFields } from "../../shared/projections.ts";

export const teamSectionFields = /* groq */ `
  ${sectionHeadFields},
  members[]{ ${teamRoleFields} }
`;
