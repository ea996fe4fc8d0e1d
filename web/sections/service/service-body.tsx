import type { ReactNode } from "react";
import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { DiagramSettings } from "#web/components/diagrams/types.ts";
import { RichText } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import { BenefitCard, BenefitGrid } from "#web/sections/benefit-grid.tsx";
import { Diagrams } from "#web/sections/diagrams.tsx";
import { NoteCard, NoteSection } from "#web/sections/note-section.tsx";
import type { PictureSide } from "#web/sections/page-hero.tsx";
import { StepsSection } from "#web/sections/steps-section.tsx";
import { SubServiceCards, SubServiceRows } from "./sub-services.tsx";

type Service = NonNullable<ServicePageQueryResult>;
type Layout = NonNullable<Service["layout"]>;

/** What a layout puts in its places. Every layout shows all of it, and ends on paper. */
type Parts = {
  introduction: Omit<Service["introduction"], "note">;
  note: Service["introduction"]["note"];
  benefits: { heading: string; benefits: Service["benefits"] };
  subServices: { heading: string; items: Service["subServices"] };
  diagrams: { diagrams: Service["diagrams"]; settings: DiagramSettings };
};

/** The layouts that an editor may choose, part by part; one without its parts does not compile. */
const layouts: Record<Layout, (parts: Parts) => Record<string, ReactNode>> = {
  guide: ({ benefits, subServices, ...opening }) => ({
    introduction: <Opening {...opening} isContinued />,
    benefits: <BenefitGrid {...benefits} />,
    subServices: <SubServiceRows {...subServices} />,
  }),
  route: ({ benefits, subServices, ...opening }) => ({
    subServices: <StepsSection {...subServices} background="dark" />,
    introduction: <Opening {...opening} background="frost" />,
    benefits: <BenefitPairs {...benefits} />,
  }),
  catalogue: ({ benefits, subServices, ...opening }) => ({
    subServices: <SubServiceCards {...subServices} />,
    benefits: <BenefitGrid {...benefits} />,
    introduction: <Opening {...opening} isContinued />,
  }),
  dossier: ({ introduction, note, benefits, subServices, diagrams }) => ({
    introduction: (
      <>
        <Introduction {...introduction}>
          <BenefitPanel {...benefits} />
        </Introduction>
        {note && <NoteSection note={note} isContinued />}
      </>
    ),
    diagrams: <Diagrams {...diagrams} background="frost" />,
    subServices: <SubServiceRows {...subServices} />,
  }),
};

const pictureSides: Record<Layout, PictureSide> = {
  guide: "right",
  route: "left",
  catalogue: "right",
  dossier: "below",
};

/** The layout of a service that has chosen none. */
const layoutOf = ({ layout }: Pick<Service, "layout">): Layout => layout ?? "guide";

/** Where the picture of a service stands in its hero. */
export const servicePictureSide = (service: Service) => pictureSides[layoutOf(service)];

/** Everything that a service's page says of the service, part by part as its layout places it. */
export function serviceParts(service: Service, settings: DiagramSettings) {
  const { note, ...introduction } = service.introduction;
  return layouts[layoutOf(service)]({
    introduction,
    note,
    benefits: { heading: service.benefitsHeading, benefits: service.benefits },
    subServices: { heading: service.subServicesHeading, items: service.subServices },
    diagrams: { diagrams: service.diagrams, settings },
  });
}

type OpeningProps = SectionPlacement & Pick<Parts, "introduction" | "note" | "diagrams">;

/** What the page is about beside its note, and its diagrams below, placed as the layout says. */
function Opening({ introduction, note, diagrams, ...placement }: OpeningProps) {
  return (
    <>
      <Introduction {...introduction}>{note && <NoteCard {...note} />}</Introduction>
      <Diagrams {...diagrams} {...placement} />
    </>
  );
}

type IntroductionProps = Parts["introduction"] & { children?: ReactNode };

/** What the page is about, with something beside it: a note, a panel. */
function Introduction({ heading, body, children }: IntroductionProps) {
  return (
    <Section>
      <div className="split items-center">
        <div className="grid max-w-measure gap-flow self-start">
          <h2>{heading}</h2>
          <div className="prose">
            <RichText value={body} />
          </div>
        </div>
        {children}
      </div>
    </Section>
  );
}

/** Benefits two by two, with their heading at the left. */
function BenefitPairs({ heading, benefits }: Parts["benefits"]) {
  return (
    <Section>
      <div className="grid gap-8 lg:grid-cols-4-8">
        <h2>{heading}</h2>
        <ul className="grid gap-6 sm:grid-cols-2 md:gap-y-10">
          {benefits.map((benefit) => (
            <BenefitCard key={benefit._key} benefit={benefit} className="border-t border-line" />
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Benefits one below the other on a dark panel, to stand beside a text. */
function BenefitPanel({ heading, benefits }: Parts["benefits"]) {
  return (
    <div className="on-dark self-start rounded-3 bg-fjord p-panel text-white">
      <h2 className="mb-4 text-card-title">{heading}</h2>
      <ul className="grid gap-x-6 sm:max-md:grid-cols-2">
        {benefits.map((benefit) => (
          <BenefitCard
            key={benefit._key}
            benefit={benefit}
            className="border-t border-dark-line pb-5"
          />
        ))}
      </ul>
    </div>
  );
}
