// Generated from schemas/sections/list.ts by: npm run typegen
// Do not edit: the next run overwrites it.

import { richTextSectionMarkdown } from "#schemas/sections/rich-text/markdown.ts";
import { pictureTextSectionMarkdown } from "#schemas/sections/picture-text/markdown.ts";
import { statTilesSectionMarkdown } from "#schemas/sections/stat-tiles/markdown.ts";
import { benefitsSectionMarkdown } from "#schemas/sections/benefits/markdown.ts";
import { questionsSectionMarkdown } from "#schemas/sections/questions/markdown.ts";
import { testimonialsSectionMarkdown } from "#schemas/sections/testimonials/markdown.ts";
import { logosSectionMarkdown } from "#schemas/sections/logos/markdown.ts";
import { stepsSectionMarkdown } from "#schemas/sections/steps/markdown.ts";
import { checklistSectionMarkdown } from "#schemas/sections/checklist/markdown.ts";
import { comparisonSectionMarkdown } from "#schemas/sections/comparison/markdown.ts";
import { noteSectionMarkdown } from "#schemas/sections/note/markdown.ts";
import { diagramSectionMarkdown } from "#schemas/sections/diagram/markdown.ts";
import { teamSectionMarkdown } from "#schemas/sections/team/markdown.ts";
import { toolSectionMarkdown } from "#schemas/sections/tool/markdown.ts";
import { callToActionSectionMarkdown } from "#schemas/sections/call-to-action/markdown.ts";
import { businessTypesSectionMarkdown } from "#schemas/sections/business-types/markdown.ts";
import { zoneCardsSectionMarkdown } from "#schemas/sections/zone-cards/markdown.ts";
import { zoneListSectionMarkdown } from "#schemas/sections/zone-list/markdown.ts";

/** What makes Markdown of every section. */
export const sectionMarkdown = {
  richTextSection: richTextSectionMarkdown,
  pictureTextSection: pictureTextSectionMarkdown,
  statTilesSection: statTilesSectionMarkdown,
  benefitsSection: benefitsSectionMarkdown,
  questionsSection: questionsSectionMarkdown,
  testimonialsSection: testimonialsSectionMarkdown,
  logosSection: logosSectionMarkdown,
  stepsSection: stepsSectionMarkdown,
  checklistSection: checklistSectionMarkdown,
  comparisonSection: comparisonSectionMarkdown,
  noteSection: noteSectionMarkdown,
  diagramSection: diagramSectionMarkdown,
  teamSection: teamSectionMarkdown,
  toolSection: toolSectionMarkdown,
  callToActionSection: callToActionSectionMarkdown,
  businessTypesSection: businessTypesSectionMarkdown,
  zoneCardsSection: zoneCardsSectionMarkdown,
  zoneListSection: zoneListSectionMarkdown,
};
