// Generated from schemas/sections/list.ts by: npm run typegen
// Do not edit: the next run overwrites it.

import { richTextSectionSample } from "../sections/rich-text/sample.ts";
import { pictureTextSectionSample } from "../sections/picture-text/sample.ts";
import { statTilesSectionSample } from "../sections/stat-tiles/sample.ts";
import { benefitsSectionSample } from "../sections/benefits/sample.ts";
import { questionsSectionSample } from "../sections/questions/sample.ts";
import { testimonialsSectionSample } from "../sections/testimonials/sample.ts";
import { logosSectionSample } from "../sections/logos/sample.ts";
import { stepsSectionSample } from "../sections/steps/sample.ts";
import { checklistSectionSample } from "../sections/checklist/sample.ts";
import { comparisonSectionSample } from "../sections/comparison/sample.ts";
import { noteSectionSample } from "../sections/note/sample.ts";
import { diagramSectionSample } from "../sections/diagram/sample.ts";
import { teamSectionSample } from "../sections/team/sample.ts";
import { toolSectionSample } from "../sections/tool/sample.ts";
import { callToActionSectionSample } from "../sections/call-to-action/sample.ts";
import { businessTypesSectionSample } from "../sections/business-types/sample.ts";
import { zoneCardsSectionSample } from "../sections/zone-cards/sample.ts";
import { zoneListSectionSample } from "../sections/zone-list/sample.ts";

/** A sample of every section, from which tests make the pages that they draw. */
export const sectionSamples = [
  richTextSectionSample,
  pictureTextSectionSample,
  statTilesSectionSample,
  benefitsSectionSample,
  questionsSectionSample,
  testimonialsSectionSample,
  logosSectionSample,
  stepsSectionSample,
  checklistSectionSample,
  comparisonSectionSample,
  noteSectionSample,
  diagramSectionSample,
  teamSectionSample,
  toolSectionSample,
  callToActionSectionSample,
  businessTypesSectionSample,
  zoneCardsSectionSample,
  zoneListSectionSample,
];
