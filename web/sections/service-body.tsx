import type { ReactNode } from "react";
import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import { BenefitsSection } from "#schemas/sections/benefits/view.tsx";
import { NoteSection } from "#schemas/sections/note/view.tsx";
import { StepsSection } from "#schemas/sections/steps/view.tsx";
import { BenefitItems } from "#web/components/benefit-items.tsx";
import type { DiagramSettings } from "#web/components/diagrams/types.ts";
import { NoteCard } from "#web/components/note-card.tsx";
import { RichParagraph, RichText } from "#web/components/rich-text/rich-text.tsx";
import { Rows } from "#web/components/rows.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import { Diagrams } from "#web/sections/diagrams.tsx";
import type { PictureSide } from "#web/sections/page-hero.tsx";

type Service = NonNullable<ServicePageQueryResult>;
type BenefitsProps = { heading: string; benefits: Service["benefits"] };
type SubServicesProps = { heading: string; items: Service["subServices"] };

type Layout = {
  pictureSide: PictureSide;
  /** All parts of the service. The last one has a plain background. */
  parts: Record<string, ReactNode>;
};

/** A service in the layout that an editor has chosen; the guide by default. */
export function serviceLayout(service: Service, settings: DiagramSettings): Layout {
  const { introduction, diagrams } = service;
  const benefits = { heading: service.benefitsHeading, benefits: service.benefits };
  const subServices = { heading: service.subServicesHeading, items: service.subServices };
  // The layouts that an editor can choose. A missing layout does not compile.
  const layouts: Record<NonNullable<Service["layout"]>, Layout> = {
    guide: {
      pictureSide: "right",
      parts: {
        introduction: <Opening service={service} settings={settings} isContinued />,
        benefits: <BenefitsSection {...benefits} />,
        subServices: <SubServiceRows {...subServices} />,
      },
    },
    route: {
      pictureSide: "left",
      parts: {
        subServices: (
          <StepsSection heading={subServices.heading} steps={subServices.items} background="dark" />
        ),
        introduction: <Opening service={service} settings={settings} background="frost" />,
        benefits: <BenefitPairs {...benefits} />,
      },
    },
    catalogue: {
      pictureSide: "right",
      parts: {
        subServices: <SubServiceCards {...subServices} />,
        benefits: <BenefitsSection {...benefits} />,
        introduction: <Opening service={service} settings={settings} isContinued />,
      },
    },
    dossier: {
      pictureSide: "below",
      parts: {
        introduction: (
          <>
            <Introduction {...introduction}>
              <BenefitPanel {...benefits} />
            </Introduction>
            {introduction.note && <NoteSection note={introduction.note} isContinued />}
          </>
        ),
        diagrams: <Diagrams diagrams={diagrams} settings={settings} background="frost" />,
        subServices: <SubServiceRows {...subServices} />,
      },
    },
  };
  return layouts[service.layout ?? "guide"];
}

type OpeningProps = SectionPlacement & { service: Service; settings: DiagramSettings };

/** The introduction with its note and diagrams, placed by the layout. */
function Opening({ service, settings, ...placement }: OpeningProps) {
  const { note } = service.introduction;
  return (
    <>
      <Introduction {...service.introduction}>{note && <NoteCard {...note} />}</Introduction>
      <Diagrams diagrams={service.diagrams} settings={settings} {...placement} />
    </>
  );
}

function Introduction(props: Service["introduction"] & { children: ReactNode }) {
  const { heading, body, children } = props;
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

function BenefitPairs({ heading, benefits }: BenefitsProps) {
  return (
    <Section>
      <div className="grid gap-8 lg:grid-cols-4-8">
        <h2>{heading}</h2>
        <ul className="grid gap-6 sm:grid-cols-2 md:gap-y-10">
          <BenefitItems benefits={benefits} className="border-t border-line" />
        </ul>
      </div>
    </Section>
  );
}

function BenefitPanel({ heading, benefits }: BenefitsProps) {
  return (
    <div className="on-dark self-start rounded-3 bg-fjord p-panel text-white">
      <h2 className="mb-4 text-card-title">{heading}</h2>
      <ul className="grid gap-x-6 sm:max-md:grid-cols-2">
        <BenefitItems benefits={benefits} className="border-t border-dark-line pb-5" />
      </ul>
    </div>
  );
}

function SubServiceCards({ items, ...section }: SubServicesProps) {
  return (
    <Section {...section}>
      <ul className="grid gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ _key, title, text, detail }) => (
          <li
            key={_key}
            className="flex flex-col gap-2.5 rounded-3 border border-line bg-white px-card py-6"
          >
            <h3>{title}</h3>
            <RichParagraph value={text} className="text-base text-slate" />
            {detail && (
              <RichParagraph
                value={detail}
                className="mt-auto border-t border-line pt-3 text-small font-semibold"
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

function SubServiceRows({ items, ...section }: SubServicesProps) {
  return (
    <Section {...section}>
      <Rows
        rows={items.map(({ detail, ...item }) => ({
          ...item,
          detail: detail && (
            <RichParagraph value={detail} className="text-small font-semibold md:text-right" />
          ),
        }))}
      />
    </Section>
  );
}
