import { AppRouterContext } from "next/dist/shared/lib/app-router-context.shared-runtime.js";
import { createElement, type ReactNode } from "react";
import { prerender } from "react-dom/static";
import type { PageType } from "#schemas/shared/routes.ts";
import { pageAt } from "#schemas/shared/routes.ts";
import type { BuiltScripts } from "#web/lib/browser-scripts/scripts.ts";

const BUILT_SCRIPTS: BuiltScripts = {
  scripts: {
    shell: "/built/shell.js",
    waking: "/built/waking.js",
    "home-countries": "/built/home-countries.js",
  },
  islands: {
    consultation: ["/built/consultation.js"],
    "email-capture": ["/built/capture.js"],
    "tax-estimate": ["/built/tax-estimate.js"],
    "visa-route": ["/built/visa-route.js"],
    "day-counter": ["/built/day-counter.js"],
    "move-plan": ["/built/move-plan.js"],
    "zone-finder": ["/built/zone-finder.js"],
  },
};
process.env.BUILT_SCRIPTS = JSON.stringify(BUILT_SCRIPTS);

type PageModule = {
  default: (props: { params: Promise<{ slug?: string }> }) => Promise<ReactNode>;
};

/** The file of every page type; a type without one does not compile. */
const pageFiles: Record<PageType, () => Promise<PageModule>> = {
  homePage: () => import("#web/app/page.tsx"),
  freeZonesPage: () => import("#web/app/free-zones/page.tsx"),
  taxBenefitsPage: () => import("#web/app/free-zones/tax-benefits/page.tsx"),
  advantagesPage: () => import("#web/app/uae-advantages/page.tsx"),
  aboutPage: () => import("#web/app/about/page.tsx"),
  contactPage: () => import("#web/app/contact/page.tsx"),
  cookiePolicyPage: () => import("#web/app/cookie-policy/page.tsx"),
  service: () => import("#web/app/services/[slug]/page.tsx"),
  emirate: () => import("#web/app/free-zones/[slug]/page.tsx"),
  advantage: () => import("#web/app/advantages/[slug]/page.tsx"),
};

const noRouter = {
  back() {},
  forward() {},
  prefetch() {},
  push() {},
  refresh() {},
  replace() {},
  bfcacheId: "",
};

/** HTML of an element, with everything that it waits for. */
export async function htmlOf(element: ReactNode): Promise<string> {
  const tree = createElement(AppRouterContext, { value: noRouter }, element);
  const { prelude } = await prerender(tree);
  return new Response(prelude).text();
}

/** HTML of the main part of the page at `path`, as the server renders it. */
export async function renderPage(path: string): Promise<string> {
  const page = pageAt(path);
  if (page === undefined) throw new Error(`No page can live at ${path}.`);
  const { default: Page } = await pageFiles[page.type]();
  const { type: _type, ...params } = page;
  return htmlOf(await Page({ params: Promise.resolve(params) }));
}

/** The words of a page, without its markup. */
export const textOf = (html: string) =>
  html
    .replaceAll(/<script.*?<\/script>|<[^>]*>/gs, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&quot;", '"')
    .replaceAll("&gt;", ">")
    .replaceAll("&lt;", "<")
    .replaceAll("&amp;", "&");
