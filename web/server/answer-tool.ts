import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { islandAddresses, SERVER_ISLANDS_FOLDER } from "@nordune/islands/scripts";
import { attributeOf, elementsOf, runsNext } from "@nordune/islands/server";
import { parse } from "parse5";
import type { ToolKind } from "#schemas/shared/tools/tool-query.ts";
import type { ToolQuestion } from "#web/tools/answers.ts";
import { FinishedAnswer } from "./finished-answer.ts";

/** Makes the HTML of a tool's form of what its island is given. */
export type RenderForm = (kind: ToolKind, props: object) => Promise<string>;

/** The forms that the build has made for its server (`buildServerIslands`). */
export function builtForms(buildDir: string): RenderForm {
  return async (kind, props) => {
    const file = join(buildDir, SERVER_ISLANDS_FOLDER, `${kind}.mjs`);
    const form: { hydrate: (props: object) => string } = await import(
      /* @vite-ignore */ pathToFileURL(file).href
    );
    return form.hydrate(props);
  };
}

/**
 * Makes the function that answers what a visitor asks the tool of a page: the page as it is finished,
 * with the tool's form and result in their place. Nothing of the page itself is rendered, and nothing
 * of the answer kept. It gives undefined for a page that runs React at once, which would need the
 * answer in its other copy, too.
 */
export function createToolAnswers(renderForm: RenderForm) {
  const cut = new WeakMap<FinishedAnswer, Map<ToolKind, ReturnType<typeof cutPage>>>();

  function cutOnce(page: FinishedAnswer, kind: ToolKind) {
    const known = cut.get(page) ?? new Map();
    cut.set(page, known);
    if (!known.has(kind)) known.set(kind, cutPage(page.text.toString(), kind));
    return known.get(kind);
  }

  return async function answerTool(
    page: FinishedAnswer,
    { kind, answers }: ToolQuestion,
  ): Promise<FinishedAnswer | undefined> {
    const parts = cutOnce(page, kind);
    if (parts === undefined) return undefined;
    const text =
      typeof parts === "string"
        ? parts
        : parts.before +
          escapeAttribute(`,"answers":${JSON.stringify(answers)}}`) +
          parts.between +
          (await renderForm(kind, { ...parts.props, answers })) +
          parts.after;
    return new FinishedAnswer(page.status, page.headers, Buffer.from(text), "one");
  };
}

/**
 * Cuts a page at the end of the island's props, which want one more, and around its form.
 * @returns the whole page where it has no such tool, and undefined where it runs React at once
 */
function cutPage(page: string, kind: ToolKind) {
  const html = withNoindex(page);
  const elements = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  if (elements.some(runsNext)) return undefined;
  const scripts = islandAddresses(kind).join(" ");
  const island = elements.find((element) => attributeOf(element, "data-scripts") === scripts);
  const { startTag, endTag } = island?.sourceCodeLocation ?? {};
  const attribute = island?.sourceCodeLocation?.attrs?.["data-props"];
  if (!island || !startTag || !endTag || !attribute) return html;
  // Without the brace that closes the props, and the quotation mark after it.
  const end = attribute.endOffset - 2;
  const props: object = JSON.parse(attributeOf(island, "data-props") ?? "{}");
  return {
    before: html.slice(0, end),
    props,
    between: html.slice(end + 1, startTag.endOffset),
    after: html.slice(endTag.startOffset),
  };
}

const ROBOTS = '<meta name="robots" content="noindex, follow"/>';

/** Whoever searches finds the page, not each of its answers. */
function withNoindex(html: string): string {
  const own = /<meta name="robots" content="[^"]*"\/>/;
  if (own.test(html)) return html.replace(own, ROBOTS);
  return html.replace(/(?=<link rel="canonical")|(?=<\/head>)/, ROBOTS);
}

const escapeAttribute = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
