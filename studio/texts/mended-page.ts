const PARAGRAPHS = "p, h1, h2, h3, h4, h5, h6";

/** Elements after which a browser begins a new line, and that a text knows as blocks. */
const KNOWN_BLOCKS = `${PARAGRAPHS}, li, ul, ol, pre, blockquote, td, th, hr`;

/** Elements after which a browser begins a new line, and that are no blocks to a text. */
const CONTAINERS = `body, div, dl, dt, dd, section, article, aside, header, footer, main, nav, address,
  center, figure, figcaption, details, summary, fieldset, legend, form, table, thead, tbody, tfoot, tr, caption`;

const BLOCKS = `${KNOWN_BLOCKS}, ${CONTAINERS}`;

/** What a browser does not show. */
const UNSEEN = "script, style, xml, title, meta, link, template";

/** Elements that hold a space or a tab and nothing else: word processors mark them up. */
const INLINE = "span, font, b, strong, i, em, u, s, o\\:p";

/** A marker such as “1.”, “(a)” or “Step 1”; bullets are signs, or a letter alone (“o”). */
const COUNTED = /\p{N}|\p{L}[.)]/u;

/** The attribute in which a paragraph of a list says how it is marked: `number` or `bullet`. */
export const LIST_ITEM = "data-list-item";

/**
 * Changes a page that is pasted so that its paragraphs, lists and gaps can be read from its elements.
 * Word marks a list by a marker in its text, and a gap by an element; other pages make lines of what
 * is no paragraph.
 */
export function mendPage(page: Document): void {
  for (const unseen of page.querySelectorAll(UNSEEN)) unseen.remove();
  nameListItems(page);
  for (const inline of page.body.querySelectorAll(INLINE)) keepGap(inline);
  makeParagraphs(page.body);
  for (const block of page.body.querySelectorAll(`li, ${PARAGRAPHS}`)) breakLines(block);
  page.body.normalize();
}

/** The words of a page, as a visitor reads them: each line and each cell begins a new one. */
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

/** Notes how the paragraphs of Word's lists are marked, and takes their markers out of the text. */
function nameListItems(page: Document): void {
  for (const marker of [...page.querySelectorAll("[style]")].filter(isMarker)) {
    const kind = COUNTED.test(marker.textContent ?? "") ? "number" : "bullet";
    marker.closest("p")?.setAttribute(LIST_ITEM, kind);
    // A heading that is counted stays a heading.
    marker.closest("h1, h2, h3, h4, h5, h6")?.removeAttribute("style");
    marker.remove();
  }
}

const styleOf = (element: Element): string => element.getAttribute("style") ?? "";

/** Word’s own number or sign at the begin of a paragraph that is a point of a list. */
const isMarker = (element: Element): boolean => /mso-list\s*:\s*ignore/i.test(styleOf(element));

/** An element that holds a gap alone becomes a space: what reads it takes it for empty. */
function keepGap(inline: Element): void {
  // What Word Online marks up is known as it is.
  if (inline.closest(".TextRun, .EOP") !== null) return;
  if (/^\s+$/.test(inline.textContent ?? "")) inline.replaceWith(" ");
}

/** Puts what stands loose in a container into paragraphs, one for each line. */
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
    // Google Docs puts a whole text into one element of its own, and others a block into a link.
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

/** The lines inside a paragraph or a point of a list stay one of it: a break stands between them. */
function breakLines(block: Element): void {
  for (const line of [...block.children]) {
    const next = line.nextElementSibling;
    if (!isBlock(line) || next === null || next.matches("ul, ol")) continue;
    line.after(block.ownerDocument.createElement("br"));
  }
}
