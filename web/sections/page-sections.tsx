import { Fragment, type ReactNode } from "react";
import type { PageSection, SectionOf } from "#web/components/section.tsx";
import { editAttribute } from "#web/content/drafts/edit-attribute.ts";
import type { CompanyDetails } from "#web/content/site-types.ts";
import type { ToolQuestion } from "#web/tools/answers.ts";
import { Diagrams } from "./diagrams.tsx";
import {
  BenefitGrid,
  BusinessTypesSection,
  ComparisonSection,
  StatTilesSection,
  StepsSection,
} from "./list-sections.tsx";
import { LogosSection, TeamSection, TestimonialsSection } from "./people-sections.tsx";
import {
  CallToActionSection,
  ChecklistSection,
  NoteSection,
  QuestionsSection,
  RichTextSection,
} from "./text-sections.tsx";

type SectionType = PageSection["_type"];

type OfPage = {
  settings: CompanyDetails;
  path: string;
  contactHref: string;
  asked: ToolQuestion | undefined;
  here: string | undefined;
};

/** What a renderer is given: what its section shows, its place on the page, and the page. */
export type SectionProps<Type extends SectionType> = {
  [Each in Type]: { _type: Each } & SectionOf<Each> & OfPage;
}[Type];

type Renderers = { [Type in SectionType]: (props: SectionProps<Type>) => ReactNode };

/** Sections that one kind of page alone has, which brings the renderers of them along. */
type OwnRenderers = Pick<Renderers, "zoneCardsSection" | "zoneListSection" | "toolSection">;

/** The renderer of every other section type of the content model; one without does not compile. */
const renderers: Omit<Renderers, keyof OwnRenderers> = {
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
  diagramSection: ({ diagram, ...section }) => <Diagrams {...section} diagrams={[diagram]} />,
  teamSection: TeamSection,
  callToActionSection: CallToActionSection,
  businessTypesSection: BusinessTypesSection,
};

type Placed<Type extends SectionType> = { section: SectionProps<Type>; all: Partial<Renderers> };

function PlacedSection<Type extends SectionType>({ section, all }: Placed<Type>) {
  const render: Partial<Renderers>[Type] = all[section._type];
  return render?.(section);
}

type PageSectionsProps = Pick<OfPage, "settings" | "path" | "contactHref"> &
  Partial<OfPage> & {
    /** Null for a page that has none of these. */
    sections: PageSection[] | null;
    /** What the page has of its own, from top to bottom, by names that stay. */
    parts?: Readonly<Record<string, ReactNode>>;
    /** Of those that other pages do not have. */
    more?: Partial<OwnRenderers>;
  };

const places = ["first", "second", "third"];
const groundOf = (section: PageSection | undefined) => section && (section.background ?? "paper");

/** The sections of editors, each after the part that it names, at the end where it names none. */
export function PageSections(props: PageSectionsProps) {
  const { sections, parts = { all: null }, settings, path, contactHref, asked, here, more } = props;
  const all = { ...renderers, ...more };
  const last = Object.keys(parts).length - 1;
  const follows = ({ place }: PageSection, index: number) =>
    index === (place === null ? last : Math.min(places.indexOf(place), last));
  const rendered = (section: PageSection, index: number, list: PageSection[]) => {
    const placed = (
      <PlacedSection
        all={all}
        section={{
          ...section,
          ...{ settings, path, contactHref, asked, here },
          isContinued: groundOf(list[index - 1]) === groundOf(section),
        }}
      />
    );
    const place = editAttribute(section);
    // In the preview, where a section can be moved, and another put before or after it.
    const movable = place === undefined ? placed : <div data-sanity={place}>{placed}</div>;
    return <Fragment key={section._key}>{movable}</Fragment>;
  };
  return Object.entries(parts).map(([name, part], index) => (
    <Fragment key={name}>
      {part}
      {(sections ?? []).filter((each) => follows(each, index)).map(rendered)}
    </Fragment>
  ));
}
