import { sectionHeadFields, teamRoleFields } from "../../shared/projections.ts";

export const teamSectionFields = /* groq */ `
  _type == "teamSection" => {
    ${sectionHeadFields},
    members[]{ ${teamRoleFields} }
  }
`;
