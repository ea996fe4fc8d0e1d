import { isBadge, isRoundBox, positionOf, styleOf, textBeside } from "./set-apart.ts";

/** The attribute of an element whose text is a part of the word beside it. */
export const WORD_PART = "data-word-part";

/** The first letter of a text, also behind an opening quotation mark. */
const INITIAL = /^["'“‘„«»‚]?\s?\p{Lu}$/u;
const WORD_GOES_ON = /^\p{Ll}/u;

/** Abbreviations whose end may be raised, and what stands before them: No, Mme, Dr. */
const RAISED_END =
  /(?:^|[^\p{L}\p{N}])(?:[Nn](?:os?|ros?|rs?)|M(?:mes?|lles?|rs?)|Drs?|S(?:te?|ra?)|Cie)$/u;

/**
 * Joins the parts of a word that a page draws apart: a first letter that is as high as some lines,
 * and the raised end of an abbreviation.
 * @param isBlock whether an element begins a new line
 */
export function joinWordParts(page: Document, isBlock: (element: Element) => boolean): void {
  for (const frame of page.body.querySelectorAll("p[style*='dropcap']")) joinFrame(frame);
  for (const element of page.body.querySelectorAll("span, b, strong, big, font")) {
    if (!page.body.contains(element)) continue;
    // A letter with a space behind it is a word.
    const text = (element.textContent ?? "").trimStart();
    if (INITIAL.test(text) && isInitial(element, isBlock)) replaceByPart(element, text);
  }
  for (const element of page.body.querySelectorAll("sup, span, font")) {
    const text = (element.textContent ?? "").trim();
    if (!/^\p{Ll}{1,4}$/u.test(text) || positionOf(element) !== "raised") continue;
    if (!RAISED_END.test(textBeside(element, { isBlock }, -1) + text)) continue;
    const isBeforeNumber = /^\p{N}/u.test(textBeside(element, { isBlock }, 1));
    replaceByPart(element, isBeforeNumber ? `${text} ` : text);
  }
}

/** Whether an element with a letter begins a word that goes on behind it. */
function isInitial(element: Element, isBlock: (element: Element) => boolean): boolean {
  if (isBadge(element) || isRoundBox(element)) return false;
  const isFloat = /^(?:left|inline-start)$/.test(styleOf(element, "float") ?? "");
  const position = isFloat ? "beside" : positionOf(element);
  return (
    position !== undefined &&
    position !== "struck" &&
    textBeside(element, { isBlock }, -1).trim() === "" &&
    WORD_GOES_ON.test(textBeside(element, { isBlock }, 1))
  );
}

/** Moves a letter of Word, which has a frame or a table of its own, to the paragraph behind it. */
function joinFrame(frame: Element): void {
  if (!/^dropcap/.test(styleOf(frame, "mso-element") ?? "")) return;
  const text = (frame.textContent ?? "").trim();
  let outer = frame;
  for (let around = frame.parentElement; around !== null; around = around.parentElement) {
    if (around.matches("body") || (around.textContent ?? "").trim() !== text) break;
    outer = around;
  }
  const next = outer.nextElementSibling;
  if (text === "" || !next?.matches("p, h1, h2, h3, h4, h5, h6")) return;
  outer.remove();
  next.prepend(partOf(next.ownerDocument, text));
}

const replaceByPart = (element: Element, text: string) =>
  element.replaceWith(partOf(element.ownerDocument, text));

function partOf(page: Document, text: string): Element {
  const part = page.createElement("span");
  part.setAttribute(WORD_PART, "");
  part.textContent = text;
  return part;
}
