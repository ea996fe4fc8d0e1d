import type { ReactNode } from "react";
import type { EmiratePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { DiagramSettings } from "#web/components/diagrams/types.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { BenefitGrid } from "./benefit-grid.tsx";
import { BusinessTypesSection } from "./business-types-section.tsx";
import { ChecklistSection } from "./checklist-section.tsx";
import { DiagramSection } from "./diagrams.tsx";
import { NoteSection } from "./note-section.tsx";
import { RichTextSection } from "./rich-text-section.tsx";
import { StatTilesSection } from "./stat-tiles-section.tsx";

/** A section as queries return it; `_type` says which member of `pageSections` it is. */
export type PageSection = NonNullable<EmiratePageQueryResult>["sections"][number];

type SectionType = PageSection["_type"];
type SectionByType = { [Section in PageSection as Section["_type"]]: Section };

/** What a renderer is given: the fetched fields of its type, and its place on the page. */
type SectionProps<Type extends SectionType> = {
  [Each in Type]: { _type: Each } & SectionByType[Each] & {
      background: NonNullable<PageSection["background"]>;
      isContinued: boolean;
      labels: CompanyDetails["zoneLabels"];
      settings: DiagramSettings;
      here: string | undefined;
    };
}[Type];

type Renderers = { [Type in SectionType]: (props: SectionProps<Type>) => ReactNode };

/** Sections that only the pages of emirates have, which bring the renderers of them along. */
export type EmirateRenderers = Pick<Renderers, "zoneCardsSection" | "zoneListSection">;

/** The renderer of every other section type of the content model; one without does not compile. */
const renderers = {
  statTilesSection: StatTilesSection,
  benefitsSection: BenefitGrid,
  businessTypesSection: BusinessTypesSection,
  checklistSection: ChecklistSection,
  richTextSection: RichTextSection,
  diagramSection: DiagramSection,
  noteSection: NoteSection,
} satisfies Omit<Renderers, keyof EmirateRenderers>;

type Placed<Type extends SectionType> = { section: SectionProps<Type>; all: Partial<Renderers> };

function PlacedSection<Type extends SectionType>({ section, all }: Placed<Type>) {
  const render: Partial<Renderers>[Type] = all[section._type];
  return render?.(section);
}

type PageSectionsProps = {
  /** Null for a page that has none of these. */
  sections: PageSection[] | null;
  settings: DiagramSettings & Pick<CompanyDetails, "zoneLabels">;
  /** Slug of the emirate whose page this is. */
  here?: string | undefined;
  /** Of those that other pages do not have. */
  more?: EmirateRenderers;
};

/** The sections of a page that editors put together, from top to bottom. */
export function PageSections({ sections, settings, here, more }: PageSectionsProps) {
  const all = { ...renderers, ...more };
  return (sections ?? []).map((section, index, list) => {
    const background = section.background ?? "paper";
    const before = list[index - 1];
    return (
      <PlacedSection
        key={section._key}
        all={all}
        section={{
          ...section,
          background,
          isContinued: before !== undefined && (before.background ?? "paper") === background,
          labels: settings.zoneLabels,
          settings,
          here,
        }}
      />
    );
  });
}
