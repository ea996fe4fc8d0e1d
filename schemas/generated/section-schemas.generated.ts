// Generated from schemas/sections/list.ts by: npm run typegen
// Do not edit: the next run overwrites it.

import { richTextSection } from "../sections/rich-text/section.ts";
import { pictureTextSection } from "../sections/picture-text/section.ts";
import { statTilesSection } from "../sections/stat-tiles/section.ts";
import { benefitsSection } from "../sections/benefits/section.ts";
import { questionsSection } from "../sections/questions/section.ts";
import { testimonialsSection } from "../sections/testimonials/section.ts";
import { logosSection } from "../sections/logos/section.ts";
import { stepsSection } from "../sections/steps/section.ts";
import { checklistSection } from "../sections/checklist/section.ts";
import { comparisonSection } from "../sections/comparison/section.ts";
import { noteSection } from "../sections/note/section.ts";
import { diagramSection } from "../sections/diagram/section.ts";
import { teamSection } from "../sections/team/section.ts";
import { toolSection } from "../sections/tool/section.ts";
import { callToActionSection } from "../sections/call-to-action/section.ts";
import { businessTypesSection } from "../sections/business-types/section.ts";
import { zoneCardsSection } from "../sections/zone-cards/section.ts";
import { zoneListSection } from "../sections/zone-list/section.ts";

/** The type of every section. */
export const sectionSchemas = [
  richTextSection,
  pictureTextSection,
  statTilesSection,
  benefitsSection,
  questionsSection,
  testimonialsSection,
  logosSection,
  stepsSection,
  checklistSection,
  comparisonSection,
  noteSection,
  diagramSection,
  teamSection,
  toolSection,
  callToActionSection,
  businessTypesSection,
  zoneCardsSection,
  zoneListSection,
];
