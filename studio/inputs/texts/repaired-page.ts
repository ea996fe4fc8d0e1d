const PARAGRAPHS = "p, h1, h2, h3, h4, h5, h6";

/** Elements that start a new line in a browser and are blocks in a text of the Studio. */
const KNOWN_BLOCKS = `${PARAGRAPHS}, li, ul, ol, pre, blockquote, td, th, hr`;

/** Elements that start a new line in a browser and are no blocks in a text. */
const CONTAINERS = `body, div, dl, dt, dd, section, article, aside, header, footer, main, nav, address,
  center, figure, figcaption, details, summary, fieldset, legend, form, table, thead, tbody, tfoot, tr, caption`;

const BLOCKS = `${KNOWN_BLOCKS}, ${CONTAINERS}`;

/** Elements that a browser does not show. */
const UNSEEN = "script, style, xml, title, meta, link, template";

/** Inline elements that word processors use for a single space or tab. */
const INLINE = "span, font, b, strong, i, em, u, s, o\\:p";

/** A marker such as “1.”, “(a)” or “Step 1”. Bullets are symbols, or a single letter (“o”). */
const COUNTED = /\p{N}|\p{L}[.)]/u;

/** The attribute that marks a paragraph as a list item: "number" or "bullet". */
export const LIST_ITEM = "data-list-item";

/**
 * Changes a pasted page so that its elements show paragraphs, lists and spaces. Word writes a list
 * marker into the text and a space as an element. Other pages have lines of text outside of
 * paragraphs.
 */
export function repairPage(page: Document): void {
  for (const unseen of page.querySelectorAll(UNSEEN)) unseen.remove();
  nameListItems(page);
  for (const inline of page.body.querySelectorAll(INLINE)) keepGap(inline);
  makeParagraphs(page.body);
  for (const block of page.body.querySelectorAll(`li, ${PARAGRAPHS}`)) breakLines(block);
  page.body.normalize();
}

/** The words of a page as a visitor reads them. Each line and each cell begins a new word. */
export function wordsOfPage(page: Document): string[] {
  const text = (node: Node): string => {
    if (!(node instanceof Element))
      return node.nodeType === Node.TEXT_NODE ? (node.nodeValue ?? "") : "";
    if (node.matches(UNSEEN) || isMarker(node)) return "";
    const inside = Array.from(node.childNodes, text).join("");
    return node.matches("br") || isBlock(node) ? ` ${inside} ` : inside;
  };
  return wordsOf(text(page.body));
}

export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Marks the paragraphs of Word's lists, and removes the markers from their text. */
function nameListItems(page: Document): void {
  for (const marker of [...page.querySelectorAll("[style]")].filter(isMarker)) {
    const kind = COUNTED.test(marker.textContent ?? "") ? "number" : "bullet";
    marker.closest("p")?.setAttribute(LIST_ITEM, kind);
    // A numbered heading stays a heading.
    marker.closest("h1, h2, h3, h4, h5, h6")?.removeAttribute("style");
    marker.remove();
  }
}

const styleOf = (element: Element): string => element.getAttribute("style") ?? "";

/** Whether an element is Word’s own marker at the beginning of a list item. */
const isMarker = (element: Element): boolean => /mso-list\s*:\s*ignore/i.test(styleOf(element));

/** Replaces an element that contains only a space by a space, because it would be read as empty. */
function keepGap(inline: Element): void {
  // The text reader knows Word Online's markup.
  if (inline.closest(".TextRun, .EOP") !== null) return;
  if (/^\s+$/.test(inline.textContent ?? "")) inline.replaceWith(" ");
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
    const isLoose = node.matches(CONTAINERS) || !isBlock(node);
    if (isLoose || node.matches("td, th, blockquote, ul, ol, li")) makeParagraphs(node);
  }
  if (container.matches(CONTAINERS) || container.querySelector(BLOCKS) !== null) endLine();
}

const isBlock = (element: Element): boolean =>
  element.matches(BLOCKS) ||
  /display\s*:\s*(?:block|flex|grid|list-item|table)/i.test(styleOf(element));

const holdsBlocks = (element: Element): boolean =>
  isBlock(element) || [...element.querySelectorAll("*")].some(isBlock);

/** Joins lines within a paragraph or a list item by line breaks. */
function breakLines(block: Element): void {
  for (const line of [...block.children]) {
    const next = line.nextElementSibling;
    if (!isBlock(line) || next === null || next.matches("ul, ol")) continue;
    line.after(block.ownerDocument.createElement("br"));
  }
}
