import { type DefaultTreeAdapterTypes, parse, defaultTreeAdapter as tree } from "parse5";
import {
  attributesOf,
  type Element,
  elementsOf,
} from "#scripts/check-content/checks/page-model.ts";
import { renderPage } from "./rendered-pages.ts";

export { attributesOf, type Element, elementsOf };

/** Every element of the main part of the page at `path`, in its order. */
export async function pageElements(path: string): Promise<Element[]> {
  return elementsIn(await renderPage(path));
}

/** The same of a page that is rendered already. */
export const elementsIn = (html: string): Element[] => [...elementsOf(parse(html))];

/** @throws Error when the page has no element of this id */
export function byId(html: string, id: string): Element {
  const found = elementsIn(html).find((element) => attributeOf(element, "id") === id);
  if (found === undefined) throw new Error(`There is no ${id}.`);
  return found;
}

/** The elements below this one that have the tag. */
export const withTag = (element: Element, tagName: string): Element[] =>
  [...elementsOf(element)].filter((each) => each.tagName === tagName);

/** The value of an attribute, or undefined. */
export const attributeOf = (element: Element, name: string) => attributesOf(element).get(name);

/** The elements below this one that have the attribute. */
export function withAttribute(element: Element, name: string): Element[] {
  return [...elementsOf(element)].filter((each) => attributesOf(each).has(name));
}

/** All text in an element, but for that in elements which `isLeftOut` chooses. */
export function wordsIn(node: Element, isLeftOut: (element: Element) => boolean = () => false) {
  const text = (each: DefaultTreeAdapterTypes.ChildNode): string => {
    if (tree.isTextNode(each)) return each.value;
    if (!tree.isElementNode(each) || each.tagName === "script" || isLeftOut(each)) return "";
    return each.childNodes.map(text).join("");
  };
  return text(node).replaceAll(/\s+/g, " ").trim();
}
