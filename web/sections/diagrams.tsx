import { type ComponentType, lazy } from "react";
import type { Diagram, DiagramSettings, DrawingProps } from "#web/components/diagrams/types.ts";
import { RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";

type DrawingModule = { Drawing: ComponentType<DrawingProps> };
type DrawingName = Exclude<Diagram["kind"], "timeline">;

/** The drawing in the file with the name of its kind. Only pages that show it load it. */
const drawing = (name: DrawingName) =>
  lazy(async () => {
    const { Drawing }: DrawingModule = await import(`../components/diagrams/kinds/${name}.tsx`);
    return { default: Drawing };
  });

/** The drawing of every kind of diagram. A timeline uses the drawing of a path. */
const drawings: Record<Diagram["kind"], ComponentType<DrawingProps>> = {
  bars: drawing("bars"),
  clock: drawing("clock"),
  daylight: drawing("daylight"),
  emirates: drawing("emirates"),
  flights: drawing("flights"),
  months: drawing("months"),
  path: drawing("path"),
  timeline: drawing("path"),
};

/** Drawings that are about as high as wide. Their text is beside them. */
const plates = new Set<Diagram["kind"]>(["emirates", "flights", "daylight"]);

type DiagramsProps = SectionPlacement & {
  diagrams: Diagram[] | null;
  settings: DiagramSettings;
  here?: string | undefined;
};

export function Diagrams({ diagrams, settings, here, ...placement }: DiagramsProps) {
  if (!diagrams?.length) return null;
  return (
    <Section {...placement} isTight>
      <div className="grid gap-12">
        {diagrams.map((diagram) => {
          const Drawing = drawings[diagram.kind];
          return (
            <figure
              key={diagram._id}
              className={`grid gap-6 ${plates.has(diagram.kind) ? "items-start lg:grid-cols-5-7" : ""}`}
            >
              <figcaption className="grid max-w-measure gap-2.5">
                <h2 className="text-h2-prose">{diagram.heading}</h2>
                {diagram.text && <RichParagraph value={diagram.text} className="text-slate" />}
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
