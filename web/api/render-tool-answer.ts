import { randomUUID } from "node:crypto";
import { PROPS, PROPS_AT } from "@nordune/islands/attributes";
import { propsJson } from "@nordune/islands/props-json";
import { scriptAddresses } from "@nordune/islands/scripts";
import { type HTMLElement, parse } from "node-html-parser";
import { type ComponentType, createElement } from "react";
// Next renders its pages with this one too, so it is in memory once.
import { renderToString } from "react-dom/server.edge";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { languageOf, pathIn, splitLanguage } from "#schemas/shared/languages.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import { TOOL_PARAMETER } from "#schemas/shared/tools/tool-query.ts";
import { isToolKind, type ToolKind, toolList } from "#schemas/tools/list.ts";
import { LanguageProvider } from "#web/components/language-context.ts";
import { addressOfEntries, type ToolRequest } from "#web/tools/entries.ts";
import { readToolRequest } from "#web/tools/read-tool-request.ts";
import { createOwnPageCache, fetchOwnPage } from "./own-page.ts";
import { fetchToolForm } from "./tool-props.ts";

/**
 * The places of a page that an answer fills: the props and the form of its tool, and the question in
 * links to other languages, so that the other page has the answer.
 */
type Place = "props" | "form" | "question";

/** A page with the tools in it, usually one. */
type ToolsPage = {
  tools: ReadonlyMap<ToolKind, CutPage>;
  /** The questions to tools that the page links to. */
  linked: ReadonlySet<string>;
  /** The HTML of a page without a tool. */
  untouched: Buffer | undefined;
};

/**
 * The HTML of a page, cut where an answer of one of its tools fills it. It is kept as bytes: as
 * strings, the pages of many answers would keep the garbage collector busy.
 */
type CutPage = readonly (Buffer | Place)[];

const readTools = createOwnPageCache<ToolsPage>(fetchOwnPage);
const readLinked = createOwnPageCache<ReadonlySet<string>>(fetchOwnPage);

/** The response to a visitor who has filled in a tool. */
export type ToolResponse = {
  status: number;
  html: Buffer;
  /** Whether the site itself asks this, so that many visitors get the response. */
  isCommon: boolean;
};

/**
 * What an address asks a tool of its page. A question whose tool the page does not have opens the tool
 * of the page and says that the link is not whole.
 * @param path of the page
 * @param read what was read of the address; undefined if it names no tool, or several
 * @returns undefined if the address names no tool and the page has none
 * @throws when the page does not arrive in time
 */
export async function questionOn(
  path: string,
  read: ToolRequest | undefined,
): Promise<ToolRequest | undefined> {
  const page = (await readTools(path, cutTools)).value;
  const [kind] = page?.tools.keys() ?? [];
  if (page === undefined || kind === undefined) return read;
  if (!read || !page.tools.has(read.kind)) return { kind, entries: {}, link: "cut" };
  // What the site links to is whole, whatever it begins with.
  return (await isCommonQuestion(path, read, page)) ? { ...read, link: undefined } : read;
}

/**
 * Renders a page with the answer of its tool. The page comes from Next as it is, and only the form
 * of the tool is rendered, with its result. The answer is not stored.
 * @param path of the page
 * @param asked as `questionOn` gives it
 * @throws when the page or its data does not arrive in time
 */
export async function renderToolAnswer(path: string, asked: ToolRequest): Promise<ToolResponse> {
  const { kind } = asked;
  const { status, text, value: page } = await readTools(path, cutTools);
  if (page === undefined) return { status, html: Buffer.from(text), isCommon: false };
  const cut = page.tools.get(kind);
  if (cut === undefined) {
    return { status: 200, html: page.untouched ?? Buffer.from(text), isCommon: false };
  }
  const data = await fetchToolForm(path, kind);
  if (!data) {
    const { status, text } = await fetchOwnPage(path);
    return { status, html: Buffer.from(withoutIndex(text).toString()), isCommon: false };
  }
  const { props } = data;
  const opened = data.opened(asked);
  // A link that may lack a part is handed on as one that does.
  const question = opened.link === "cut" ? { ...asked, link: opened.link } : asked;
  const { language } = splitLanguage(path);
  const form = renderToString(
    createElement(
      LanguageProvider,
      { value: languageOf(language) },
      createElement(await formOf(kind), { ...props, ...opened }),
    ),
  );
  const html = fill(cut, {
    props: attributeOf(props, opened),
    form: Buffer.from(form),
    question: Buffer.from(escapeAttribute(addressOfEntries("", question))),
  });
  return { status: 200, html, isCommon: await isCommonQuestion(path, asked, page) };
}

