import { richTextFields, sectionHeadFields } from "../../shared/projections.ts";

export const questionsSectionFields = /* groq */ `
  _type == "questionsSection" => {
    ${sectionHeadFields},
    questions[]{ _key, question, answer[]{ ${richTextFields} } }
  }
`;
