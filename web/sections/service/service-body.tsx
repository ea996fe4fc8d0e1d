import type { ReactNode } from "react";
import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { DiagramSettings } from "#web/components/diagrams/types.ts";
import { NoteCard } from "#web/components/note-card.tsx";
import { BenefitGrid } from "../benefit-grid.tsx";
import { Diagrams } from "../diagrams.tsx";
import { NoteSection } from "../note-section.tsx";
import type { PictureSide } from "../page-hero.tsx";
import { StepsSection } from "../steps-section.tsx";
import { BenefitPairs } from "./benefit-pairs.tsx";
import { BenefitPanel } from "./benefit-panel.tsx";
import { Introduction } from "./introduction.tsx";
import { SubServiceCards } from "./sub-service-cards.tsx";
import { SubServiceRows } from "./sub-service-rows.tsx";

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
  guide: ({ introduction, note, benefits, subServices, diagrams }) => ({
    introduction: (
      <>
        <Introduction {...introduction}>{note && <NoteCard {...note} />}</Introduction>
        <Diagrams {...diagrams} isContinued />
      </>
    ),
    benefits: <BenefitGrid {...benefits} />,
    subServices: <SubServiceRows {...subServices} />,
  }),
  route: ({ introduction, note, benefits, subServices, diagrams }) => ({
    subServices: <StepsSection {...subServices} background="dark" />,
    introduction: (
      <>
        <Introduction {...introduction}>{note && <NoteCard {...note} />}</Introduction>
        <Diagrams {...diagrams} background="frost" />
      </>
    ),
    benefits: <BenefitPairs {...benefits} />,
  }),
  catalogue: ({ introduction, note, benefits, subServices, diagrams }) => ({
    subServices: <SubServiceCards {...subServices} />,
    benefits: <BenefitGrid {...benefits} />,
    introduction: (
      <>
        <Introduction {...introduction}>{note && <NoteCard {...note} />}</Introduction>
        <Diagrams {...diagrams} isContinued />
      </>
    ),
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
