// Generated from schemas/sections/list.ts by: npm run typegen
// Do not edit: the next run overwrites it.

import { lazy } from "react";

/** The view of every section, which the pages load that show it. */
export const sectionViews = {
  richTextSection: lazy(async () => ({ default: (await import("#schemas/sections/rich-text/view.tsx")).RichTextSection })),
  pictureTextSection: lazy(async () => ({ default: (await import("#schemas/sections/picture-text/view.tsx")).PictureTextSection })),
  statTilesSection: lazy(async () => ({ default: (await import("#schemas/sections/stat-tiles/view.tsx")).StatTilesSection })),
  benefitsSection: lazy(async () => ({ default: (await import("#schemas/sections/benefits/view.tsx")).BenefitsSection })),
  questionsSection: lazy(async () => ({ default: (await import("#schemas/sections/questions/view.tsx")).QuestionsSection })),
  testimonialsSection: lazy(async () => ({ default: (await import("#schemas/sections/testimonials/view.tsx")).TestimonialsSection })),
  logosSection: lazy(async () => ({ default: (await import("#schemas/sections/logos/view.tsx")).LogosSection })),
  stepsSection: lazy(async () => ({ default: (await import("#schemas/sections/steps/view.tsx")).StepsSection })),
  checklistSection: lazy(async () => ({ default: (await import("#schemas/sections/checklist/view.tsx")).ChecklistSection })),
  comparisonSection: lazy(async () => ({ default: (await import("#schemas/sections/comparison/view.tsx")).ComparisonSection })),
  noteSection: lazy(async () => ({ default: (await import("#schemas/sections/note/view.tsx")).NoteSection })),
  diagramSection: lazy(async () => ({ default: (await import("#schemas/sections/diagram/view.tsx")).DiagramSection })),
  teamSection: lazy(async () => ({ default: (await import("#schemas/sections/team/view.tsx")).TeamSection })),
  toolSection: lazy(async () => ({ default: (await import("#schemas/sections/tool/view.tsx")).ToolSection })),
  callToActionSection: lazy(async () => ({ default: (await import("#schemas/sections/call-to-action/view.tsx")).CallToActionSection })),
  businessTypesSection: lazy(async () => ({ default: (await import("#schemas/sections/business-types/view.tsx")).BusinessTypesSection })),
  zoneCardsSection: lazy(async () => ({ default: (await import("#schemas/sections/zone-cards/view.tsx")).ZoneCardsSection })),
  zoneListSection: lazy(async () => ({ default: (await import("#schemas/sections/zone-list/view.tsx")).ZoneListSection })),
};
