import type { ReactNode } from "react";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import type { Asked } from "./answers.ts";
import type { Tool, ToolContent } from "./tool.ts";
import { TOOL_ID } from "./tool-form.tsx";

/** What a page gives the section of a tool. */
export type ToolSectionProps = SectionPlacement & {
  content: ToolContent | null;
  /** Path of the page. */
  path: string;
  asked: Asked | undefined;
};

type ToolSectionFrameProps = SectionPlacement & { content: ToolContent; children: ReactNode };

/** The section of a tool, which addresses with an answer open. */
export function ToolSection({ content, children, ...placement }: ToolSectionFrameProps) {
  return (
    <div id={TOOL_ID}>
      <Section {...placement} heading={content.heading} intro={content.text}>
        {children}
      </Section>
    </div>
  );
}

/** What the page was asked, where it was asked this tool. */
export function answersTo({ kind }: Pick<Tool, "kind">, asked: Asked | undefined) {
  return asked?.kind === kind ? asked.answers : undefined;
}
