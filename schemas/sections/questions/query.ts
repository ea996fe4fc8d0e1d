import { richTextFields, sectionHeadFields } from "../../shared/projections.ts";

export const questionsSectionFields = /* groq */ `
  ${sectionHeadFields},
  questions[]{ _key, question, answer[]{ ${richTextFields} } }
`;
