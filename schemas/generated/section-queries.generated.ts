// Generated from schemas/sections/list.ts by: npm run typegen
// Do not edit: the next run overwrites it.

import { richTextSectionFields } from "../sections/rich-text/section.ts";
import { pictureTextSectionFields } from "../sections/picture-text/section.ts";
import { statTilesSectionFields } from "../sections/stat-tiles/section.ts";
import { benefitsSectionFields } from "../sections/benefits/section.ts";
import { questionsSectionFields } from "../sections/questions/section.ts";
import { testimonialsSectionFields } from "../sections/testimonials/section.ts";
import { logosSectionFields } from "../sections/logos/section.ts";
import { stepsSectionFields } from "../sections/steps/section.ts";
import { checklistSectionFields } from "../sections/checklist/section.ts";
import { comparisonSectionFields } from "../sections/comparison/section.ts";
import { noteSectionFields } from "../sections/note/section.ts";
import { diagramSectionFields } from "../sections/diagram/section.ts";
import { teamSectionFields } from "../sections/team/section.ts";
import { toolSectionFields } from "../sections/tool/section.ts";
import { callToActionSectionFields } from "../sections/call-to-action/section.ts";
import { businessTypesSectionFields } from "../sections/business-types/section.ts";
import { zoneCardsSectionFields } from "../sections/zone-cards/section.ts";
import { zoneListSectionFields } from "../sections/zone-list/section.ts";

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
