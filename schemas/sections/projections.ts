import {
  benefitFields,
  diagramFields,
  imageFields,
  navLinkFields,
  noteFields,
  partnerFields,
  pointFields,
  richTextFields,
  sectionHeadFields,
  statTileFields,
  subServiceFields,
  teamRoleFields,
  testimonialFields,
} from "../shared/projections.ts";

/** Every member of `furtherSections`, told apart by its `_type`. */
export const sectionFields = /* groq */ `
  _key,
  _type,
  place,
  background,
  _type == "richTextSection" => {
    heading,
    body[]{ ${richTextFields} },
    image{ ${imageFields} }
  },
  _type == "pictureTextSection" => {
    heading,
    body[]{ ${richTextFields} },
    image{ ${imageFields} },
    side,
    link{ ${navLinkFields} }
  },
  _type == "statTilesSection" => { heading, tiles[]{ ${statTileFields} } },
  _type == "benefitsSection" => { ${sectionHeadFields}, benefits[]{ ${benefitFields} } },
  _type == "businessTypesSection" => {
    ${sectionHeadFields},
    types[]{ _key, category, text[]{ ${richTextFields} }, examples }
  },
  _type == "questionsSection" => {
    ${sectionHeadFields},
    questions[]{ _key, question, answer[]{ ${richTextFields} } }
  },
  _type == "testimonialsSection" => {
    ${sectionHeadFields},
    testimonials[]->{ ${testimonialFields} }
  },
  _type == "logosSection" => { heading, partners[]->{ ${partnerFields} } },
  _type == "stepsSection" => { ${sectionHeadFields}, "items": steps[]{ ${subServiceFields} } },
  _type == "checklistSection" => {
    ${sectionHeadFields},
    points[]{ ${pointFields} },
    image{ ${imageFields} }
  },
  _type == "comparisonSection" => {
    ${sectionHeadFields},
    aspect,
    columns,
    rows[]{ _key, title, cells[]{ ${pointFields} } }
  },
  _type == "noteSection" => { note{ ${noteFields} } },
  _type == "diagramSection" => { diagram->{ ${diagramFields} } },
  _type == "teamSection" => { ${sectionHeadFields}, members[]{ ${teamRoleFields} } },
  _type == "callToActionSection" => {
    heading,
    text[]{ ${richTextFields} },
    actionLabel,
    subject
  }
`;
