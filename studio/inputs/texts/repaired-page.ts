import { visibleText } from "../../../schemas/shared/visible-text.ts";
import { writeDrawnFormulas } from "./drawn-formulas.ts";
import { writeDrawnText } from "./drawn-text.ts";
import { takeForScreenReaders } from "./for-screen-readers.ts";
import { FONT_SIGN } from "./hidden-words.ts";
import {
  isHidden,
  isMarkLink,
  keepLinksApart,
  positionOf,
  raiseSmallMarks,
  raiseSources,
  readSetApart,
  styleElements,
  styleOf,
  type TakenOut,
} from "./set-apart.ts";
import { writeWordEquations } from "./word-equations.ts";
import { joinWordParts } from "./word-parts.ts";

const PARAGRAPHS = "p, h1, h2, h3, h4, h5, h6";

/** Elements that start a new line in a browser and are blocks in a text of the Studio. */
const KNOWN_BLOCKS = `${PARAGRAPHS}, li, ul, ol, pre, blockquote, td, th, hr`;

/** Elements that start a new line in a browser and are no blocks in a text. */
const CONTAINERS = `body, div, dl, dt, dd, section, article, aside, header, footer, main, nav, address,
  center, figure, figcaption, details, summary, fieldset, legend, form, table, thead, tbody, tfoot, tr, caption`;

const BLOCKS = `${KNOWN_BLOCKS}, ${CONTAINERS}`;

/** Elements that a browser does not show. */
const UNSEEN = "script, noscript, style, xml, title, meta, link, template, datalist, canvas";

/** Options that a closed choice does not show: all but the selected one, or the first. */
const UNCHOSEN = "option:not([selected], :first-child), option:has(~ [selected])";

/** Letters of a font that draws a picture for a word such as “check_circle”. */
const DRAWN_WORDS = [
  "class*='material-icons'",
  "class*='material-symbols'",
  "style*='Material Icons'",
  "style*='Material Symbols'",
]
  .map((attribute) => `[${attribute} i]`)
  .join();

/** Bars, whose text is for browsers that know none. */
const BARS = "progress, meter";

/** The element around everything that is copied from Google Docs. */
const GOOGLE_DOCS = "[id^=docs-internal-guid]";

/** Inline elements that word processors use for a single space or tab. */
const INLINE = "span, font, b, strong, i, em, u, s, o\\:p";

/** A marker such as “1.”, “(a)” or “Step 1”. Bullets are symbols, or a single letter (“o”). */
const COUNTED = /\p{N}|\p{L}[.)]/u;

/** The attribute that marks a paragraph as a list item: "number" or "bullet". */
export const LIST_ITEM = "data-list-item";

/** Copies the style sheets of a pasted page into its elements, and removes what nobody sees. */
export function readPage(html: string): Document {
  const page = new DOMParser().parseFromString(html, "text/html");
  styleElements(page);
  for (const title of page.body.querySelectorAll("svg > title")) {
    title.parentElement?.setAttribute("aria-label", title.textContent ?? "");
  }
  writeWordEquations(page);
  writeDrawnFormulas(page);
  for (const element of page.body.querySelectorAll("*")) {
    if (element.matches(`${UNSEEN}, ${UNCHOSEN}, ${DRAWN_WORDS}`) || isHidden(element))
      element.remove();
    if (element.matches(BARS)) element.replaceChildren();
  }
  const texts = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const given = text.nodeValue ?? "";
    const around = text.parentElement;
    if (/\p{Co}/u.test(given) && !around?.closest("[style*='mso-list']")) {
      around?.setAttribute(FONT_SIGN, "");
    }
    text.nodeValue = visibleText(given);
  }
  writeDrawnText(page, isBlock);
  joinWordParts(page, isBlock);
  takeForScreenReaders(page, isBlock);
  raiseSmallMarks(page, isBlock);
  raiseSources(page, isBlock);
  keepLinksApart(page, isBlock);
  return page;
}

/**
 * Changes a pasted page so that its elements show paragraphs, lists and spaces. Word writes a list
 * marker into the text and a space as an element. Other pages have lines of text outside of
 * paragraphs.
 * @returns text that a text of the site cannot hold, and that was removed
 */
export function repairPage(page: Document): TakenOut {
  const numbers = nameListItems(page);
  const taken = readSetApart(page, isBlock);
  nestLists(page);
  nestWrittenLevels(page);
  for (const inline of page.body.querySelectorAll("b, strong, i, em, span, font")) {
    readEmphasis(inline);
  }
  for (const inline of page.body.querySelectorAll(INLINE)) keepGap(inline);
  makeParagraphs(page.body);
  unboxItems(page);
  for (const block of page.body.querySelectorAll(`li, ${PARAGRAPHS}`)) breakLines(block);
  page.body.normalize();
  for (const [item, number] of numbers) carryNumber(item, number);
  return taken;
}

/**
 * The words of a page as a visitor reads them. A new word begins with each line and cell, and with
 * text that is raised or lowered. Words that are struck out come last, because the text around them
 * is one without them.
 */
