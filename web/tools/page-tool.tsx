import { createDataAttribute } from "next-sanity";
import { type ComponentType, lazy, type ReactNode } from "react";
import type {
  FreeZonesPageQueryResult,
  ServicePageQueryResult,
} from "#schemas/generated/types.generated.ts";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import type { Language } from "#schemas/shared/languages.ts";
import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { toolList } from "#schemas/tools/list.ts";
import { useLanguage } from "#web/components/language-context.ts";
import { Section, type SectionPlacement } from "#web/components/section.tsx";
import type { CompanyDetails, ToolContent } from "#web/content/site-types.ts";
import { usePage, usePathTo } from "#web/lib/page-context.ts";
import type { ToolRequest } from "./entries.ts";
import type { OpenedLink } from "./opened-link.ts";
import type { AnyTool } from "./tool.ts";
import { toolPropsAddress } from "./tool-props-address.ts";
import type { Words } from "./words.tsx";

/** The content of a page that some tool needs, and that not every page has. */
export type ToolPlace = {
  page: { tool: ToolContent | null } & Partial<
    Pick<NonNullable<FreeZonesPageQueryResult>, "zones" | "zoneSources"> &
      Pick<NonNullable<ServicePageQueryResult>, "phases" | "dutiesAhead" | "homeCountries">
  >;
  settings: CompanyDetails;
  /** Path of the page, in its language. */
  path: string;
  /** The address of another page, in the language of this one. */
  pathTo: (path: string) => string;
  asked: ToolRequest | undefined;
  /** Today in Dubai, as an ISO date. */
  today: string;
  language: Language;
};

/** The data of a tool's form: its props, which are JSON, and what it shows of an address. */
export type ToolFormData = { props: object; opened: (asked: ToolRequest) => OpenedLink };

/** A tool on its page. Both functions give null if the page lacks the content for the tool. */
export type ToolSection = {
  /** The data of the tool's form; undefined if the tool's document is incomplete. */
  formOf: (content: ToolContent, place: ToolPlace) => ToolFormData | null | undefined;
  /**
   * Renders the content below a tool's heading; undefined if the tool's document is incomplete.
   * @param propsAt where the browser fetches the props; undefined if the page carries them
   */
  render: (content: ToolContent, place: ToolPlace, propsAt: string | undefined) => ReactNode;
  /** The same as words, for Markdown; undefined if there is no such tool on the page. */
  inWords: (content: ToolContent, place: ToolPlace) => ToolInWords | undefined;
};

/** What a tool says: its answer to the visitor, if the address asks for one, and its examples. */
export type ToolInWords = {
  answer: ResultInWords | undefined;
  leavesOut: Words | undefined;
  examplesHeading: Words;
  examples: { label: string; address: string; result: ResultInWords }[];
};

/** A result as words. A case without a result has only lines: its entries, and what is missing. */
export type ResultInWords = {
  headline: string | undefined;
  verdict: Words | undefined;
  points: readonly Words[];
  /** The entries, and then the result, a statement each. */
  lines: readonly string[];
  /** What to do now, and the link to another tool. Only an answer to a visitor has them. */
  next?: Words | undefined;
  way?: AnyTool["ways"][string] | undefined;
};

type PageToolProps = SectionPlacement & Omit<ToolPlace, "today" | "language" | "pathTo">;

export type ToolModule = { section: ToolSection };
type OpenedTool = { content: ToolContent; place: ToolPlace; placement: SectionPlacement };

/** The tool in the folder of its kind. Only pages that show it load it. */
const opened = (kind: string) =>
  lazy(async () => {
    const { section }: ToolModule = await import(`./${kind}/section.tsx`);
    return {
      default: (props: OpenedTool) => <OpenTool {...props} kind={kind} section={section} />,
    };
  });

/** Every tool of the list, by the type of its document. */
const byType = new Map<string, ComponentType<OpenedTool>>(
  Object.entries(toolList).map(([kind, type]) => [type, opened(kind)]),
);

/** The tool that a page's document chooses, if any. */
export function PageTool({ page, path, settings, asked, ...placement }: PageToolProps) {
  const { day } = usePage();
  const language = useLanguage();
  const pathTo = usePathTo();
  const { tool: content } = page;
  const Tool = content && byType.get(content._type);
  if (!Tool) return null;
  const place = { page, path: pathTo(path), pathTo, settings, asked, today: day, language };
  return <Tool content={content} place={place} placement={placement} />;
}

/**
 * Visitors see a page without an incomplete tool. An editor sees a message in its place, and the
 * Studio names what is missing.
 */
function OpenTool(props: OpenedTool & ToolModule & { kind: string }) {
  const { kind, content, place, placement, section } = props;
  const { isDraft } = usePage();
  // A page with an answer, or with a draft, is rendered for one person and carries the props.
  const isCached = !isDraft && place.asked?.kind !== kind;
  const propsAt = isCached ? toolPropsAddress(place.path, kind) : undefined;
  let shown = section.render(content, place, propsAt);
  if (shown === null) return null;
  if (shown === undefined) {
    const warning = `${place.path} shows no ${kind.replace("-", " ")}: a text, a figure, a time, a phase or a duty of it is missing, or a figure of its rules holds no number.`;
    if (!isDraft) {
      console.warn(warning);
      return null;
    }
    const figures = { baseUrl: studioUrl(), id: content._id, type: content._type, path: "figures" };
    shown = <p data-sanity={createDataAttribute(figures).toString()}>{warning}</p>;
  }
  return (
    <div id={TOOL_ID}>
      <Section {...placement} heading={content.heading} intro={content.text}>
        {shown}
      </Section>
    </div>
  );
}
