// Generated from schemas/sections/list.ts by: npm run typegen
// Do not edit: the next run overwrites it.

import { richTextSectionFields } from "../sections/rich-text/query.ts";
import { pictureTextSectionFields } from "../sections/picture-text/query.ts";
import { statTilesSectionFields } from "../sections/stat-tiles/query.ts";
import { benefitsSectionFields } from "../sections/benefits/query.ts";
import { questionsSectionFields } from "../sections/questions/query.ts";
import { testimonialsSectionFields } from "../sections/testimonials/query.ts";
import { logosSectionFields } from "../sections/logos/query.ts";
import { stepsSectionFields } from "../sections/steps/query.ts";
import { checklistSectionFields } from "../sections/checklist/query.ts";
import { comparisonSectionFields } from "../sections/comparison/query.ts";
import { noteSectionFields } from "../sections/note/query.ts";
import { diagramSectionFields } from "../sections/diagram/query.ts";
import { teamSectionFields } from "../sections/team/query.ts";
import { toolSectionFields } from "../sections/tool/query.ts";
import { callToActionSectionFields } from "../sections/call-to-action/query.ts";
import { businessTypesSectionFields } from "../sections/business-types/query.ts";
import { zoneCardsSectionFields } from "../sections/zone-cards/query.ts";
import { zoneListSectionFields } from "../sections/zone-list/query.ts";

/** A section that every page may have, told apart by its `_type`. */
export const sectionFields = /* groq */ `
  _key,
  _type,
  place,
  background,
  _type == "richTextSection" => { ${richTextSectionFields} },
  _type == "pictureTextSection" => { ${pictureTextSectionFields} },
  _type == "statTilesSection" => { ${statTilesSectionFields} },
  _type == "benefitsSection" => { ${benefitsSectionFields} },
  _type == "questionsSection" => { ${questionsSectionFields} },
  _type == "testimonialsSection" => { ${testimonialsSectionFields} },
  _type == "logosSection" => { ${logosSectionFields} },
  _type == "stepsSection" => { ${stepsSectionFields} },
  _type == "checklistSection" => { ${checklistSectionFields} },
  _type == "comparisonSection" => { ${comparisonSectionFields} },
  _type == "noteSection" => { ${noteSectionFields} },
  _type == "diagramSection" => { ${diagramSectionFields} },
  _type == "teamSection" => { ${teamSectionFields} },
  _type == "callToActionSection" => { ${callToActionSectionFields} },
  _type == "businessTypesSection" => { ${businessTypesSectionFields} }
`;

/** A section that pages at free addresses may have besides. */
export const freePageSectionFields = /* groq */ `
  _type == "toolSection" => { ${toolSectionFields} }
`;

/** A section that pages of emirates may have besides. */
export const emirateSectionFields = /* groq */ `
  _type == "zoneCardsSection" => { ${zoneCardsSectionFields} },
  _type == "zoneListSection" => { ${zoneListSectionFields} }
`;
