import { nearestText, styleOf } from "./set-apart.ts";

/** The attribute of an element whose text a page shows from its end to its beginning. */
export const REVERSED = "data-reversed";

const EMOJI =
  /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|[#*\d]\ufe0f?\u20e3|[\u{1f3fb}-\u{1f3ff}\ufe0f\u200d])+$/u;
const RIGHT_TO_LEFT = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
/** Elements in which a page moves each letter or digit by itself. */
const LETTER_CLASS = /(?:^|[\s_-])(?:chars?|letters?|digits?|odometer)(?:[\s_\d-]|$)/i;
/** What an empty element is named that breaks a line: Slack’s, and those of other programs. */
const BREAK =
  /(?:^|[\s_-])(?:br|lb|(?:line|hard|soft|paragraph)[-_]?break|new[-_]?line)(?:__[\w-]*)?(?:\s|$)/i;
/** A sign of a list that somebody typed into its item. */
const TYPED_BULLET = /^\s*[•▪◦‣●○■]\s*/;

/**
 * Writes as plain text what a page draws of its text: letters that are moved one by one, addresses
 * that are written backwards to be kept from programs, pictures of emoji, and the titles and breaks
 * that programs keep in attributes and empty elements.
 * @param isBlock whether an element begins a new line
 */
export function writeDrawnText(page: Document, isBlock: (element: Element) => boolean): void {
  for (const picture of page.body.querySelectorAll("img[alt]")) {
    const text = picture.getAttribute("alt")?.trim() ?? "";
    if (!EMOJI.test(text)) continue;
    // Beside a number, the digit of 7️⃣ is one of its own.
    const drawn = page.createElement("span");
    drawn.style.display = "inline-block";
    drawn.textContent = text;
    picture.replaceWith(drawn);
  }
  for (const element of page.body.querySelectorAll("bdo, [style*='bidi-override']")) {
    const direction = styleOf(element, "direction") ?? element.getAttribute("dir");
    const text = element.textContent ?? "";
    if (direction !== "rtl" || RIGHT_TO_LEFT.test(text) || element.children.length > 0) continue;
    element.textContent = [...text].reverse().join("");
    element.setAttribute(REVERSED, "");
  }
  // Confluence, whose title of a part that opens is no text.
  for (const part of page.body.querySelectorAll("[data-node-type$='xpand'][data-title]")) {
    const title = page.createElement("p");
    title.textContent = part.getAttribute("data-title");
    part.prepend(title);
  }
  for (const empty of page.body.querySelectorAll("[class]:not(wbr, svg *, math *)")) {
    if (empty.textContent !== "" || isBlock(empty)) continue;
    // A style that a browser did not copy may part two numbers.
    if (BREAK.test(empty.getAttribute("class") ?? "")) empty.replaceWith(page.createElement("br"));
    else if (isBetweenDigits(empty, isBlock)) empty.before(" ");
  }
  for (const item of page.body.querySelectorAll("li")) {
    const [first] = item.childNodes;
    if (first instanceof Text) first.data = first.data.replace(TYPED_BULLET, "");
  }
  joinLetters(page);
}

const isBetweenDigits = (element: Element, isBlock: (element: Element) => boolean): boolean =>
  /\p{N}$/u.test(nearestText(element, { isBlock }, -1)) &&
  /^\p{N}/u.test(nearestText(element, { isBlock }, 1));

function joinLetters(page: Document): void {
  for (const letter of page.body.querySelectorAll("span[class], div[class]")) {
    if (!page.body.contains(letter) || !isLetter(letter)) continue;
    const { parentElement: word } = letter;
    for (let next = letter.nextSibling; next instanceof Element && isLetter(next); ) {
      letter.append(next);
      next = letter.nextSibling;
    }
    letter.replaceWith(letter.textContent ?? "");
    // A word that is moved is a box, too, and no line of its own.
    if (word?.matches("div") && /^inline/.test(styleOf(word, "display") ?? "")) {
      word.replaceWith(...word.childNodes);
    }
  }
}

const isLetter = (element: Element): boolean =>
  LETTER_CLASS.test(element.getAttribute("class") ?? "") &&
  [...(element.textContent ?? "").trim()].length === 1;
