import type { ReactNode } from "react";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import type { ToolContent } from "./tool.ts";
import { TOOL_ID } from "./tool-form.tsx";

type ToolSectionProps = SectionPlacement & { content: ToolContent; children: ReactNode };

/** The section of a tool, which addresses with an answer open. */
export function ToolSection({ content, children, ...placement }: ToolSectionProps) {
  return (
    <div id={TOOL_ID}>
      <Section {...placement} heading={content.heading} intro={content.text}>
        {children}
      </Section>
    </div>
  );
}
