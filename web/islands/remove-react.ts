import { parse } from "node-html-parser";
import { HYDRATES } from "./marks.ts";
import { BUILT_PATH, scriptAddress } from "./scripts.ts";

/** Selects the scripts that browsers run, and no blocks of data. */
const SCRIPTS = 'script:not([type="application/json"], [type="application/ld+json"])';

/** Selects the scripts of Next, which run React for the whole page. */
export const NEXT_SCRIPTS = `${SCRIPTS}[src^="/_next/static/"]`;

/** Selects what fetches scripts ahead. */
const PRELOADS = 'link[rel="modulepreload"], link[rel="preload"][as="script"]';

/** What Next's bundler is to run, and the second copy of the page, in parts. */
const KNOWN = [
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\(.+\);?$/s,
  /^\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)$/,
  /^self\.__next_f\.push\(\[1,".*"\]\)$/s,
];

/**
 * Takes out of a prerendered page of Next what only React needs: the scripts of the framework, and
 * the second copy of the page that they take it over from. A page with an island gets the hydration
 * script instead.
 * @param html a whole page, as Next renders it
 * @param path of the page, for the log
 * @returns undefined where the page has a script that is not known here, or is no page of Next's:
 * half of what React needs would be worse than all of it, so it is to be served as it is. The log
 * says so
 */
export function removeReact(html: string, path: string): string | undefined {
  const page = parse(html, { comment: true });
  // The site's own scripts need no React.
  const foreign = page.querySelectorAll(`${SCRIPTS}:not([src^="${BUILT_PATH}"]), ${PRELOADS}`);
  const isKnown = foreign.every(
    (element) =>
      element.matches(`${NEXT_SCRIPTS}, link`) ||
      (!element.hasAttribute("src") && KNOWN.some((known) => known.test(element.rawText))),
  );
  const body = page.querySelector("body");
  if (foreign.length === 0 || !isKnown || !body) {
    console.warn(
      `${path} is served with all of React: its markup is not known to @nordune/islands.`,
    );
    return undefined;
  }
  for (const element of foreign) element.remove();
  if (page.querySelector(`[${HYDRATES}]`)) {
    const hydrate = `<script src="${scriptAddress("hydrate")}" defer></script>`;
    body.insertAdjacentHTML("beforeend", hydrate);
  }
  return page.toString();
}

/** The texts of all scripts that stand in a page itself. */
export const inlineScripts = (html: string): string[] =>
  parse(html)
    .querySelectorAll(`${SCRIPTS}:not([src])`)
    .map(({ rawText }) => rawText);
