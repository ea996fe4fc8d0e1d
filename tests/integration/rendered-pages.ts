import { globSync } from "node:fs";
import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { BuiltScripts } from "@nordune/islands/scripts";
import { createElement, Fragment, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import { isRecord } from "#schemas/shared/record.ts";
import type { PageType } from "#schemas/shared/routes.ts";
import { FREE_PAGES_PATH, pageAt, pathOf } from "#schemas/shared/routes.ts";

const SITE = join(import.meta.dirname, "../../web");

/** Every script and island of the site, by its name, with its path. */
const scripts = globSync("**/*.{script.ts,island.tsx}", { cwd: SITE }).map((file) => {
  const [name = ""] = basename(file).split(".");
  return [name, [`/built/${name}.js`]] as const;
});
const builtScripts: BuiltScripts = { scripts: Object.fromEntries(scripts) };
process.env.BUILT_SCRIPTS = JSON.stringify(builtScripts);

type PageModule = {
  default: (props: { params: Promise<{ slug?: string }> }) => Promise<ReactNode>;
};

/** The file that Next renders for a type of page. */
function pageFile(type: PageType): Promise<PageModule> {
  const route =
    type === "freePage"
      ? `${FREE_PAGES_PATH}/[...slug]`
      : (pathOf({ _type: type, slug: "[slug]" }) ?? "");
  return import(pathToFileURL(join(SITE, "app", route, "page.tsx")).href);
}

/** HTML of an element, with everything that it waits for. */
export async function htmlOf(element: ReactNode): Promise<string> {
  const { prelude } = await prerender(element);
  return new Response(prelude).text();
}

/** HTML of the main part of the page at `path`, as the server renders it. */
export async function renderPage(path: string): Promise<string> {
  const page = pageAt(path);
  if (page === undefined) throw new Error(`No page can live at ${path}.`);
  const { default: Page } = await pageFile(page.type);
  const { type: _type, ...params } = page;
  return htmlOf(await Page({ params: Promise.resolve(params) }));
}

/** HTML of what stands around every page, and of the pages for failures. */
export async function renderFrame(): Promise<string> {
  const [{ Header }, { Footer }, { CookieBanner }, { fetchSite }, notFound, offline] =
    await Promise.all([
      import("#web/components/shell/header.tsx"),
      import("#web/components/shell/footer.tsx"),
      import("#web/components/shell/cookie-banner.tsx"),
      import("#web/content/fetch-site.ts"),
      import("#web/app/not-found.tsx"),
      import("#web/app/offline/page.tsx"),
    ]);
  const { settings, navigation } = await fetchSite();
  const parts = [
    createElement(Header, { navigation, settings }),
    createElement(Footer, { navigation, settings }),
    createElement(CookieBanner, { isAsked: true, banner: settings.cookieBanner }),
    await notFound.default(),
    await offline.default(),
  ];
  return htmlOf(createElement(Fragment, null, ...parts));
}

/** The words of a page, without its markup. */
export const textOf = (html: string) =>
  decoded(html.replaceAll(/<script.*?<\/script>|<[^>]*>/gs, ""));

const decoded = (html: string) =>
  html
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");

/** Shown by the pages that lead to this one, or reckoned. */
const ELSEWHERE = ["card", "menuLabel", "when"];

/** What visitors get of a value of the content: its texts of two words or more, and its figures. */
export function textsIn(value: unknown): string[] {
  if (typeof value === "string") return /\s|^figure-/.test(value) ? [value.trim()] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isRecord(value)) return [];
  const shown = Object.entries(value).filter(([name]) => !ELSEWHERE.includes(name));
  return shown.flatMap(([, each]) => textsIn(each));
}

/** How often a text is on a page, be it words, a figure or the text of a picture. */
export const countOf = (html: string) => {
  const whole = decoded(html);
  return (text: string) => whole.split(text).length - 1;
};

/** Where the links under "Read on" of a page lead. */
export function readOnOf(html: string): string[] {
  const [, list = ""] = html.split(">Read on</h2>");
  const [links = ""] = list.split("</ul>");
  return [...links.matchAll(/href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);
}
