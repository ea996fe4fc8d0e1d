import { AROUND, styleOf, textBeside } from "./set-apart.ts";

/** The attribute of a place where text was that a page has for screen readers alone; it holds the text. */
export const FOR_SCREEN_READERS = "data-for-screen-readers";

/** Classes that frameworks give to such text, in one word. A browser may copy no style of it. */
const CLASS =
  /^(?!not|no|hide|un)(?:.*(?:sronly|forsr|visuallyhidden|hiddenvisually|hiddenaccessible|accessiblyhidden|screenreader(?:s|only|text)?|assistivetext|elementinvisible|accesshide)(?:focusable)?|a?offscreen|wbinv)$/;
/** Where a class of Tailwind holds: in a state, on paper and on a narrow window it is not what is seen. */
const ELSEWHERE = /^(?:print|max-|focus|active|hover|group|peer)/;
/** A name that a module of styles wrote: “styles_visuallyHidden__x7Q2a”, “VisuallyHidden-root”. */
const MODULE = /__[\w-]+$|[-_]+(?:root|showOnFocus)$/i;

/** How a page clips text away, or moves it out of the window. */
const NOTHING = /^[01](?:\.0+)?(?:px)?$/;
const CLIPPED = /^rect\(\s*(?:[01](?:px)?[\s,]*){4}\)$/;
const CLIPPED_PATH = /^(?:inset\(\s*(?:[5-9]\d|100)%|circle\(\s*0|polygon\(\s*0(?:px)?\s+0)/;
const FAR = /^-?\d{4,}(?:\.\d+)?(?:px|pt)|^-?\d{3,}(?:\.\d+)?r?em/;
const MOVED = /translate[xy3d]*\([^)]*-?\d{4,}px|scale\(\s*0/;
const PLACES = ["left", "top", "right", "bottom", "margin-left", "margin-top"];

/**
 * Takes out of a page what it has for screen readers alone, and marks each place. A visitor sees
 * the amount beside it, and an editor would publish both.
 * @param isBlock whether an element begins a new line
 */
export function takeForScreenReaders(page: Document, isBlock: (element: Element) => boolean): void {
  for (const element of page.body.querySelectorAll("[class], [style], span")) {
    if (!page.body.contains(element)) continue;
    if (!isForScreenReaders(element) && !hasDrawnTwin(element)) continue;
    // What is drawn of a formula says less than what is hidden.
    if (element.querySelector("math") !== null) continue;
    const text = (element.textContent ?? "").replace(/\s+/g, " ").trim();
    const [before, after] = [
      textBeside(element, { isBlock }, -1),
      textBeside(element, { isBlock }, 1),
    ];
    const place = page.createElement("span");
    if (/[\p{L}\p{N}]/u.test(text)) place.setAttribute(FOR_SCREEN_READERS, text);
    // Styles that were not copied may have parted what is beside it.
    const isApart = AROUND.ends.test(before) && AROUND.begins.test(after);
    element.replaceWith(...(isApart ? [place, " "] : [place]));
  }
}

/** The text that was taken out, each once. */
export const takenForScreenReaders = (page: Document): string[] => [
  ...new Set(
    [...page.body.querySelectorAll(`[${FOR_SCREEN_READERS}]`)].flatMap(
      (place) => place.getAttribute(FOR_SCREEN_READERS) ?? [],
    ),
  ),
];

function isForScreenReaders(element: Element): boolean {
  const position = styleOf(element, "position");
  const isOut = position === "absolute" || position === "fixed";
  if (position === undefined || isOut) {
    const names = [...element.classList].filter((name) => !ELSEWHERE.test(name));
    if (names.some(isClass) && !names.some((name) => /not-sr-only$/.test(name))) return true;
  }
  const matches = (property: string, value: RegExp) => value.test(styleOf(element, property) ?? "");
  const isSmall = ["width", "height"].some((side) => matches(side, NOTHING));
  return (
    (isSmall && (isOut || matches("overflow", /hidden|clip/))) ||
    (isOut && matches("clip", CLIPPED)) ||
    matches("clip-path", CLIPPED_PATH) ||
    (isOut && PLACES.some((place) => matches(place, FAR))) ||
    matches("text-indent", FAR) ||
    matches("transform", MOVED)
  );
}

/** Whether the same text stands beside an element, hidden from screen readers. */
function hasDrawnTwin(element: Element): boolean {
  if (element.matches("[aria-hidden=true]")) return false;
  return [besideOf(element, "previousSibling"), besideOf(element, "nextSibling")].some(
    (beside) =>
      beside?.matches("[aria-hidden=true]") &&
      /[\p{L}\p{N}]/u.test(beside.textContent ?? "") &&
      signsOf(beside) === signsOf(element),
  );
}

/** The element beside another one, with nothing but spaces between them. */
function besideOf(element: Element, side: "previousSibling" | "nextSibling"): Element | undefined {
  let node = element[side];
  while (node instanceof Text && node.data.trim() === "") node = node[side];
  return node instanceof Element ? node : undefined;
}

const signsOf = (element: Element): string => (element.textContent ?? "").replace(/\s+/g, "");

/** Whether a class is one of text for screen readers: “u-hiddenVisually”, “sm:sr-only”. */
const isClass = (name: string): boolean =>
  [name, name.replace(MODULE, "")].some((each) =>
    CLASS.test(each.replace(/[-_:]/g, "").toLowerCase()),
  );
