import { benefitsSectionFields } from "./benefits/projection.ts";
import { businessTypesSectionFields } from "./business-types/projection.ts";
import { callToActionSectionFields } from "./call-to-action/projection.ts";
import { checklistSectionFields } from "./checklist/projection.ts";
import { comparisonSectionFields } from "./comparison/projection.ts";
import { diagramSectionFields } from "./diagram/projection.ts";
import { logosSectionFields } from "./logos/projection.ts";
import { noteSectionFields } from "./note/projection.ts";
import { pictureTextSectionFields } from "./picture-text/projection.ts";
import { questionsSectionFields } from "./questions/projection.ts";
import { richTextSectionFields } from "./rich-text/projection.ts";
import { statTilesSectionFields } from "./stat-tiles/projection.ts";
import { stepsSectionFields } from "./steps/projection.ts";
import { teamSectionFields } from "./team/projection.ts";
import { testimonialsSectionFields } from "./testimonials/projection.ts";
import { toolSectionFields } from "./tool/projection.ts";

/** Every member of `furtherSections`, told apart by its `_type`. */
export const sectionFields = /* groq */ `
  _key,
  _type,
  place,
  background,
  ${richTextSectionFields},
  ${pictureTextSectionFields},
  ${statTilesSectionFields},
  ${benefitsSectionFields},
  ${businessTypesSectionFields},
  ${questionsSectionFields},
  ${testimonialsSectionFields},
  ${logosSectionFields},
  ${stepsSectionFields},
  ${checklistSectionFields},
  ${comparisonSectionFields},
  ${noteSectionFields},
  ${diagramSectionFields},
  ${teamSectionFields},
  ${callToActionSectionFields}
`;

/** Every member of `freeSections`: a tool, too. */
export const freeSectionFields = /* groq */ `
  ${sectionFields},
  ${toolSectionFields}
`;
