import { Diagrams } from "#web/sections/diagrams.tsx";
import type { SectionProps } from "#web/sections/section-props.ts";

export function DiagramSection({ diagram, ...section }: SectionProps<"diagramSection">) {
  return <Diagrams {...section} diagrams={[diagram]} />;
}
