import type { ComponentType } from "react";
import type {
  FreeZonesPageQueryResult,
  ServicePageQueryResult,
} from "#schemas/generated/types.generated.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import type { TextName, ToolKind } from "#schemas/shared/tools/tool-kinds.ts";
import type { SectionPlacement } from "#web/components/section.tsx";
import type { CompanyDetails } from "#web/content/site-types.ts";
import { Island } from "#web/islands/index.ts";
import type { Answers, Asked } from "./answers.ts";
import {
  examplesOf,
  plainTextOf,
  type Tool,
  type ToolContent,
  type ToolExample,
  type ToolProps,
  toolOf,
} from "./tool.ts";
import { ToolExamples, type WorkedOut } from "./tool-examples.tsx";
import { ToolSection } from "./tool-section.tsx";
import { UnreadableTool } from "./unreadable-tool.tsx";

/** The content of a page with a tool: what some tool is made from, and not every page has. */
type ToolPageContent = { tool: ToolContent | null } & Partial<
  Pick<NonNullable<FreeZonesPageQueryResult>, "zones" | "zoneSources"> &
    Pick<NonNullable<ServicePageQueryResult>, "phases" | "homeCountries">
>;

/** Where a tool stands. */
type ToolPlace = {
  page: ToolPageContent;
  /** Path of the page. */
  path: string;
  settings: CompanyDetails;
};

export type PageToolProps = SectionPlacement & ToolPlace & { asked: Asked | undefined };

type ToolDefinition<Kind extends ToolKind, Own extends Readonly<Record<string, unknown>>> = {
  kind: Kind;
  /**
   * What the form needs besides the tool, as far as JSON can carry it. Null where the page has nothing
   * to answer from; undefined where something of the rules cannot be read.
   */
  prepare: (
    tool: Tool<Kind>,
    place: ToolPlace & { content: ToolContent },
  ) => Own | null | undefined;
  /** For the log, why a page does without it: “tax estimate: a figure of its rules holds no number”. */
  unreadable?: string;
  Form: ComponentType<ToolProps<Kind> & Own>;
  /** The worked examples under it. */
  examples?: {
    heading: TextName<Kind>;
    /**
     * Works an example out; undefined for one that an editor has not finished.
     * @param place among those that are shown, from zero
     */
    workOut: (
      props: ToolProps<Kind> & Own,
      answers: Answers,
      place: number,
    ) => WorkedOut | undefined;
  };
};

/**
 * The section of a tool: its island with the form, and worked examples. Nothing on a page without such
 * a tool; where its rules cannot be read, an editor reads why.
 */
export function defineTool<
  Kind extends ToolKind,
  Own extends Readonly<Record<string, unknown>> = Record<never, never>,
>({ kind, prepare, unreadable, Form, examples }: ToolDefinition<Kind, Own>) {
  return function ToolOfPage({ page, path, settings, asked, ...placement }: PageToolProps) {
    const { tool: content } = page;
    const tool = toolOf(kind, content, { path, site: siteUrl() });
    const own = content && tool && prepare(tool, { content, page, path, settings });
    if (content === null || tool === null || own === null) return null;
    if (own === undefined) {
      const warning = `${path} shows no ${unreadable}.`;
      return <UnreadableTool {...placement} content={content} warning={warning} />;
    }
    const props = { ...own, tool, answers: asked?.kind === kind ? asked.answers : undefined };
    const worked: (ToolExample & WorkedOut)[] = [];
    for (const example of examplesOf(content)) {
      const found = examples?.workOut(props, example.answers, worked.length);
      if (found !== undefined) worked.push({ ...example, ...found });
    }
    return (
      <ToolSection {...placement} content={content}>
        <Island name={kind} props={props}>
          <Form {...props} />
        </Island>
        {examples && worked.length > 0 && (
          <ToolExamples
            heading={plainTextOf(tool, examples.heading)}
            tool={tool}
            examples={worked}
          />
        )}
      </ToolSection>
    );
  };
}
