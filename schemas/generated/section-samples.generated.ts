// Generated from schemas/sections/list.ts by: npm run typegen
// Do not edit: the next run overwrites it.

import { richTextSectionSample } from "../sections/rich-text/section.ts";
import { pictureTextSectionSample } from "../sections/picture-text/section.ts";
import { statTilesSectionSample } from "../sections/stat-tiles/section.ts";
import { benefitsSectionSample } from "../sections/benefits/section.ts";
import { questionsSectionSample } from "../sections/questions/section.ts";
import { testimonialsSectionSample } from "../sections/testimonials/section.ts";
import { logosSectionSample } from "../sections/logos/section.ts";
import { stepsSectionSample } from "../sections/steps/section.ts";
import { checklistSectionSample } from "../sections/checklist/section.ts";
import { comparisonSectionSample } from "../sections/comparison/section.ts";
import { noteSectionSample } from "../sections/note/section.ts";
import { diagramSectionSample } from "../sections/diagram/section.ts";
import { teamSectionSample } from "../sections/team/section.ts";
import { toolSectionSample } from "../sections/tool/section.ts";
import { callToActionSectionSample } from "../sections/call-to-action/section.ts";
import { businessTypesSectionSample } from "../sections/business-types/section.ts";
import { zoneCardsSectionSample } from "../sections/zone-cards/section.ts";
import { zoneListSectionSample } from "../sections/zone-list/section.ts";

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