export function wordsOfPage(page: Document): string[] {
  const struck: string[] = [];
  const text = (node: Node): string => {
    if (!(node instanceof Element))
      return node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "") : "";
    if (isMarker(node)) return "";
    const position = positionOf(node);
    if (position === "struck") {
      struck.push(node.textContent ?? "");
      return "";
    }
    const inside = Array.from(node.childNodes, text).join("");
    const isApart =
      node.matches("br") || isBlock(node) || position !== undefined || isMarkLink(node);
    return isApart ? ` ${inside} ` : inside;
  };
  return [text(page.body), ...struck].flatMap(wordsOf);
}

/** Raised and lowered characters, which are words of their own. */
const SMALL = /[²³¹⁰⁴-⁹₀-₉™℠]+/g;

/** The words of a text. Digits and letters are words of their own: “m2” is m and 2. */
export const wordsOf = (text: string): string[] =>
  text.replace(SMALL, (small) => ` ${small.normalize("NFKC")} `).match(/\p{L}+|\p{N}+/gu) ?? [];

/**
 * Marks the paragraphs of Word's lists, and removes the markers from their text.
 * @returns the numbers that the items of all lists show
 */
function nameListItems(page: Document): Map<Element, number> {
  const numbers = new Map([...page.querySelectorAll("ol")].flatMap(numbersOf));
  for (const marker of [...page.querySelectorAll("[style]")].filter(isMarker)) {
    const text = marker.textContent ?? "";
    const kind = COUNTED.test(text) ? "number" : "bullet";
    const item = marker.closest("p");
    item?.setAttribute(LIST_ITEM, kind);
    // “1.2” is the second of its level.
    const [number] = kind === "number" ? (text.match(/\d+(?=\D*$)/) ?? []) : [];
    if (item && number !== undefined) numbers.set(item, Number(number));
    // A numbered heading stays a heading.
    marker.closest("h1, h2, h3, h4, h5, h6")?.removeAttribute("style");
    marker.remove();
  }
  return numbers;
}

/** The items of a numbered list with the numbers that a browser shows before them. */
function numbersOf(list: Element): [item: Element, number: number][] {
  const items = [...list.children].filter((child) => child.matches("li"));
  const isReversed = list.hasAttribute("reversed");
  const numbers: [Element, number][] = [];
  let number = Number(list.getAttribute("start") ?? (isReversed ? items.length : 1));
  for (const item of items) {
    number = Number(item.getAttribute("value") ?? number);
    numbers.push([item, number]);
    number += isReversed ? -1 : 1;
  }
  return numbers;
}

/** Signs around the number of a list item at the beginning of its text. No page has them: `readPage` removes them. */
const [NUMBER_BEGINS, NUMBER_ENDS] = ["\ue000", "\ue001"];
const CARRIED = new RegExp(`${NUMBER_BEGINS}(\\d+)${NUMBER_ENDS}`);

/** Writes the number of a list item into its text, because the text reader drops it. */
function carryNumber(item: Element, number: number): void {
  const texts = item.ownerDocument.createTreeWalker(item, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { nodeValue, parentElement } = texts.currentNode;
    if (!nodeValue?.trim()) continue;
    if (item.matches("li") && parentElement?.closest("li") !== item) return;
    texts.currentNode.nodeValue = NUMBER_BEGINS + number + NUMBER_ENDS + nodeValue.trimStart();
    return;
  }
}

/** Parts the text of a list item from the number that it carries. */
export function carriedNumber(text: string): { text: string; number: number | undefined } {
  const [whole = "", number] = CARRIED.exec(text) ?? [];
  return {
    text: text.replace(whole, ""),
    number: number === undefined ? undefined : Number(number),
  };
}

/** Whether an element is Word’s own marker at the beginning of a list item. */
const isMarker = (element: Element): boolean => styleOf(element, "mso-list") === "ignore";

/** Moves a list that stands between two items into the item before it, as Gmail means it. */
function nestLists(page: Document): void {
  for (const list of page.querySelectorAll("ul > ul, ul > ol, ol > ul, ol > ol")) {
    // The text reader knows lists of Google Docs, and reads nothing but the paragraph of an item.
    if (list.closest(GOOGLE_DOCS) !== null) continue;
    if (list.previousElementSibling?.matches("li")) list.previousElementSibling.append(list);
  }
}

/** The level of a list or of its item in programs that write it as a number: Slack, and Quill. */
function writtenLevel(element: Element): number {
  const [, ofQuill] = /\bql-indent-(\d)\b/.exec(element.getAttribute("class") ?? "") ?? [];
  return Number(ofQuill ?? element.getAttribute("data-indent") ?? 0);
}

/** Moves lists and items with a written level below the item that they belong to. */
function nestWrittenLevels(page: Document): void {
  for (const list of page.querySelectorAll("ul[data-indent], ol[data-indent]")) {
    const before = list.previousElementSibling;
    const item = before?.matches("ul, ol") ? itemAbove(before, writtenLevel(list)) : undefined;
    item?.append(list);
  }
  for (const item of page.querySelectorAll("li[class*='ql-indent-']")) {
    const { previousElementSibling: before, parentElement: list } = item;
    if (before === null || list === null) continue;
    const above = lastItem(before, writtenLevel(item) - 1);
    const open = above.querySelector(":scope > ul, :scope > ol") ?? list.cloneNode();
    above.append(open);
    open.appendChild(item);
  }
}

