import { JSDOM } from "jsdom";
import { english } from "#schemas/shared/languages.ts";
import { readableDay } from "#web/lib/readable-day.ts";
import { renderFrame, renderPage } from "./rendered-pages.ts";

const { DOMParser } = new JSDOM().window;
const SHOW_TEXT = 4;

let last = { html: "", document: new DOMParser().parseFromString("", "text/html") };

/** Parses HTML once, because tests read several things from one page. */
export function documentOf(html: string): Document {
  if (last.html !== html) {
    last = { html, document: new DOMParser().parseFromString(html, "text/html") };
  }
  return last.document;
}

/** The main part of the page at `path`. */
export const pageDocument = async (path: string) => documentOf(await renderPage(path));

/** The elements of a selector, in document order. */
export const all = (within: ParentNode, selector: string): Element[] => [
  ...within.querySelectorAll(selector),
];

/** @throws Error when the selector matches nothing */
export function one(within: ParentNode, selector: string): Element {
  const found = within.querySelector(selector);
  if (found === null) throw new Error(`There is no ${selector}.`);
  return found;
}

/** An attribute of each matching element that has it. */
export const valuesOf = (within: ParentNode, attribute: string, selector = ""): string[] =>
  all(within, `${selector}[${attribute}]`).map((each) => each.getAttribute(attribute) ?? "");

/** All text in an element, without scripts or what another selector excludes. */
export function wordsIn(element: Element, leftOut = "script"): string {
  const walker = element.ownerDocument.createTreeWalker(element, SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { nodeValue, parentElement } = walker.currentNode;
    if (parentElement?.closest(leftOut) === null) texts.push(nodeValue ?? "");
  }
  return texts.join("").replaceAll(/\s+/g, " ").trim();
}

/** Links with their words and addresses, as "Dubai /free-zones/dubai". */
export const linksIn = (within: ParentNode, selector = "a"): string[] =>
  all(within, selector).map((link) => `${wordsIn(link)} ${link.getAttribute("href")}`);

/** A name in a menu, and its links. */
type Menu = [name: string, links: string[]];

/** The menus of the header and the mobile menu for visitors. */
export async function menusOf(): Promise<{ header: Menu[]; mobile: Menu[] }> {
  const frame = documentOf(await renderFrame());
  const menusIn = (menus: string, name: string) =>
    all(frame, menus).map((menu): Menu => [wordsIn(one(menu, name)), linksIn(menu, ":scope li a")]);
  return {
    header: menusIn("[data-part=menu]", "button"),
    mobile: menusIn("#mobile-menu details", "summary"),
  };
}

/** A text as `wordsIn` reads it from a page: with plain spaces. */
export const textInPage = (text: string): string => text.replaceAll(/\s/g, " ");

/** A day as `wordsIn` reads it from a page. */
export const dayInPage = (day: string): string => textInPage(readableDay(day, english));
