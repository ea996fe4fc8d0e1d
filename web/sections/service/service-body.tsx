import type { ReactNode } from "react";
import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { DiagramSettings } from "#web/components/diagrams/types.ts";
import { NoteCard } from "#web/components/note-card.tsx";
import { BenefitGrid } from "../benefit-grid.tsx";
import { Diagrams } from "../diagrams.tsx";
import { NoteSection } from "../note-section.tsx";
import type { PictureSide } from "../page-hero.tsx";
import { BenefitPairs } from "./benefit-pairs.tsx";
import { BenefitPanel } from "./benefit-panel.tsx";
import { Introduction } from "./introduction.tsx";
import { SubServiceCards } from "./sub-service-cards.tsx";
import { SubServiceRows } from "./sub-service-rows.tsx";
import { SubServiceSteps } from "./sub-service-steps.tsx";

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

/** The layouts that an editor may choose; one without its parts does not compile. */
const layouts: Record<Layout, (parts: Parts) => ReactNode> = {
  guide: ({ introduction, note, benefits, subServices, diagrams }) => (
    <>
      <Introduction {...introduction}>{note && <NoteCard {...note} />}</Introduction>
      <Diagrams {...diagrams} isContinued />
      <BenefitGrid {...benefits} />
      <SubServiceRows {...subServices} />
    </>
  ),
  route: ({ introduction, note, benefits, subServices, diagrams }) => (
    <>
      <SubServiceSteps {...subServices} />
      <Introduction {...introduction}>{note && <NoteCard {...note} />}</Introduction>
      <Diagrams {...diagrams} background="frost" />
      <BenefitPairs {...benefits} />
    </>
  ),
  catalogue: ({ introduction, note, benefits, subServices, diagrams }) => (
    <>
      <SubServiceCards {...subServices} />
      <BenefitGrid {...benefits} />
      <Introduction {...introduction}>{note && <NoteCard {...note} />}</Introduction>
      <Diagrams {...diagrams} isContinued />
    </>
  ),
  dossier: ({ introduction, note, benefits, subServices, diagrams }) => (
    <>
      <Introduction {...introduction}>
        <BenefitPanel {...benefits} />
      </Introduction>
      {note && <NoteSection note={note} isContinued />}
      <Diagrams {...diagrams} background="frost" />
      <SubServiceRows {...subServices} />
    </>
  ),
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

/** Everything that a service's page says of the service, as its layout places it. */
export function ServiceBody({
  service,
  settings,
}: {
  service: Service;
  settings: DiagramSettings;
}) {
  const { note, ...introduction } = service.introduction;
  return layouts[layoutOf(service)]({
    introduction,
    note,
    benefits: { heading: service.benefitsHeading, benefits: service.benefits },
    subServices: { heading: service.subServicesHeading, items: service.subServices },
    diagrams: { diagrams: service.diagrams, settings },
  });
}
