import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuiltScripts } from "@nordune/islands/scripts";
import { HeadManagerContext } from "next/dist/shared/lib/head-manager-context.shared-runtime.js";
import {
  type ComponentProps,
  createElement,
  Fragment,
  type FunctionComponent,
  type ReactNode,
} from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { prerender } from "react-dom/static";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { ENGLISH, type LanguageId, languageOf } from "#schemas/shared/languages.ts";
import { REGISTER_PAGE } from "#schemas/shared/lists.ts";
import { isRecord } from "#schemas/shared/record.ts";
import type { PageType } from "#schemas/shared/routes.ts";
import { pageAt, pathOf } from "#schemas/shared/routes.ts";
import type { ContentReader } from "#web/content/content-reader.ts";
import type { pageDefinitions } from "#web/content/page-definitions.ts";
import { PageContexts } from "#web/page/page-contexts.tsx";
import type { PageData } from "#web/page/page-data.ts";
import type { ToolRequest } from "#web/tools/entries.ts";
import { stateOfLake } from "./seeded-lake.ts";

const SITE = join(import.meta.dirname, "../../web");

/** Every script and island of the site, by its name, with its path. */
const scripts = globSync("**/*.{script.ts,island.tsx}", { cwd: SITE }).map((file) => {
  const [name = ""] = basename(file).split(".");
  return [name, [`/built/${name}.js`]] as const;
});
const builtScripts: BuiltScripts = {
  scripts: { ...Object.fromEntries(scripts), hydrate: ["/built/hydrate.js"] },
};
process.env.BUILT_SCRIPTS = JSON.stringify(builtScripts);
process.env.SITE_BUILD = "build";

type Table = typeof pageDefinitions;
type PageModule<Type extends PageType> = { default: FunctionComponent<PageData<Table[Type]>> };

/** The file that Next renders for a type of page. */
function pageFile<Type extends PageType>(type: Type): Promise<PageModule<Type>> {
  const files: Partial<Record<PageType, string>> = {
    homePage: "index",
    freeZonesPage: "free-zones/index",
    freePage: "[...slug]",
  };
  const file = files[type] ?? pathOf({ _type: type, slug: "[slug]" }) ?? "";
  return import(pathToFileURL(join(SITE, "pages", `${file}.tsx`)).href);
}

/** HTML of an element, with everything that it waits for, and what it adds to the head. */
async function partsOf(element: ReactNode): Promise<{ head: string; body: string }> {
  let head: ReactNode[] = [];
  const manager = {
    mountedInstances: new Set(),
    updateHead: (state: ReactNode[]) => {
      head = state;
    },
  };
  const { prelude } = await prerender(
    createElement(HeadManagerContext.Provider, { value: manager }, element),
  );
  const body = await new Response(prelude).text();
  return { head: renderToStaticMarkup(createElement(Fragment, null, ...head)), body };
}

/** HTML of an element, with everything that it waits for, preceded by what it adds to the head. */
export async function htmlOf(element: ReactNode): Promise<string> {
  const { head, body } = await partsOf(element);
  return head + body;
}

/** The readers of each state of a lake, by language and day. A reader sends each query once. */
const readers = new WeakMap<object, Map<string, ContentReader>>();

/** What a visitor sees of the lake's current content in a language. */
export async function currentReader(language: LanguageId = ENGLISH): Promise<ContentReader> {
  const { siteContent } = await import("#web/content/store/site-content.ts");
  const { publishedReader } = await import("#web/content/content-reader.ts");
  const content = siteContent();
  content.clearCache();
  const state = stateOfLake();
  // What a process stores is as old as its last refresh, whatever the lake holds.
  if (state === undefined || content.store !== undefined) return publishedReader(language);
  const ofState = readers.get(state) ?? new Map<string, ContentReader>();
  readers.set(state, ofState);
  const key = `${language} ${dubaiDay()}`;
  const reader = ofState.get(key) ?? publishedReader(language);
  ofState.set(key, reader);
  return reader;
}

/** What an editor sees. @param perspective as the Studio names it */
export async function editorsReader(perspective = "drafts"): Promise<ContentReader> {
  await currentReader();
  const { draftReader } = await import("#web/content/drafts/fetch-draft.ts");
  return draftReader(perspective.split(","));
}

type Rendering = {
  /** The visitor's one, without a perspective. */
  reader?: ContentReader;
  /** A visitor's query to a tool of the page. */
  asked?: ToolRequest | undefined;
};

type AddressedPage<Type extends PageType> = { type: Type; slug?: string | undefined };

function pageTypeAt(path: string) {
  const page = pageAt(path);
  if (page === undefined) throw new Error(`No page can live at ${path}.`);
  return page;
}

/** HTML of the page's main part, rendered on the server. */
export async function renderPage(path: string, rendering: Rendering = {}): Promise<string> {
  return renderType(pageTypeAt(path), rendering);
}

/** The data that Next stores with the page, as JSON. */
export async function pageDataAt(path: string, reader?: ContentReader): Promise<string> {
  return JSON.stringify({ pageProps: await dataOf(pageTypeAt(path), reader) });
}

