// Generated from schemas/sections/list.ts by: npm run typegen
// Do not edit: the next run overwrites it.

import * as richTextSection from "../sections/rich-text/schema.ts";
import * as pictureTextSection from "../sections/picture-text/schema.ts";
import * as statTilesSection from "../sections/stat-tiles/schema.ts";
import * as benefitsSection from "../sections/benefits/schema.ts";
import * as questionsSection from "../sections/questions/schema.ts";
import * as testimonialsSection from "../sections/testimonials/schema.ts";
import * as logosSection from "../sections/logos/schema.ts";
import * as stepsSection from "../sections/steps/schema.ts";
import * as checklistSection from "../sections/checklist/schema.ts";
import * as comparisonSection from "../sections/comparison/schema.ts";
import * as noteSection from "../sections/note/schema.ts";
import * as diagramSection from "../sections/diagram/schema.ts";
import * as teamSection from "../sections/team/schema.ts";
import * as toolSection from "../sections/tool/schema.ts";
import * as callToActionSection from "../sections/call-to-action/schema.ts";
import * as businessTypesSection from "../sections/business-types/schema.ts";
import * as zoneCardsSection from "../sections/zone-cards/schema.ts";
import * as zoneListSection from "../sections/zone-list/schema.ts";

/** The type of every section, with the types that it alone is made of. */
export const sectionSchemas = [
  ...Object.values(richTextSection),
  ...Object.values(pictureTextSection),
  ...Object.values(statTilesSection),
  ...Object.values(benefitsSection),
  ...Object.values(questionsSection),
  ...Object.values(testimonialsSection),
  ...Object.values(logosSection),
  ...Object.values(stepsSection),
  ...Object.values(checklistSection),
  ...Object.values(comparisonSection),
  ...Object.values(noteSection),
  ...Object.values(diagramSection),
  ...Object.values(teamSection),
  ...Object.values(toolSection),
  ...Object.values(callToActionSection),
  ...Object.values(businessTypesSection),
  ...Object.values(zoneCardsSection),
  ...Object.values(zoneListSection),
];