/** The last item of a list that may have one of a level below it. */
function itemAbove(list: Element, level: number): Element | undefined {
  const item = list.querySelector(":scope > li:last-of-type");
  return level === 0 || item === null ? undefined : lastItem(item, level - 1);
}

/** The last item below an item, at most some levels deeper. */
function lastItem(item: Element, levels: number): Element {
  const below = item.querySelector(":scope > ul > li:last-of-type, :scope > ol > li:last-of-type");
  return levels <= 0 || below === null ? item : lastItem(below, levels - 1);
}

/** Elements of emphasis, by the property that says the same. */
const EMPHASIS = [
  { property: "font-weight", on: /^(?:bold|bolder|[6-9]00)$/, tags: "b, strong", tag: "strong" },
  { property: "font-style", on: /^(?:italic|oblique)/, tags: "i, em", tag: "em" },
];

/** Makes an element bold or italic as its style says, whatever its name is. */
function readEmphasis(inline: Element): void {
  // The text reader knows Google’s wrapper by its id, and Word Online's markup.
  if (inline.matches(GOOGLE_DOCS) || inline.closest(".TextRun") !== null) return;
  for (const { property, on, tags, tag } of EMPHASIS) {
    const value = styleOf(inline, property);
    if (value === undefined || holdsBlocks(inline)) continue;
    if (inline.matches(tags) && !on.test(value)) {
      inline.replaceWith(...inline.childNodes);
    } else if (!inline.matches(tags) && on.test(value)) {
      const emphasis = inline.ownerDocument.createElement(tag);
      emphasis.append(...inline.childNodes);
      inline.append(emphasis);
    }
  }
}

/** Replaces an element that contains only a space by a space, because it would be read as empty. */
function keepGap(inline: Element): void {
  // The text reader knows Word Online's markup.
  if (inline.closest(".TextRun, .EOP") !== null) return;
  // A tab of Word may be drawn as a line of points, as in a list of contents.
  const isTab = styleOf(inline, "mso-tab-count") !== undefined;
  if (isTab || /^\s+$/.test(inline.textContent ?? "")) inline.replaceWith(" ");
}

/** Wraps loose text of a container in paragraphs, one per line. */
function makeParagraphs(container: Element): void {
  let line: Node[] = [];
  const endLine = () => {
    const hasWords = line.some((node) => node.textContent?.trim());
    const [first] = line;
    if (hasWords && first !== undefined) {
      const paragraph = container.ownerDocument.createElement("p");
      container.insertBefore(paragraph, first);
      paragraph.append(...line);
    }
    line = [];
  };
  for (const node of [...container.childNodes]) {
    if (!(node instanceof Element) || !holdsBlocks(node)) {
      line.push(node);
      continue;
    }
    endLine();
    // Google Docs wraps the whole text in one inline element, and other pages wrap a block in a
    // link.
    const isLoose =
      node.matches(CONTAINERS) ||
      !isBlock(node) ||
      (isStyledBlock(node) && !container.matches(KNOWN_BLOCKS));
    if (isLoose || node.matches("td, th, blockquote, ul, ol, li")) makeParagraphs(node);
  }
  const isLine = container.matches(CONTAINERS) || isStyledBlock(container);
  if (isLine || container.querySelector(BLOCKS) !== null) endLine();
}

/** Takes the paragraphs of list items out of boxes, in which the text reader sees no item. */
function unboxItems(page: Document): void {
  for (const box of page.body.querySelectorAll(":is(ul, ol) > li :is(div, section, article)")) {
    box.replaceWith(...box.childNodes);
  }
}

const isBlock = (element: Element): boolean =>
  element.matches(BLOCKS) ||
  /^(?:block|flex|grid|list-item|table)/.test(styleOf(element, "display") ?? "");

/** Whether an element starts a new line by its style alone. */
const isStyledBlock = (element: Element): boolean => !element.matches(BLOCKS) && isBlock(element);

const holdsBlocks = (element: Element): boolean =>
  isBlock(element) || [...element.querySelectorAll("*")].some(isBlock);

/** Joins lines within a paragraph or a list item by line breaks. */
function breakLines(block: Element): void {
  const lineBreak = () => block.ownerDocument.createElement("br");
  for (const line of [...block.children]) {
    if (!isBlock(line)) continue;
    const { previousSibling, nextSibling, nextElementSibling: next } = line;
    if (isStyledBlock(line) && isInLine(previousSibling)) line.before(lineBreak());
    const isFollowed = next !== null && !next.matches("ul, ol");
    if (isFollowed || (isStyledBlock(line) && isInLine(nextSibling))) line.after(lineBreak());
  }
}

/** Whether a node has words on a line that other nodes may share. */
const isInLine = (node: Node | null): boolean =>
  !!node?.textContent?.trim() && !(node instanceof Element && isBlock(node));
