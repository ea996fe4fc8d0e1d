import { randomUUID } from "node:crypto";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { SERVER_ISLANDS_FOLDER, scriptAddresses } from "@nordune/islands/scripts";
import { NEXT_SCRIPTS } from "@nordune/islands/server";
import { parse } from "node-html-parser";
import type { ToolKind } from "#schemas/shared/tools/tool-query.ts";
import type { ToolQuestion } from "#web/tools/answers.ts";
import { type FinishedAnswer, finishedAnswer } from "./finished-answer.ts";

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
    const { props, before, between = "", after = "" } = parts;
    let text = before;
    if (props !== null) {
      const asked = { ...props, answers };
      text +=
        escapeAttribute(JSON.stringify(asked)) + between + (await renderForm(kind, asked)) + after;
    }
    return finishedAnswer(page.status, page.headers, Buffer.from(text), "one");
  };
}

const NOINDEX = '<meta name="robots" content="noindex, follow">';

/** Marks where to cut; no content can have it. */
const CUT = randomUUID();

/**
 * Cuts a page around its island's props, and around its form.
 * @returns the whole page where it has no such tool, and undefined where it runs React at once
 */
function cutPage(html: string, kind: ToolKind) {
  const page = parse(html, { comment: true });
  if (page.querySelector(NEXT_SCRIPTS)) return undefined;
  // Whoever searches finds the page, not each of its answers.
  const own = page.querySelector('meta[name="robots"]');
  const place = own ?? page.querySelector('link[rel="canonical"]');
  if (place) place.insertAdjacentHTML("beforebegin", NOINDEX);
  else page.querySelector("head")?.insertAdjacentHTML("beforeend", NOINDEX);
  own?.remove();
  const island = page.querySelector(`[data-scripts="${scriptAddresses(kind).join(" ")}"]`);
  const props: object | null = JSON.parse(island?.getAttribute("data-props") ?? "null");
  island?.setAttribute("data-props", CUT).set_content(CUT);
  const [before = "", between, after] = page.toString().split(CUT);
  return { props, before, between, after };
}

const escapeAttribute = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
