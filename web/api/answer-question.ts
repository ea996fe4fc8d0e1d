import { randomUUID } from "node:crypto";
import { scriptAddresses } from "@nordune/islands/scripts";
import { LRUCache } from "lru-cache";
import { parse } from "node-html-parser";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import type { ToolKind } from "#schemas/shared/tools/tool-query.ts";
import type { ToolQuestion } from "#web/tools/answers.ts";
import { fetchOwnPage } from "./own-page.ts";

/** A page cut around its tool's form; null props where it has no such tool. */
type CutPage = { before: string; props: object | null; between: string; after: string };

/** The pages whose tools were asked last, each as it was at its ETag. */
const pages = new LRUCache<string, { etag: string; cut: CutPage }>({ max: 50 });

/** What a question is answered with. */
export type Answer = { status: number; html: string };

/**
 * Answers what a visitor asks the tool of a page: the page as Next has it, with the tool's form and
 * result in their place. Nothing else of the page is rendered, and nothing of the answer is kept. The
 * island on the page carries all that its form is rendered with.
 * @param path of the page
 * @throws when the page does not come within its time
 */
export async function answerQuestion(path: string, question: ToolQuestion): Promise<Answer> {
  const { kind, answers } = question;
  const key = `${kind} ${path}`;
  const known = pages.get(key);
  const page = await fetchOwnPage(path, known?.etag);
  const isSame = page.status === 304 && known !== undefined;
  if (!isSame && page.status !== 200) return { status: page.status, html: page.html };
  const cut = isSame ? known.cut : cutPage(page.html, kind);
  if (!isSame && page.etag) pages.set(key, { etag: page.etag, cut });
  const { before, props, between, after } = cut;
  if (props === null) return { status: 200, html: before };
  const asked = { ...props, answers };
  const form = renderToString(createElement(await formOf(kind), asked));
  const html = before + escapeAttribute(JSON.stringify(asked)) + between + form + after;
  return { status: 200, html };
}

/** The form of a tool: its folder bears the name of its kind. */
async function formOf(kind: ToolKind): Promise<ComponentType<object>> {
  const island: { Form: ComponentType<object> } = await import(
    `../tools/${kind}/${kind}.island.tsx`
  );
  return island.Form;
}

const NOINDEX = '<meta name="robots" content="noindex, follow"/>';

/** Marks where to cut; no content can have it. */
const CUT = randomUUID();

/** Cuts a page around its island's props, and around its form. */
function cutPage(html: string, kind: ToolKind): CutPage {
  const page = parse(html, { comment: true });
  // Whoever searches finds the page, not each of its answers.
  page.querySelector('meta[name="robots"]')?.remove();
  page.querySelector("head")?.insertAdjacentHTML("beforeend", NOINDEX);
  const island = page.querySelector(`[data-scripts="${scriptAddresses(kind).join(" ")}"]`);
  const props: object | null = JSON.parse(island?.getAttribute("data-props") ?? "null");
  island?.setAttribute("data-props", CUT).set_content(CUT);
  const [before = "", between = "", after = ""] = page.toString().split(CUT);
  return { before, props, between, after };
}

const escapeAttribute = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
