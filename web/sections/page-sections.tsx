import type { ReactNode } from "react";
import type { EmiratePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { DiagramSettings } from "#web/components/diagrams/types.ts";
import { BenefitGrid } from "./benefit-grid.tsx";
import { BusinessTypesSection } from "./business-types-section.tsx";
import { ChecklistSection } from "./checklist-section.tsx";
import { DiagramSection } from "./diagram-section.tsx";
import { NoteSection } from "./note-section.tsx";
import { RichTextSection } from "./rich-text-section.tsx";
import { StatTilesSection } from "./stat-tiles-section.tsx";
import type { ZoneLabels } from "./zone-card.tsx";
import { ZoneCardsSection } from "./zone-cards-section.tsx";
import { ZoneListSection } from "./zone-list-section.tsx";

/** A section as queries return it; `_type` says which member of `pageSections` it is. */
export type PageSection = NonNullable<EmiratePageQueryResult>["sections"][number];

type SectionType = PageSection["_type"];
type SectionByType = { [Section in PageSection as Section["_type"]]: Section };

/** What a renderer is given: the fetched fields of its type, and its place on the page. */
type SectionProps<Type extends SectionType> = {
  [Each in Type]: { _type: Each } & SectionByType[Each] & {
      background: NonNullable<PageSection["background"]>;
      isContinued: boolean;
      labels: ZoneLabels;
      settings: DiagramSettings;
      here: string | undefined;
    };
}[Type];

type Renderers = { [Type in SectionType]: (props: SectionProps<Type>) => ReactNode };

/** The renderer of every section type of the content model; a type without one does not compile. */
const renderers = {
  statTilesSection: StatTilesSection,
  zoneCardsSection: ZoneCardsSection,
  zoneListSection: ZoneListSection,
  benefitsSection: BenefitGrid,
  businessTypesSection: BusinessTypesSection,
  checklistSection: ChecklistSection,
  richTextSection: RichTextSection,
  diagramSection: DiagramSection,
  noteSection: NoteSection,
} satisfies Renderers;

function PlacedSection<Type extends SectionType>(props: SectionProps<Type>) {
  const render: Renderers[Type] = renderers[props._type];
  return render(props);
}

type PageSectionsProps = {
  /** Null for a page that has none of these. */
  sections: PageSection[] | null;
  settings: DiagramSettings & { zoneLabels: ZoneLabels };
  /** Slug of the emirate whose page this is. */
  here?: string | undefined;
};

/** The sections of a page that editors put together, from top to bottom. */
export function PageSections({ sections, settings, here }: PageSectionsProps) {
  return (sections ?? []).map((section, index, all) => {
    const background = section.background ?? "paper";
    const before = all[index - 1];
    return (
      <PlacedSection
        key={section._key}
        {...section}
        background={background}
        isContinued={before !== undefined && (before.background ?? "paper") === background}
        labels={settings.zoneLabels}
        settings={settings}
        here={here}
      />
    );
  });
}
