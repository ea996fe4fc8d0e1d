import { randomUUID } from "node:crypto";
import { PROPS, PROPS_AT } from "@nordune/islands/attributes";
import { scriptAddresses } from "@nordune/islands/scripts";
import { parse } from "node-html-parser";
import { type ComponentType, createElement } from "react";
import { renderToString } from "react-dom/server";
import { languageOf, splitLanguage } from "#schemas/shared/languages.ts";
import type { ToolKind } from "#schemas/tools/list.ts";
import { LanguageProvider } from "#web/components/language-context.ts";
import type { ToolRequest } from "#web/tools/entries.ts";
import { createOwnPageCache, fetchOwnPage } from "./own-page.ts";
import { fetchToolProps } from "./tool-props.ts";

/** The HTML of a page, cut around the form of its tool. `form` is undefined without such a tool. */
type CutPage = { before: string; form?: { between: string; after: string } };

const readCut = createOwnPageCache<CutPage>(fetchOwnPage);

/** The response to a visitor who has filled in a tool. */
export type ToolResponse = { status: number; html: string };

/**
 * Renders a page with the answer of its tool. The page comes from Next as it is, and only the form
 * of the tool is rendered, with its result. The answer is not stored.
 * @param path of the page
 * @throws when the page or its data does not arrive in time
 */
export async function renderToolAnswer(path: string, question: ToolRequest): Promise<ToolResponse> {
  const { kind, entries } = question;
  const page = await readCut(path, (html) => cutPage(html, kind), kind);
  const cut = page.value;
  if (cut === undefined) return { status: page.status, html: page.text };
  const props = cut.form && (await fetchToolProps(path, kind));
  if (cut.form === undefined || !props) return { status: 200, html: cut.before };
  const asked = { ...props, entries };
  const { language } = splitLanguage(path);
  const form = renderToString(
    createElement(
      LanguageProvider,
      { value: languageOf(language) },
      createElement(await formOf(kind), asked),
    ),
  );
  const { between, after } = cut.form;
  const html = cut.before + escapeAttribute(JSON.stringify(asked)) + between + form + after;
  return { status: 200, html };
}

/** The form component of a tool. Its folder has the name of the tool's kind. */
async function formOf(kind: ToolKind): Promise<ComponentType<object>> {
  const island: { Form: ComponentType<object> } = await import(
    `../tools/${kind}/${kind}.island.tsx`
  );
  return island.Form;
}

const NOINDEX = '<meta name="robots" content="noindex, follow"/>';

/** Marks the places to cut. It is random, so no content can contain it. */
const CUT = randomUUID();

/** Cuts a page around the place of the props, and around the form of its island. */
function cutPage(html: string, kind: ToolKind): CutPage {
  const page = parse(html, { comment: true });
  // Search engines index the page itself, not each of its answers.
  page.querySelector('meta[name="robots"]')?.remove();
  page.querySelector("head")?.insertAdjacentHTML("beforeend", NOINDEX);
  const island = page.querySelector(`[data-scripts="${scriptAddresses(kind).join(" ")}"]`);
  island?.removeAttribute(PROPS_AT);
  island?.setAttribute(PROPS, CUT).set_content(CUT);
  const [before = "", between, after] = page.toString().split(CUT);
  if (between === undefined || after === undefined) return { before };
  return { before, form: { between, after } };
}

const escapeAttribute = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
