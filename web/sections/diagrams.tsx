import type { ReactNode } from "react";
import type { Diagram, DiagramSettings, DrawingProps } from "#web/components/diagrams/types.ts";
import { RichParagraph } from "#web/components/rich-text/rich-text.tsx";
import { Section, type SectionPlacement } from "#web/components/section.tsx";

type DrawingModule = { Drawing: (props: DrawingProps) => ReactNode };

/** A diagram drawn by the file that bears the name of its kind; a timeline is drawn as a path is. */
async function Drawn(props: DrawingProps) {
  const { kind } = props.diagram;
  const name = kind === "timeline" ? "path" : kind;
  const { Drawing }: DrawingModule = await import(`../components/diagrams/kinds/${name}.tsx`);
  return <Drawing {...props} />;
}

/** Drawings that are as high as they are wide, or nearly: their words stand beside them. */
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
        {diagrams.map((diagram) => (
          <figure
            key={diagram._id}
            className={`grid gap-6 ${plates.has(diagram.kind) ? "items-start lg:grid-cols-5-7" : ""}`}
          >
            <figcaption className="grid max-w-measure gap-2.5">
              <h2 className="text-h2-prose">{diagram.heading}</h2>
              {diagram.text && <RichParagraph value={diagram.text} className="text-slate" />}
            </figcaption>
            <div className="grid gap-4">
              <Drawn diagram={diagram} settings={settings} here={here} />
            </div>
          </figure>
        ))}
      </div>
    </Section>
  );
}