async function dataOf<Type extends PageType>(
  { type, slug }: AddressedPage<Type>,
  reader?: ContentReader,
): Promise<PageData<Table[Type]>> {
  const { fetchPageData } = await import("#web/page/page-data.ts");
  const { fetchRegister } = await import("#web/content/fetch-figures.ts");
  const { pageDefinitions: table } = await import("#web/content/page-definitions.ts");
  const data = await fetchPageData<Table[Type]>(reader ?? (await currentReader()), table[type], {
    slug,
    fetchRegister: type === REGISTER_PAGE ? fetchRegister : undefined,
  });
  if (data === null) throw new Error(`There is no page of the type ${type} at ${slug}.`);
  return data;
}

async function renderType<Type extends PageType>(
  page: AddressedPage<Type>,
  { reader, asked }: Rendering,
): Promise<string> {
  const { default: Page } = await pageFile(page.type);
  const data = await dataOf(page, reader);
  const element = createElement<PageData<Table[Type]>>(Page, { ...data, asked: asked ?? null });
  return htmlOf(onPage(data, element));
}

/** HTML of a page's tool alone. To render and parse the page around it takes several times as long. */
export async function renderTool(path: string, { reader, asked }: Rendering = {}): Promise<string> {
  const { type, slug } = pageTypeAt(path);
  if (type !== "service" && type !== "freeZonesPage" && type !== "taxBenefitsPage") {
    throw new Error(`A page of the type ${type} has no tool.`);
  }
  const data = await dataOf({ type, slug }, reader);
  const { PageTool } = await import("#web/tools/page-tool.tsx");
  const { content, site } = data;
  const tool = { page: content, path: data.path, settings: site.settings, asked };
  return htmlOf(onPage(data, createElement(PageTool, tool)));
}

/** The whole document of a page, as web/pages/_document.tsx writes it. */
export async function renderDocument(path: string, rendering: Rendering = {}): Promise<string> {
  return renderWhole(pageTypeAt(path), rendering);
}

async function renderWhole<Type extends PageType>(
  page: AddressedPage<Type>,
  { reader, asked }: Rendering,
): Promise<string> {
  const [{ default: App }, { default: Page }] = await Promise.all([
    import("#web/pages/_app.tsx"),
    pageFile(page.type),
  ]);
  const data = await dataOf(page, reader);
  const content = () =>
    createElement<PageData<Table[Type]>>(Page, { ...data, asked: asked ?? null });
  const { head, body } = await partsOf(createElement(App, { Component: content, pageProps: data }));
  const { tag } = languageOf(data.language);
  return `<!DOCTYPE html><html lang="${tag}"><head>${head}</head><body><div id="__next">${body}</div></body></html>`;
}

/** A part of a page, within the context of its page. */
export const onPage = (data: ComponentProps<typeof PageContexts>, children: ReactNode) =>
  createElement(PageContexts, data, children);

/** HTML of the frame around every page, and of the error pages. */
export async function renderFrame({ reader: given }: Pick<Rendering, "reader"> = {}) {
  const [{ Header }, { Footer }, { CookieBanner }, data, notFound, offline, failure] =
    await Promise.all([
      import("#web/shell/header.tsx"),
      import("#web/shell/footer.tsx"),
      import("#web/shell/cookie-banner.tsx"),
      import("#web/page/frame-data.ts"),
      import("#web/pages/404.tsx"),
      import("#web/pages/offline.tsx"),
      import("#web/pages/500.tsx"),
    ]);
  const reader = given ?? (await currentReader());
  const unknown = await data.fetchNotFoundData(reader);
  const { settings, navigation } = unknown.site;
  const parts = [
    createElement(Header, { navigation, settings }),
    createElement(Footer, { navigation, settings }),
    createElement(CookieBanner, { isAsked: true, banner: settings.cookieBanner }),
    createElement(notFound.default, unknown),
    createElement(offline.default, await data.fetchScreenData(reader, "offlineScreen")),
    createElement(failure.default, await data.fetchScreenData(reader, "errorScreen")),
  ];
  return htmlOf(onPage(unknown, createElement(Fragment, null, ...parts)));
}

/** The text of a page without markup. */
export const textOf = (html: string) =>
  decoded(html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ""));

const decoded = (html: string) =>
  html
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");

/** Shown on pages that link to this one, or computed. */
const ELSEWHERE = ["card", "menuLabel", "founder", "family"];

/** The visible parts of a value: texts of two words or more, and figures. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /\s|^figure-/.test(value) ? [value.trim()] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  const shown = Object.entries(value).filter(([name]) => !ELSEWHERE.includes(name));
  return shown.flatMap(([, each]) => textsIn(each));
}

/** How often a page contains a text: in words, a figure or an alternative text. */
export const countOf = (html: string) => {
  const whole = decoded(html);
  return (text: string) => whole.split(text).length - 1;
};

/** The targets of a page's related links. */
export function readOnOf(html: string): string[] {
  const [, list = ""] = html.split(">Read on</h2>");
  const [links = ""] = list.split("</ul>");
  return [...links.matchAll(/href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
}
