import { benefitsSectionFields } from "./benefits/projection.ts";
import { businessTypesSectionFields } from "./business-types/projection.ts";
import { checklistSectionFields } from "./checklist/projection.ts";
import { diagramSectionFields } from "./diagram/projection.ts";
import { noteSectionFields } from "./note/projection.ts";
import { richTextSectionFields } from "./rich-text/projection.ts";
import { statTilesSectionFields } from "./stat-tiles/projection.ts";
import { zoneCardsSectionFields } from "./zone-cards/projection.ts";
import { zoneListSectionFields } from "./zone-list/projection.ts";

/** Every member of `furtherSections`, told apart by its `_type`. */
export const sectionFields = /* groq */ `
  _key,
  _type,
  background,
  ${statTilesSectionFields},
  ${benefitsSectionFields},
  ${businessTypesSectionFields},
  ${checklistSectionFields},
  ${richTextSectionFields},
  ${diagramSectionFields},
  ${noteSectionFields}
`;

/** Every member of `pageSections`: those that list the zones of an emirate, too. */
export const pageSectionFields = /* groq */ `
  ${sectionFields},
  ${zoneCardsSectionFields},
  ${zoneListSectionFields}
`;
