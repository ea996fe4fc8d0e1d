import { benefitsSectionFields } from "./benefits/projection.ts";
import { businessTypesSectionFields } from "./business-types/projection.ts";
import { checklistSectionFields } from "./checklist/projection.ts";
import { diagramSectionFields } from "./diagram/projection.ts";
import { noteSectionFields } from "./note/projection.ts";
import { richTextSectionFields } from "./rich-text/projection.ts";
import { statTilesSectionFields } from "./stat-tiles/projection.ts";

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