/**
 * Whether the page links to this question as a worked example, or the home page as a need. Then it
 * holds no entry of a visitor.
 */
async function isCommonQuestion(
  path: string,
  question: ToolRequest,
  { linked }: ToolsPage,
): Promise<boolean> {
  if (question.link === "cut") return false;
  const address = wholeAddress(path, question);
  if (linked.has(address)) return true;
  const home = pathIn(splitLanguage(path).language, fixedPath("homePage"));
  return (
    (await readLinked(home, (html) => linkedQuestions(parse(html)))).value?.has(address) ?? false
  );
}

/** The address of exactly these entries, without empty ones. */
const wholeAddress = (path: string, question: ToolRequest): string =>
  addressOfEntries(path, { ...question, link: undefined });

/** The questions to tools that a page links to, as addresses. */
function linkedQuestions(page: HTMLElement): ReadonlySet<string> {
  const addresses = page.querySelectorAll(`a[href*="?${TOOL_PARAMETER}="]`).flatMap((link) => {
    const { pathname, searchParams } = new URL(link.getAttribute("href") ?? "", siteUrl());
    const question = readToolRequest(searchParams);
    return question === undefined ? [] : [wholeAddress(pathname, question)];
  });
  return new Set(addresses);
}

/** The form component of a tool. Its folder has the name of the tool's kind. */
async function formOf(kind: ToolKind): Promise<ComponentType<object>> {
  const island: { Form: ComponentType<object> } = await import(
    `../tools/${kind}/${kind}.island.tsx`
  );
  return island.Form;
}

const NOINDEX = '<meta name="robots" content="noindex, follow"/>';

/** Marks the places to cut. They are random, so no content can contain them. */
const marks = { props: randomUUID(), form: randomUUID(), question: randomUUID() };
const places = new Map<string, Place>([
  [marks.props, "props"],
  [marks.form, "form"],
  [marks.question, "question"],
]);
const anyMark = new RegExp(`(${[...places.keys()].join("|")})`);

/** A page as an answer: search engines index the page itself, not each of its answers. */
function withoutIndex(html: string): HTMLElement {
  const page = parse(html, { comment: true });
  page.querySelector('meta[name="robots"]')?.remove();
  page.querySelector("head")?.insertAdjacentHTML("beforeend", NOINDEX);
  return page;
}

/** Cuts a page for each of its tools. */
function cutTools(html: string): ToolsPage {
  const page = withoutIndex(html);
  const kinds = Object.keys(toolList)
    .filter(isToolKind)
    .filter((kind) => islandOf(page, kind));
  const text = page.toString();
  return {
    tools: new Map(kinds.flatMap((kind) => cutPage(text, kind))),
    linked: linkedQuestions(page),
    untouched: kinds.length === 0 ? Buffer.from(text) : undefined,
  };
}

const islandOf = (page: HTMLElement, kind: ToolKind): HTMLElement | null =>
  page.querySelector(`[data-scripts="${scriptAddresses(kind).join(" ")}"]`);

/** Cuts a page at the places of the question, the props, and the form of a tool's island. */
function cutPage(html: string, kind: ToolKind): [ToolKind, CutPage][] {
  const page = parse(html, { comment: true });
  const island = islandOf(page, kind);
  if (!island) return [];
  island.removeAttribute(PROPS_AT);
  island.setAttribute(PROPS, marks.props).set_content(marks.form);
  for (const link of page.querySelectorAll("a[hreflang]")) {
    link.setAttribute("href", link.getAttribute("href") + marks.question);
  }
  const parts = page.toString().split(anyMark);
  return [[kind, parts.map((part) => places.get(part) ?? Buffer.from(part))]];
}

const EMPTY = Buffer.alloc(0);

/** The page with what an answer has for each place. */
const fill = (parts: CutPage, answer: Partial<Record<Place, Buffer>>): Buffer =>
  Buffer.concat(parts.map((part) => (Buffer.isBuffer(part) ? part : (answer[part] ?? EMPTY))));

/** The beginnings of attributes with a form's props, which are the same for each question. */
const begun = new WeakMap<object, Buffer>();

/**
 * The attribute with the props of a form, and with what was asked. Of a name that stands in both,
 * the last value counts. A form always has props of its own.
 */
function attributeOf(props: object, asked: object): Buffer {
  const known = begun.get(props);
  const begin = known ?? Buffer.from(escapeAttribute(`${propsJson(props).slice(0, -1)},`));
  if (!known) begun.set(props, begin);
  return Buffer.concat([begin, Buffer.from(escapeAttribute(propsJson(asked).slice(1)))]);
}

/** Escapes a text of tens of kilobytes. A pattern with a function takes ten times as long. */
const escapeAttribute = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
