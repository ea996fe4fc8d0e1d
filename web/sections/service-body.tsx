import type { ReactNode } from "react";
import type { ServicePageQueryResult } from "#schemas/generated/types.generated.ts";
import type { DiagramSettings } from "#web/components/diagrams/types.ts";
import { RichLine, RichText } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import { BenefitCard, BenefitGrid } from "#web/sections/benefit-grid.tsx";
import { Diagrams } from "#web/sections/diagrams.tsx";
import { NoteCard, NoteSection } from "#web/sections/note-section.tsx";
import type { PictureSide } from "#web/sections/page-hero.tsx";
import { Rows } from "#web/sections/rows.tsx";
import { StepsSection } from "#web/sections/steps-section.tsx";

type Service = NonNullable<ServicePageQueryResult>;
type ServiceProps = { service: Service; settings: DiagramSettings };

type Layout = {
  /** Where the picture of the service stands in its hero. */
  pictureSide: PictureSide;
  /** Everything that the page says of the service, part by part. It ends on paper. */
  parts: (props: ServiceProps) => Record<string, ReactNode>;
};

/** The layouts that an editor may choose; one without its parts does not compile. */
const layouts: Record<NonNullable<Service["layout"]>, Layout> = {
  guide: {
    pictureSide: "right",
    parts: (props) => ({
      introduction: <Opening {...props} isContinued />,
      benefits: <BenefitGrid {...benefitsOf(props)} />,
      subServices: <SubServiceRows {...subServicesOf(props)} />,
    }),
  },
  route: {
    pictureSide: "left",
    parts: (props) => ({
      subServices: <StepsSection {...subServicesOf(props)} background="dark" />,
      introduction: <Opening {...props} background="frost" />,
      benefits: <BenefitPairs {...benefitsOf(props)} />,
    }),
  },
  catalogue: {
    pictureSide: "right",
    parts: (props) => ({
      subServices: <SubServiceCards {...subServicesOf(props)} />,
      benefits: <BenefitGrid {...benefitsOf(props)} />,
      introduction: <Opening {...props} isContinued />,
    }),
  },
  dossier: {
    pictureSide: "below",
    parts: ({ service, settings }) => ({
      introduction: (
        <>
          <Introduction {...service.introduction}>
            <BenefitPanel {...benefitsOf({ service })} />
          </Introduction>
          {service.introduction.note && (
            <NoteSection note={service.introduction.note} isContinued />
          )}
        </>
      ),
      diagrams: <Diagrams diagrams={service.diagrams} settings={settings} background="frost" />,
      subServices: <SubServiceRows {...subServicesOf({ service })} />,
    }),
  },
};

/** The layout of a service; the guide, where it has chosen none. */
export const serviceLayout = ({ layout }: Service): Layout => layouts[layout ?? "guide"];

const benefitsOf = ({ service }: Pick<ServiceProps, "service">) => ({
  heading: service.benefitsHeading,
  benefits: service.benefits,
});

const subServicesOf = ({ service }: Pick<ServiceProps, "service">) => ({
  heading: service.subServicesHeading,
  items: service.subServices,
});

/** What the page is about beside its note, and its diagrams below, placed as the layout says. */
function Opening({ service, settings, ...placement }: ServiceProps & SectionPlacement) {
  const { note } = service.introduction;
  return (
    <>
      <Introduction {...service.introduction}>{note && <NoteCard {...note} />}</Introduction>
      <Diagrams diagrams={service.diagrams} settings={settings} {...placement} />
    </>
  );
}

type IntroductionProps = Service["introduction"] & { children: ReactNode };

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

type BenefitsProps = ReturnType<typeof benefitsOf>;

/** Benefits two by two, with their heading at the left. */
function BenefitPairs({ heading, benefits }: BenefitsProps) {
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
function BenefitPanel({ heading, benefits }: BenefitsProps) {
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

type SubServicesProps = ReturnType<typeof subServicesOf>;

/** The parts of a service as cards to choose from, the short detail of each at its foot. */
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
            <p className="text-base text-slate">
              <RichLine value={text} />
            </p>
            {detail && (
              <p className="mt-auto border-t border-line pt-3 text-small font-semibold">
                <RichLine value={detail} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The parts of a service, one row each: name, what it is, and a short detail at the right. */
function SubServiceRows({ items, ...section }: SubServicesProps) {
  return (
    <Section {...section}>
      <Rows
        rows={items.map(({ detail, ...item }) => ({
          ...item,
          detail: detail && (
            <p className="text-small font-semibold md:text-right">
              <RichLine value={detail} />
            </p>
          ),
        }))}
      />
    </Section>
  );
}
