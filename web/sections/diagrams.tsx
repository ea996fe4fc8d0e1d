import type { ReactNode } from "react";
import { BarChart } from "#web/components/diagrams/bar-chart.tsx";
import { ClockOverlap } from "#web/components/diagrams/clock-overlap.tsx";
import { DaylightCurves } from "#web/components/diagrams/daylight-curves.tsx";
import { EmiratesMap } from "#web/components/diagrams/emirates-map.tsx";
import { FlightArcs } from "#web/components/diagrams/flight-arcs.tsx";
import { MonthsChart } from "#web/components/diagrams/months-chart.tsx";
import { Stations } from "#web/components/diagrams/stations.tsx";
import type { Diagram, DiagramSettings, DrawingProps } from "#web/components/diagrams/types.ts";
import { RichLine } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";

/** The drawing of every kind; a kind without one does not compile. */
const drawings: Record<Diagram["kind"], (props: DrawingProps) => ReactNode> = {
  emirates: EmiratesMap,
  flights: FlightArcs,
  clock: ClockOverlap,
  daylight: DaylightCurves,
  months: MonthsChart,
  path: Stations,
  bars: BarChart,
  timeline: Stations,
};

/** Drawings that are as high as they are wide, or nearly: their words stand beside them. */
const plates = new Set<Diagram["kind"]>(["emirates", "flights", "daylight"]);

type DiagramsProps = SectionPlacement & {
  diagrams: Diagram[] | null;
  settings: DiagramSettings;
  /** Slug of the emirate whose page this is. */
  here?: string;
};

/** Diagrams with their headings and captions, one below the other; nothing where there are none. */
export function Diagrams({ diagrams, settings, here, ...placement }: DiagramsProps) {
  if (!diagrams?.length) return null;
  return (
    <Section {...placement} isTight>
      <div className="grid gap-12">
        {diagrams.map((diagram) => {
          const Drawing = drawings[diagram.kind];
          const isPlate = plates.has(diagram.kind);
          return (
            <figure
              key={diagram._id}
              className={`grid gap-6 ${isPlate ? "items-start lg:grid-cols-5-7" : ""}`}
            >
              <figcaption className="grid max-w-measure gap-2.5">
                <h2 className="text-h2-prose">{diagram.heading}</h2>
                {diagram.text && (
                  <p className="text-slate">
                    <RichLine value={diagram.text} />
                  </p>
                )}
              </figcaption>
              <div className="grid gap-4">
                <Drawing diagram={diagram} settings={settings} here={here} />
              </div>
            </figure>
          );
        })}
      </div>
    </Section>
  );
}
