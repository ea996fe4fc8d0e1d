import { Fragment, type ReactNode } from "react";
import type { Asked } from "#schemas/shared/tools/tool-query.ts";
import type { PageSection } from "#web/components/section.tsx";
import { contactHref } from "#web/content/contact-subject.ts";
import { picturePlace } from "#web/content/drafts/draft.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { BenefitGrid } from "./benefit-grid.tsx";
import { BusinessTypesSection } from "./business-types-section.tsx";
import { CallToActionSection } from "./call-to-action-section.tsx";
import { ChecklistSection } from "./checklist-section.tsx";
import { ComparisonSection } from "./comparison-section.tsx";
import { DiagramSection } from "./diagrams.tsx";
import { LogosSection } from "./logos-section.tsx";
import { NoteSection } from "./note-section.tsx";
import { QuestionsSection } from "./questions-section.tsx";
import { RichTextSection } from "./rich-text-section.tsx";
import { StatTilesSection } from "./stat-tiles-section.tsx";
import { StepsSection } from "./steps-section.tsx";
import { TeamSection } from "./team-section.tsx";
import { TestimonialsSection } from "./testimonials-section.tsx";

type SectionType = PageSection["_type"];
type SectionByType = { [Section in PageSection as Section["_type"]]: Section };

/** What a renderer is given: the fetched fields of its type, and its place on the page. */
type SectionProps<Type extends SectionType> = {
  [Each in Type]: { _type: Each } & Omit<SectionByType[Each], "background"> & {
      background: NonNullable<PageSection["background"]>;
      isContinued: boolean;
      settings: CompanyDetails;
      contactHref: string;
      path: string;
      asked: Asked | undefined;
      here: string | undefined;
    };
}[Type];

type Renderers = { [Type in SectionType]: (props: SectionProps<Type>) => ReactNode };

/** Sections that one kind of page alone has, which brings the renderers of them along. */
type OwnRenderers = Pick<Renderers, "zoneCardsSection" | "zoneListSection" | "toolSection">;

/** The renderer of every other section type of the content model; one without does not compile. */
const renderers = {
  richTextSection: RichTextSection,
  pictureTextSection: RichTextSection,
  statTilesSection: StatTilesSection,
  benefitsSection: BenefitGrid,
  questionsSection: QuestionsSection,
  testimonialsSection: TestimonialsSection,
  logosSection: LogosSection,
  stepsSection: StepsSection,
  checklistSection: ChecklistSection,
  comparisonSection: ComparisonSection,
  noteSection: NoteSection,
  diagramSection: DiagramSection,
  teamSection: TeamSection,
  callToActionSection: CallToActionSection,
  businessTypesSection: BusinessTypesSection,
} satisfies Omit<Renderers, keyof OwnRenderers>;

type Placed<Type extends SectionType> = { section: SectionProps<Type>; all: Partial<Renderers> };

function PlacedSection<Type extends SectionType>({ section, all }: Placed<Type>) {
  const render: Partial<Renderers>[Type] = all[section._type];
  return render?.(section);
}

type PageSectionsProps = {
  /** Null for a page that has none of these. */
  sections: PageSection[] | null;
  /** What the page has of its own, from top to bottom, by names that stay. */
  parts?: Readonly<Record<string, ReactNode>>;
  settings: CompanyDetails;
  path: string;
  /** What the visitor asks a tool of the page. */
  asked?: Asked | undefined;
  /** Slug of the emirate whose page this is. */
  here?: string | undefined;
  /** Of those that other pages do not have. */
  more?: Partial<OwnRenderers>;
};

const places = ["first", "second", "third"];

/**
 * The sections of a page that editors put together, from top to bottom: each after the part that it
 * names, at the end where it names none.
 */
export function PageSections({ sections, parts = {}, ...page }: PageSectionsProps) {
  const names = Object.keys(parts);
  const last = Math.max(names.length - 1, 0);
  const follows = ({ place }: PageSection, index: number) =>
    index === (place === null ? last : Math.min(places.indexOf(place), last));
  return Object.entries(names.length === 0 ? { all: null } : parts).map(([name, part], index) => (
    <Fragment key={name}>
      {part}
      <SectionRow sections={(sections ?? []).filter((each) => follows(each, index))} {...page} />
    </Fragment>
  ));
}

const groundOf = ({ background }: PageSection) => background ?? "paper";

type SectionRowProps = Omit<PageSectionsProps, "sections" | "parts"> & { sections: PageSection[] };

function SectionRow({ sections, settings, path, asked, here, more }: SectionRowProps) {
  const all = { ...renderers, ...more };
  return sections.map((section, index, list) => {
    const background = groundOf(section);
    const before = list[index - 1];
    const placed = (
      <PlacedSection
        key={section._key}
        all={all}
        section={{
          ...section,
          background,
          isContinued: before !== undefined && groundOf(before) === background,
          settings,
          contactHref: contactHref(path, settings.contactSubjects),
          path,
          asked,
          here,
        }}
      />
    );
    const place = picturePlace(section);
    // In the preview, where a section can be moved, and another put before or after it.
    return place === undefined ? (
      placed
    ) : (
      <div key={section._key} data-sanity={place}>
        {placed}
      </div>
    );
  });
}
