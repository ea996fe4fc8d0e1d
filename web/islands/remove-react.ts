import { parse } from "parse5";
import {
  attributeOf,
  elementsOf,
  type HtmlElement,
  isScript,
  runsNext,
  textOf,
} from "./html-scripts.ts";
import { HYDRATES } from "./marks.ts";
import { BUILT_PATH, scriptAddress } from "./scripts.ts";

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
  const elements = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  const foreign = elements.filter((element) => !isOfPage(element));
  let taken = 0;
  let rest = "";
  for (const { sourceCodeLocation: place } of foreign) {
    rest += html.slice(taken, place?.startOffset);
    taken = place?.endOffset ?? taken;
  }
  rest += html.slice(taken);
  const end = rest.lastIndexOf("</body>");
  if (foreign.length === 0 || !foreign.every(isOfReact) || end < 0) {
    console.warn(
      `${path} is served with all of React: its markup is not known to @nordune/islands.`,
    );
    return undefined;
  }
  if (!elements.some((element) => attributeOf(element, HYDRATES) !== undefined)) return rest;
  const hydrate = `<script src="${scriptAddress("hydrate")}" defer></script>`;
  return rest.slice(0, end) + hydrate + rest.slice(end);
}

/** Everything but scripts, and what fetches them ahead; the site's own scripts need no React. */
function isOfPage(element: HtmlElement): boolean {
  const attribute = (name: string) => attributeOf(element, name);
  if (element.tagName !== "link") {
    return !isScript(element) || attribute("src")?.startsWith(BUILT_PATH) === true;
  }
  const isScriptsPreload = attribute("rel") === "preload" && attribute("as") === "script";
  return !isScriptsPreload && attribute("rel") !== "modulepreload";
}

function isOfReact(element: HtmlElement): boolean {
  if (element.sourceCodeLocation == null) return false;
  if (element.tagName === "link" || runsNext(element)) return true;
  const isInline = attributeOf(element, "src") === undefined;
  return isInline && KNOWN.some((known) => known.test(textOf(element)));
}
