import { type DefaultTreeAdapterTypes, parse } from "parse5";

export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** Types of a `script` that browsers do not run. */
const DATA = /^application\/(ld\+)?json$/;

/** Every element of a document, in the order of its source. What a `noscript` holds is text. */
export function* elementsOf(node: DefaultTreeAdapterTypes.Node): Generator<HtmlElement> {
  if ("tagName" in node) yield node;
  if ("childNodes" in node) for (const child of node.childNodes) yield* elementsOf(child);
}

export function attributeOf(element: HtmlElement, name: string): string | undefined {
  return element.attrs.find((attribute) => attribute.name === name)?.value;
}

/** All between the tags of a script. */
export function textOf(element: HtmlElement): string {
  return element.childNodes.map((node) => ("value" in node ? node.value : "")).join("");
}

/** Is this element a script that browsers run, and no block of data? */
export function isScript(element: HtmlElement): boolean {
  return element.tagName === "script" && !DATA.test(attributeOf(element, "type") ?? "");
}

/** Where Next's scripts are. */
const CHUNKS = "/_next/static/";

/** Is this a script of Next's, which runs React for the whole page? */
export function runsNext(element: HtmlElement): boolean {
  return isScript(element) && attributeOf(element, "src")?.startsWith(CHUNKS) === true;
}

/** The texts of all scripts that stand in a page itself. */
export function inlineScripts(html: string): string[] {
  return [...elementsOf(parse(html))]
    .filter((element) => isScript(element) && attributeOf(element, "src") === undefined)
    .map(textOf);
}
