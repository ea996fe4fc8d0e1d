import { parse } from "parse5";
import { BUILT_PATH } from "#web/lib/browser-scripts/scripts.ts";
import { HYDRATES } from "#web/lib/island-marks.ts";
import {
  attributeOf,
  elementsOf,
  type HtmlElement,
  isScript,
  runsNext,
  textOf,
} from "./html-scripts.ts";

/** What a piece of Next's markup is to a page without React. */
type Piece = "document" | "needless" | "unknown";

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
 * @param options the page's path, for the log, and the address of the script that hydrates it
 * @returns undefined where the page has a script that is not known here, or is no page of Next's:
 * half of what React needs would be worse than all of it, so it is to be served as it is. The log
 * says so
 */
export function removeReact(
  html: string,
  { path, hydrateScript }: { path: string; hydrateScript: string },
): string | undefined {
  const found = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  let isNexts = false;
  let taken = 0;
  let rest = "";
  for (const element of found) {
    const { sourceCodeLocation: place } = element;
    const piece = pieceOf(element);
    if (piece === "document") continue;
    if (piece === "unknown" || !place) return leaveReact(path);
    isNexts = true;
    rest += html.slice(taken, place.startOffset);
    taken = place.endOffset;
  }
  rest += html.slice(taken);
  const end = rest.lastIndexOf("</body>");
  if (!isNexts || end < 0) return leaveReact(path);
  if (!found.some((element) => attributeOf(element, HYDRATES) !== undefined)) return rest;
  return `${rest.slice(0, end)}<script src="${hydrateScript}" defer></script>${rest.slice(end)}`;
}

function leaveReact(path: string): undefined {
  console.warn(
    `${path} is served with all of React: its markup is not known to web/server/remove-react.ts.`,
  );
}

function pieceOf(element: HtmlElement): Piece {
  const attribute = (name: string) => attributeOf(element, name);
  if (element.tagName === "link") {
    const isForScript =
      (attribute("rel") === "preload" && attribute("as") === "script") ||
      attribute("rel") === "modulepreload";
    return isForScript ? "needless" : "document";
  }
  if (!isScript(element)) return "document";
  const address = attribute("src");
  // The site's own script, which needs no React.
  if (address?.startsWith(BUILT_PATH)) return "document";
  if (runsNext(element)) return "needless";
  const isKnown = address === undefined && KNOWN.some((known) => known.test(textOf(element)));
  return isKnown ? "needless" : "unknown";
}
