import { parse } from "parse5";
import { BUILT_PATH } from "#web/browser-scripts/scripts.ts";
import { scriptJson } from "#web/lib/script-json.ts";
import { contentHash } from "#web/serving/encodings.ts";
import {
  attributeOf,
  elementsOf,
  type HtmlElement,
  isScript,
  textOf,
} from "#web/serving/html-scripts.ts";
import { CHUNKS, ISLAND_ID, type Island } from "./island.ts";
import { WAKES_REACT } from "./wakes-react.ts";

/** A page that leaves without React, and what React needs to take it over later. */
export type SleepingPage = {
  html: string;
  /**
   * The page as React's server describes it to the browser: the text of Next's flight format, and
   * its name. Undefined where nothing in the page ever needs React.
   */
  copy: { hash: string; text: string } | undefined;
};

/** What a piece of Next's markup is to a page that sleeps. */
type Piece =
  | { is: "document" }
  | { is: "needless" }
  | { is: "chunk"; address: string }
  | { is: "copy"; text: string }
  | { is: "bootstrap"; call: Island["bootstrap"] }
  | { is: "unknown" };

const BOOTSTRAP =
  /^\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((.+)\);?$/s;
const COPY_START = "(self.__next_f=self.__next_f||[]).push([0])";
const COPY_PART = /^self\.__next_f\.push\(\[1,(".*")\]\)$/s;

/**
 * Takes out of a prerendered page of Next what only React needs: the scripts of the framework, and
 * the second copy of the page that they take it over from. The page gets the waking script instead.
 * @param html a whole page, as Next renders it
 * @param wakingScript address of the script that wakes React
 * @returns undefined where the page has no copy, or a script that is not known here: half of what
 * React needs would be worse than all of it, so such a page is to be served as it is
 */
export function putToSleep(html: string, wakingScript: string): SleepingPage | undefined {
  const found = [...elementsOf(parse(html, { sourceCodeLocationInfo: true }))];
  const scripts: string[] = [];
  let text = "";
  let bootstrap: Island["bootstrap"] | undefined;
  let awake = 0;
  let rest = "";
  for (const element of found) {
    const { sourceCodeLocation: place } = element;
    const piece = pieceOf(element);
    if (piece.is === "document") continue;
    if (piece.is === "unknown" || !place) return undefined;
    if (piece.is === "chunk") scripts.push(piece.address);
    if (piece.is === "copy") text += piece.text;
    if (piece.is === "bootstrap") bootstrap = piece.call;
    rest += html.slice(awake, place.startOffset);
    awake = place.endOffset;
  }
  rest += html.slice(awake);
  const end = rest.lastIndexOf("</body>");
  if (text === "" || bootstrap === undefined || end < 0) return undefined;
  if (!found.some((element) => attributeOf(element, WAKES_REACT) !== undefined)) {
    return { html: rest, copy: undefined };
  }
  const hash = contentHash(text);
  const island: Island = { copy: hash, scripts: [...new Set(scripts)], bootstrap };
  const waking = `<script type="application/json" id="${ISLAND_ID}">${scriptJson(island)}</script><script src="${wakingScript}" defer></script>`;
  return { html: rest.slice(0, end) + waking + rest.slice(end), copy: { hash, text } };
}

function pieceOf(element: HtmlElement): Piece {
  const attribute = (name: string) => attributeOf(element, name);
  if (element.tagName === "link") {
    const isForScript =
      (attribute("rel") === "preload" && attribute("as") === "script") ||
      attribute("rel") === "modulepreload";
    return { is: isForScript ? "needless" : "document" };
  }
  if (!isScript(element)) return { is: "document" };
  const address = attribute("src");
  // The site's own script, which needs no React.
  if (address?.startsWith(BUILT_PATH)) return { is: "document" };
  // For browsers without modules, which the waking script does not know either.
  if (attribute("nomodule") !== undefined) return { is: "needless" };
  if (address?.startsWith(CHUNKS)) return { is: "chunk", address };
  return address === undefined ? inlinePiece(textOf(element)) : { is: "unknown" };
}

function inlinePiece(text: string): Piece {
  if (text === COPY_START) return { is: "needless" };
  const part = COPY_PART.exec(text)?.[1];
  if (part !== undefined) return { is: "copy", text: String(JSON.parse(part)) };
  const call = BOOTSTRAP.exec(text)?.[1];
  return call === undefined ? { is: "unknown" } : { is: "bootstrap", call: JSON.parse(call) };
}
