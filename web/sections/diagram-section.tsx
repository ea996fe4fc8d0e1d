import type { Diagram, DiagramSettings } from "#web/components/diagrams/types.ts";
import type { SectionPlacement } from "#web/components/section.tsx";
import { Diagrams } from "./diagrams.tsx";

type DiagramSectionProps = SectionPlacement & {
  diagram: Diagram;
  settings: DiagramSettings;
  here: string | undefined;
};

/** One diagram that an editor has put among the sections of a page. */
export function DiagramSection({ diagram, ...section }: DiagramSectionProps) {
  return <Diagrams {...section} diagrams={[diagram]} />;
}
