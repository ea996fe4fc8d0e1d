import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { cleanText } from "#schemas/shared/head/clean-text.ts";
import { languageOf } from "#schemas/shared/languages.ts";
import { TOOL_ID } from "#schemas/shared/tools/tool-query.ts";
import { toolList } from "#schemas/tools/list.ts";
import { markedText } from "#web/components/markdown/figures.ts";
import {
  type Block,
  heading,
  type Inline,
  link,
  list,
  paragraph,
  text,
} from "#web/components/markdown/nodes.ts";
import { linksIn } from "#web/page/page-contexts.tsx";
import type { PageData } from "#web/page/page-data.ts";
import type { ToolRequest } from "#web/tools/entries.ts";
import type { ResultInWords, ToolInWords, ToolModule, ToolPlace } from "#web/tools/page-tool.tsx";
import { toolPageOf } from "#web/tools/tool-page.ts";
import { plainWords, type Words } from "#web/tools/words.tsx";

/**
 * What the tools of a page say, by the type of their documents.
 * @param asked what the address asks a tool of the page
 */
export async function toolsOfPage(
  data: PageData,
  asked: ToolRequest | undefined,
): Promise<ReadonlyMap<string, Block[]>> {
  const blocks = new Map<string, Block[]>();
  for (const [kind, type] of Object.entries(toolList)) {
    const page = toolPageOf(data.content, type);
    if (!page?.tool) continue;
    const { section }: ToolModule = await import(`../../tools/${kind}/section.tsx`);
    const pathTo = linksIn(data.language, data.translatedPaths);
    const place: ToolPlace = {
      ...{ page, pathTo, asked, settings: data.site.settings, today: data.day },
      path: pathTo(data.path),
      language: languageOf(data.language),
    };
    const said = section.inWords(page.tool, place);
    if (said !== undefined) blocks.set(type, saidBlocks(said));
  }
  return blocks;
}

/** The answer comes first, because it was asked for. */
function saidBlocks(said: ToolInWords): Block[] {
  const { answer, leavesOut, examplesHeading, examples } = said;
  return [
    ...(answer ? resultBlocks(answer) : []),
    ...(leavesOut ? [paragraph(...inlineOf(leavesOut))] : []),
    ...(examples.length > 0 ? heading(3, cleanText(plainWords(examplesHeading))) : []),
    ...examples.flatMap(({ label, address, result }) => [
      paragraph(link(`${siteUrl()}${address}#${TOOL_ID}`, label)),
      ...resultBlocks({ ...result, headline: undefined }, result.headline),
    ]),
  ];
}

function resultBlocks(result: ResultInWords, outcome?: string): Block[] {
  const { headline, verdict, points, lines, next, way } = result;
  return [
    ...(headline ? heading(3, headline) : []),
    ...(outcome ? [paragraph(text(outcome))] : []),
    ...(verdict ? [paragraph(...inlineOf(verdict))] : []),
    ...list([...points.map(inlineOf), ...lines.map((line) => [text(line)])]),
    ...(next ? [paragraph(...inlineOf(next))] : []),
    ...(way ? [paragraph(link(new URL(way.href, siteUrl()).href, way.children))] : []),
  ];
}

/** A line of a tool, with the marks of its figures. */
const inlineOf = (words: Words): Inline[] =>
  words.flatMap((word) => (typeof word === "string" ? [text(word)] : markedText(word, word.text)));
