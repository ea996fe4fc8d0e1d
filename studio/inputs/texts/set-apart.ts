/**
 * Text that is raised, lowered or struck out, or that the layout sets beside other text, and so is
 * no part of the word before it.
 */
type Position = "raised" | "lowered" | "struck" | "beside";

/** What was taken out of a pasted page, as it was written. */
export type TakenOut = { footnotes: string[]; struck: string[] };

/** Properties of a style sheet that change what a text says. */
const READ_PROPERTIES =
  /(?:^|;)\s*(vertical-align|text-decoration(?:-line)?|font-weight|font-style)\s*:\s*([^;]+)/gi;

/** A rule for one class, as Word, Pages and TextEdit write them. */
const CLASS_RULE = /(?:^|[},;>\s])([a-z]*\.[\w-]+(?:\s*,\s*[a-z]*\.[\w-]+)*)\s*\{([^}]*)\}/gi;

/** Copies what style sheets of the page say about classes into the elements that have them. */
export function styleElements(page: Document): void {
  for (const sheet of page.querySelectorAll("style")) {
    for (const [, selector = "", body = ""] of (sheet.textContent ?? "").matchAll(CLASS_RULE)) {
      const read = [...body.matchAll(READ_PROPERTIES)].map(([, name, value]) => `${name}:${value}`);
      if (read.length === 0) continue;
      for (const element of page.querySelectorAll(selector)) {
        // The element's own style comes last and wins.
        element.setAttribute("style", `${read.join(";")};${element.getAttribute("style") ?? ""}`);
      }
    }
  }
}

/** The last value of a property in the style of an element. */
export function styleOf(element: Element, property: string): string | undefined {
  const style = element.getAttribute("style") ?? "";
  const value = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, "gi");
  const last = [...style.matchAll(value)].at(-1)?.[1]?.trim().toLowerCase();
  return last?.replace(/\s*!important$/, "");
}

const INLINE =
  "a, abbr, b, bdi, big, button, cite, code, data, del, em, font, i, img, ins, kbd, label, mark, meter, output, progress, rt, ruby, s, select, small, span, strike, strong, sub, sup, svg, textarea, time, u";

/** The name of a badge, as a class or an element: “MuiChip-root”, “govuk-tag--green”, “sl-badge”. */
const BADGE =
  /(?:^|[\s_-])(?:badge|pill|chip|lozenge|tag|label|ribbon|sticker|status)(?:[\s_-]|$)/i;

/** How an element stands apart from the text around it; undefined if it does not. */
export function positionOf(element: Element): Position | undefined {
  const line = styleOf(element, "text-decoration(?:-line)?");
  if (line?.includes("line-through") || element.matches(STRUCK_CLASSES)) return "struck";
  if (!element.matches(INLINE)) return isBadge(element) ? "beside" : undefined;
  if (element.matches("s, strike, del") && line === undefined) return "struck";
  if (element.matches(RAISED_ELEMENTS)) return "raised";
  if (element.matches("sub, [class~=subscript i], .align-sub")) return "lowered";
  const raise = raiseOf(element);
  if (/^(?:super|text-top)$|^[.\d]*[1-9]/.test(raise)) return "raised";
  if (/^(?:sub|text-bottom)$|^-[.\d]*[1-9]/.test(raise)) return "lowered";
  const form = formOf(element);
  if (/\bsuper\b|["']sups["']/.test(form) || isDrawnHigher(element)) return "raised";
  if (/\bsub\b|["'](?:subs|sinf)["']/.test(form)) return "lowered";
  if (isBeside(element)) return "beside";
  return raise === "top" ? "raised" : undefined;
}

/** The form of letters that an element asks its font for. */
const formOf = (element: Element): string =>
  ["font-variant", "font-variant-position", "font-feature-settings"]
    .map((property) => styleOf(element, property) ?? "")
    .join(" ");

/** A small letter has at most this part of the size of those around it. */
const SMALL_SIZE = 0.8;

/**
 * Whether an element is smaller than the one before it and no lower, in a page that draws each part
 * of a line at a place of its own, as viewers of PDF files do.
 */
function isDrawnHigher(element: Element): boolean {
  const { previousSibling: before } = element;
  if (!(before instanceof Element)) return false;
  const [top, line] = [element, before].map((each) => lengthOf(each, "top"));
  if (!top || !line || top.unit !== line.unit || top.length > line.length) return false;
  const [size, around] = [element, before].map(
    (each) => lengthOf(each, "font-size") ?? lengthOf(each, "--font-height"),
  );
  if (!size || !around || size.unit !== around.unit) return false;
  return size.length <= around.length * SMALL_SIZE;
}

/** The length in a style, also as a multiple: “calc(var(--scale-factor)*7px)”. */
function lengthOf(element: Element, property: string) {
  const [, length, unit] =
    /(-?[\d.]+)([a-z]+|%)\s*\)?$/.exec(styleOf(element, property) ?? "") ?? [];
  return length === undefined ? undefined : { length: Number(length), unit };
}

/** Whether an element is a badge by its name, or by its classes, whose words may be joined. */
export function isBadge(element: Element): boolean {
  const { localName } = element;
  const name = element.matches(INLINE) ? "" : localName.includes("-") ? localName : undefined;
  if (name === undefined) return false;
  return BADGE.test(`${name} ${wordsOfClass(element)}`);
}

const wordsOfClass = (element: Element): string =>
  (element.getAttribute("class") ?? "").replace(/([a-z])([A-Z])/g, "$1-$2");

const GAPS = ["margin", "padding"];
const SIDES = ["left", "right", "inline-start", "inline-end", "inline"];
/** A length at which two words are no longer read as one: a quarter of a letter, or 3 points. */
const WIDE =
  /^(?:(?:\d*\.(?:2[5-9]|[3-9])\d*|[1-9]\d*(?:\.\d+)?)r?em|(?:[3-9]|\d{2,})(?:\.\d+)?(?:px|pt))$/;

/** Whether an element has a wide margin or padding on its left or right. */
function hasGap(element: Element): boolean {
  const widths = GAPS.flatMap((gap) => {
    const [all = "", across = all, , left = across] = (styleOf(element, gap) ?? "").split(/\s+/);
    const each = SIDES.flatMap((side) => (styleOf(element, `${gap}-${side}`) ?? "").split(/\s+/));
    return [across, left, ...each];
  });
  return widths.some((width) => WIDE.test(width));
}

/** Whether a browser draws an element as a small box with round corners. */
export const isRoundBox = (element: Element): boolean =>
  /[1-9]/.test(styleOf(element, "border-radius") ?? "") &&
  ["background", "background-color", "border"].some((name) => styleOf(element, name));

/** Whether a browser sets an inline element apart from its neighbours by its layout. */
function isBeside(element: Element): boolean {
  const displayOf = (each: Element | null) => (each ? styleOf(each, "display") : undefined) ?? "";
  return (
    element.matches("button, img, svg, select, progress, meter, textarea, rt, kbd, code + code") ||
    /^inline-(?:block|flex|grid|table)/.test(displayOf(element)) ||
    /^(?:inline-)?(?:flex|grid)/.test(displayOf(element.parentElement)) ||
    /^(?:left|right)$/.test(styleOf(element, "float") ?? "") ||
    hasGap(element) ||
    isRoundBox(element) ||
    isBadge(element) ||
    /diagonal-fractions/.test(styleOf(element, "font-variant-numeric") ?? "") ||
    /["']a?frac["']/.test(styleOf(element, "font-feature-settings") ?? "") ||
    /^(?:absolute|fixed)$/.test(styleOf(element, "position") ?? "")
  );
}

// Classes of Word Online and of frameworks: Firefox copies no styles of a page.
const RAISED_ELEMENTS =
  "sup, [class~=superscript i], .align-super, [class*=footnote-ref i], [class*=FootnoteRef i], .MsoEndnoteReference";
const STRUCK_CLASSES = "[class~=strikethrough i], .line-through, .text-decoration-line-through";

/** How far an element is above its line, as CSS writes it; below it with a minus. */
function raiseOf(element: Element): string {
  const top = styleOf(element, "position") === "relative" ? styleOf(element, "top") : undefined;
  const moved = top === undefined ? undefined : top.startsWith("-") ? top.slice(1) : `-${top}`;
  return styleOf(element, "mso-text-raise") ?? moved ?? styleOf(element, "vertical-align") ?? "";
}

const ZERO = /^0(?:\.0+)?(?:[a-z]+|%)?$/;

/** Whether a browser does not show an element. */
export function isHidden(element: Element): boolean {
  const isZero = (property: string) => ZERO.test(styleOf(element, property) ?? "");
  return (
    element.matches("[hidden], rp") ||
    styleOf(element, "display") === "none" ||
    styleOf(element, "visibility") === "hidden" ||
    styleOf(element, "mso-hide") === "all" ||
    isZero("opacity") ||
    (isZero("max-height") && styleOf(element, "overflow") === "hidden") ||
    // Mails set a size of nothing around columns, and the size of letters in them.
    (isZero("font-size") && element.querySelector("[style*='font']") === null)
  );
}

/** A link to a footnote, a comment or a source, or back from it. */
const NOTE_LINK =
  /#_?(?:ftn|edn|fn|sdfootnote|sdendnote|cmnt|msocom|cite|footnote|endnote|note|ref|reference|source)/i;
/** A place on a page that may be a footnote: #f1, #n-3, #id2. */
const NUMBERED_PLACE = /#[a-z]{1,3}[-_.]?\d{1,3}$/i;
/** A link from a footnote back to its mark, as its role, class or arrow says. */
const BACK_LINK = "[role=doc-backlink], .footnote-backref, .footnote-back, .reversefootnote";
const ARROWS = /^(?:[↩↪↑⤴⏎⬆^\s][\ufe0e\ufe0f]?)+$/u;
/**
 * One mark of a footnote: up to three digits, a letter, a small Roman number, or signs, also
 * with a number (“*1”); or the page of a source (“:12–14”).
 */
const MARK = String.raw`[[(]?(?:(?:note|nb|fn)\s*)?(?:\d{1,3}|[a-z]{1,2}\d{1,2}|[a-z]|[ivx]{2,4}|[*†‡§¶#]+|[*†‡]\d{1,2}|:\s?\d{1,4}(?:[-–]\d{1,4})?)[\])]?`;
const MARKS = new RegExp(`^${MARK}(?:(?:\\s*[,;–-]\\s*|\\s+|(?<=[\\])]))${MARK})*[,;]?$`, "i");
/** What Wikipedia asks of its editors behind a word: “[citation needed]”, “[when?]”, “[update]”. */
const WIKIPEDIA_NOTE = "sup.Inline-Template, sup.noprint";
const ENCLOSED_MARK = /^[[(].{1,8}[\])]$/;
const WORD_END = /[\p{L}\p{N}]$/u;
const WORD_BEGIN = /^[\p{L}\p{N}]/u;
/** What a space sets apart from a word after or before it. */
export const AROUND = { ends: /[\p{L}\p{N}%‰\p{Sc}]$/u, begins: /^[\p{L}\p{N}\p{Sc}]/u };
/** The same for a word: it does not join the signs of a sentence. */
const AROUND_WORD = {
  ends: /[\p{L}\p{N}%‰\p{Sc}.,:;!?)\]”"]$/u,
  begins: /^[\p{L}\p{N}\p{Sc}([“]/u,
};
const ORDINAL = /^(?:st|nd|rd|th|er|re|ère|ème|:[ae])$/i;
const SIGN = /^(?:TM|SM|®|©|™|℠|°|º|ª)$/i;
const POWER = /^[-−–+]?\d{1,3}$/;

/** A unit of length before an exponent. English words that are units too need a number before. */
const LENGTH = /(?:(?:^|[^\p{L}])[kcdm]?m|(?:\d|\/|\bper\s)\s*(?:in|ft|yd|mi))\s?$/iu;
/** A power of ten, and no amount of ten that has a footnote. */
const TEN = /(?:^|[^\d.,])10$/;
const MONEY_BEFORE = /(?:\p{Sc}|\b[A-Z]{3}|\bkr|\bzł)\s*10$/u;

/** Raised characters of Unicode that a mark or a power is written in. */
const SMALL = /[⁰¹²³⁴-⁹⁺⁻⁽⁾]+/g;
/** A name or a unit that has powers: x², µm², CO². A power of one is never written. */
const HAS_POWERS = /(?:^|[^\p{L}])(?:\p{L}|[kcdmnµμ]m|CO|[ксм]м|[كس]م)$|[₀-₉]$/u;
/** The end of a sum in brackets, and of no remark. */
const SUM = /\([^()]*[\p{L}\p{N}]\s?[+−×·÷]\s?[\p{L}\p{N}][^()]*\)$/u;

const RAISED_SIGNS: Partial<Record<string, string>> = { "-": "⁻", "−": "⁻", "–": "⁻", "+": "⁺" };
export const RAISED = "⁰¹²³⁴⁵⁶⁷⁸⁹";
export const LOWERED = "₀₁₂₃₄₅₆₇₈₉";
/** A number in raised or lowered characters. @param digits those from 0 to 9 */
export const inSigns = (text: string, digits: string): string =>
  [...text].map((sign) => RAISED_SIGNS[sign] ?? digits[Number(sign)] ?? sign).join("");

/** Raised characters of Unicode as common ones. */
const inLine = (text: string): string => text.replace(SMALL, (small) => small.normalize("NFKC"));

/**
 * Raises the marks of footnotes that are written in raised characters (“375,000¹”) as a page does,
 * so that they are read as its others are. Powers stay as they are.
 * @param isBlock whether an element begins a new line
 */
export function raiseSmallMarks(page: Document, isBlock: (element: Element) => boolean): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode: text } = walker;
    if (!(text instanceof Text) || text.data.search(SMALL) === -1) continue;
    // A formula is written in these characters afterwards.
    if (text.parentElement?.closest("math") === null) texts.push(text);
  }
  for (const text of texts) {
    const { data } = text;
    const [first, last] = [textBeside(text, { isBlock }, -1), textBeside(text, { isBlock }, 1)];
    const parts: (string | Element)[] = [];
    let end = 0;
    for (const { 0: small, index } of data.matchAll(SMALL)) {
      const before = first + data.slice(0, index);
      const after = data.slice(index + small.length) + last;
      // A plain text keeps its lines.
      const line = text.parentElement?.closest("pre") ? before.replace(/^.*\n/s, "") : before;
      if (!isSmallMark(small, line, after)) continue;
      const raised = page.createElement("sup");
      raised.textContent = small;
      parts.push(data.slice(end, index), raised);
      end = index + small.length;
    }
    if (parts.length > 0) text.replaceWith(...parts, data.slice(end));
  }
}

/** Numbers of sources in small boxes, as programs for chats set them behind what they say. */
const SOURCES =
  "a[href], [class*=citation i], [class~=cite i], [data-testid*=citation i], [data-citation]";
const SOURCE_CLASS = /badge|citation|cite|chip|pill|footnote|source|reference/i;
const SOURCE_NUMBER = /^[[(]?\d{1,3}[\])]?$/;

/**
 * Raises the numbers of sources that stand in small boxes behind a word or an amount, so that they
 * are read as the marks of footnotes are.
 * @param isBlock whether an element begins a new line
 */
export function raiseSources(page: Document, isBlock: (element: Element) => boolean): void {
  for (const source of page.body.querySelectorAll(SOURCES)) {
    const text = textOf(source);
    if (!SOURCE_NUMBER.test(text) || isRaised(source) || !isInBox(source, text)) continue;
    const [before, after] = [
      textBeside(source, { isBlock }, -1),
      textBeside(source, { isBlock }, 1),
    ];
    if (!isBehindWord(before, after)) continue;
    const raised = page.createElement("sup");
    // In brackets it is no power.
    raised.textContent = ENCLOSED_MARK.test(text) ? text : `[${text}]`;
    const { previousSibling } = source;
    source.replaceWith(raised);
    if (previousSibling instanceof Text) previousSibling.data = previousSibling.data.trimEnd();
  }
}

/** Whether an element is read as the mark of a footnote for another reason. */
function isRaised(element: Element): boolean {
  let around: Element | null = element;
  while (around !== null && positionOf(around) !== "raised") around = around.parentElement;
  return (
    around !== null ||
    NOTE_LINK.test(element.getAttribute("href") ?? "") ||
    [...element.querySelectorAll("*")].some((each) => positionOf(each) === "raised")
  );
}

/** Whether an element, or one around or within it that has the same text, is called a source. */
function isInBox(source: Element, text: string): boolean {
  const own = [source, ...source.querySelectorAll("*")];
  for (let each = source.parentElement; each && textOf(each) === text; each = each.parentElement) {
    own.push(each);
  }
  return own.some(
    (each) =>
      each.hasAttribute("data-citation") ||
      ["class", "data-testid"].some((name) => SOURCE_CLASS.test(each.getAttribute(name) ?? "")),
  );
}

/** Whether a number stands where the mark of a footnote would: “45 zones” has one of its own. */
const isBehindWord = (before: string, after: string): boolean =>
  /\S$/.test(before) ||
  /[\d%.,;:)”]\s*$/.test(before) ||
  (before.trim() !== "" && /^\s*(?:[.,;:)]|$)/.test(after));

/** Whether raised characters are the mark of a footnote: no power, no root, no part of a fraction. */
function isSmallMark(small: string, before: string, after: string): boolean {
  const text = inLine(small);
  const isPowerOf =
    (isPower(text, before) || HAS_POWERS.test(before) || SUM.test(before)) && text !== "1";
  const isPart = /^\s?[/⁄]\s?[\d₀-₉]|^√/.test(after);
  return MARKS.test(text) && before.trim() !== "" && !isPowerOf && !isPart;
}

type Reading = {
  taken: TakenOut;
  /** Text that followed a mark which was taken out. */
  afterMark: Set<Node>;
  /** Whether an element begins a new line. */
  isBlock: (element: Element) => boolean;
};

/**
 * Gives text that stands apart a form that plain text can keep: m² and CO₂ have characters of their
 * own. Struck-out text and the marks of footnotes are removed, because they would join the number
 * before them.
 * @param isBlock whether an element begins a new line
 * @returns what was removed
 */
export function readSetApart(page: Document, isBlock: (element: Element) => boolean): TakenOut {
  const taken: TakenOut = { footnotes: [], struck: [] };
  const reading: Reading = { taken, isBlock, afterMark: new Set() };
  for (const element of outermost(page, "struck")) {
    const text = textOf(element);
    if (text === "") continue;
    taken.struck.push(text);
    element.remove();
  }
  for (const element of page.body.querySelectorAll("*")) {
    if (positionOf(element) !== "beside") continue;
    const [before, after] = [textBeside(element, reading, -1), textBeside(element, reading, 1)];
    // A badge stands behind a whole sentence, too. The parts of 1,000 may be boxes as well.
    keepApart(element, before, after, /^\p{L}/u.test(textOf(element)) ? AROUND_WORD : undefined);
  }
  for (const element of outermost(page, "raised")) readRaised(element, reading);
  for (const element of outermost(page, "lowered")) readLowered(element, reading);
  for (const link of page.querySelectorAll("a[href*='#'], [role=doc-noteref]")) {
    if (isNote(link, reading)) takeMark(link, reading);
    else keepLinkApart(link, reading);
  }
  return taken;
}

/** Whether a link leads to a footnote, or back from it. */
function isNote(link: Element, reading: Reading): boolean {
  const [text, href] = [textOf(link), link.getAttribute("href") ?? ""];
  if (link.matches(BACK_LINK) || isEnclosedPlace(link)) return true;
  if (ARROWS.test(text)) return NOTE_LINK.test(href);
  if (!MARKS.test(text)) return false;
  if (NOTE_LINK.test(href) || link.matches("[role=doc-noteref]")) return true;
  // “See part 2” leads to a place, too. Its number does not stand at a word.
  return NUMBERED_PLACE.test(href) && /[\p{L}\p{N}%.,;:)”’]$/u.test(textBeside(link, reading, -1));
}

/** Whether a link is what a mark of a footnote is: a word of its own, beside another. */
export const isMarkLink = (element: Element): boolean =>
  element.matches("a[href*='#'], [role=doc-noteref]") && MARKS.test(textOf(element));

/** Keeps a number apart from a link beside it: pages show by colour alone where each ends. */
export function keepLinksApart(page: Document, isBlock: (element: Element) => boolean): void {
  const reading: Reading = { taken: { footnotes: [], struck: [] }, isBlock, afterMark: new Set() };
  for (const link of page.body.querySelectorAll("a[href]")) {
    // A mark of a footnote is no word of its own.
    if (!hasPosition(link) && !isMarkLink(link)) keepLinkApart(link, reading);
  }
}

function keepLinkApart(link: Element, reading: Reading): void {
  const text = link.textContent ?? "";
  const [before, after] = [textBeside(link, reading, -1), textBeside(link, reading, 1)];
  keepApart(link, meet(before, text) ? before : "", meet(text, after) ? after : "");
}

const meet = (first: string, second: string): boolean =>
  (/\p{N}$/u.test(first) && WORD_BEGIN.test(second)) ||
  (WORD_END.test(first) && /^\p{N}/u.test(second));

/** Whether an element, or one around or in it, stands apart from its line. */
function hasPosition(element: Element): boolean {
  let around: Element | null = element;
  while (around !== null && positionOf(around) === undefined) around = around.parentElement;
  return around !== null || [...element.querySelectorAll("*")].some((each) => positionOf(each));
}

const textOf = (node: Node): string => (node.textContent ?? "").replace(/\s+/g, " ").trim();
const lineTextOf = (node: Node): string => inLine(textOf(node));

/** Whether a link leads to a place on the copied page and is a mark such as [1]. */
const isEnclosedPlace = (link: Element): boolean =>
  link.getAttribute("href")?.startsWith("#") === true && ENCLOSED_MARK.test(textOf(link));

function outermost(page: Document, position: Position): Element[] {
  const found = [...page.body.querySelectorAll("*")].filter(
    (element) => positionOf(element) === position,
  );
  return found.filter(
    (element) => !found.some((other) => other !== element && other.contains(element)),
  );
}

function readRaised(element: Element, reading: Reading): void {
  const text = lineTextOf(element);
  const [before, after] = [textBeside(element, reading, -1), textBeside(element, reading, 1)];
  const replacement = smallPart(element, text, before, reading) ?? raisedText(text, before, after);
  const isMark =
    MARKS.test(text) ||
    element.matches(WIKIPEDIA_NOTE) ||
    element.querySelector("a[href*='#']") !== null;
  if (replacement !== undefined) element.replaceWith(replacement);
  else if (isMark && before.trim() !== "") takeMark(element, reading);
  else keepApart(element, before, after);
}

/** The name of a price or of its small part: “price”, “fils”, “productPriceCents”. */
const PRICE = /(?:^|[\s_-])(?:price|fils|halalas?|cents?|fraction|decimals?)(?:[\s_-]|$)/i;

/** The small part of a price, with the sign that parts it; undefined for any other raised text. */
function smallPart(element: Element, text: string, before: string, { isBlock }: Reading) {
  if (/^[.,]\d{1,2}$/.test(text) && /\d$/.test(before)) return text;
  if (!/^\d{2}$/.test(text) || !/\d[.,]?$/.test(before)) return undefined;
  for (let each: Element | null = element; each && !isBlock(each); each = each.parentElement) {
    if (!PRICE.test(wordsOfClass(each))) continue;
    const sign = /\d\.\d{3}$/.test(before) ? "," : ".";
    return /\d$/.test(before) ? sign + text : text;
  }
  return undefined;
}

/** Raised text as plain text has it; undefined if plain text would make another word of it. */
function raisedText(text: string, before: string, after: string): string | undefined {
  if (text === "") return text;
  if (ORDINAL.test(text) && /\d$/.test(before)) return text;
  if (/^[o0]$/i.test(text) && /^\s?[CF]\b/.test(after)) return "°";
  if (SIGN.test(text)) return text.replace(/^tm$/i, "™").replace(/^sm$/i, "℠");
  if (isFraction(text, before, after)) return WORD_END.test(before) ? ` ${text}` : text;
  return POWER.test(text) && isPower(text, before) ? inSigns(text, RAISED) : undefined;
}

function readLowered(element: Element, reading: Reading): void {
  const text = textOf(element);
  const [before, after] = [textBeside(element, reading, -1), textBeside(element, reading, 1)];
  if (isFraction(text, before, after)) element.replaceWith(text);
  else if (/^\d+$/.test(text) && /\p{L}$/u.test(before)) {
    element.replaceWith(inSigns(text, LOWERED));
  } else keepApart(element, before, after);
}

/** Keeps the words of an element, with a space where they would join those beside them. */
function keepApart(element: Element, before: string, after: string, around = AROUND): void {
  // A space at the edge of a link or of another inline element would be lost.
  let [first, last] = [element, element];
  while (first.previousSibling === null && first.parentElement?.matches(INLINE)) {
    first = first.parentElement;
  }
  while (last.nextSibling === null && last.parentElement?.matches(INLINE)) {
    last = last.parentElement;
  }
  if (around.ends.test(before)) first.before(" ");
  if (around.begins.test(after)) last.after(" ");
}

/** Whether a raised number is an exponent: of a unit, of ten, or with a minus. */
const isPower = (text: string, before: string): boolean =>
  /^[-−–]/.test(text) ||
  (/^[23]$/.test(text) && LENGTH.test(before)) ||
  (TEN.test(before) && !MONEY_BEFORE.test(before));

/** Whether a number is above or below the bar of a fraction. */
const isFraction = (text: string, before: string, after: string): boolean =>
  /^\d{1,3}$/.test(text) && (/^\s?[/⁄]\s?\d/.test(after) || /\d\s?[/⁄]\s?$/.test(before));

/** Removes the mark of a footnote, and the comma between it and the mark before it. */
function takeMark(element: Element, reading: Reading): void {
  const { taken, afterMark, isBlock } = reading;
  const text = textOf(element);
  const isBetweenWords =
    WORD_END.test(textBeside(element, reading, -1)) &&
    WORD_BEGIN.test(textBeside(element, reading, 1));
  let mark = element;
  for (let parent = mark.parentElement; parent !== null; parent = parent.parentElement) {
    if (isBlock(parent) || textOf(parent) !== text) break;
    mark = parent;
  }
  const { previousSibling, nextSibling } = mark;
  if (previousSibling !== null && /^\s*[,;–-]?\s*$/.test(previousSibling.textContent ?? "")) {
    if (afterMark.has(previousSibling)) previousSibling.remove();
  }
  if (nextSibling !== null) afterMark.add(nextSibling);
  taken.footnotes.push(text);
  mark.replaceWith(isBetweenWords ? " " : "");
}

/** The text of the same line before (-1) or after (1) an element or a text. */
export function textBeside(
  beside: Node,
  { isBlock }: Pick<Reading, "isBlock">,
  side: -1 | 1,
): string {
  const texts = [...textsBeside(beside, { isBlock }, side)];
  return (side === -1 ? texts.reverse() : texts).join("");
}

/** The nearest of these texts that is not empty. A long line is not read to its end. */
export function nearestText(
  beside: Node,
  { isBlock }: Pick<Reading, "isBlock">,
  side: -1 | 1,
): string {
  for (const text of textsBeside(beside, { isBlock }, side)) if (text !== "") return text;
  return "";
}

/** The texts of the same line before (-1) or after (1) an element or a text, the nearest first. */
function* textsBeside(
  beside: Node,
  { isBlock }: Pick<Reading, "isBlock">,
  side: -1 | 1,
): Generator<string> {
  let node = beside;
  for (;;) {
    const next = side === -1 ? node.previousSibling : node.nextSibling;
    if (next === null) {
      const { parentElement } = node;
      if (parentElement === null || isBlock(parentElement)) return;
      node = parentElement;
      continue;
    }
    if (next instanceof Element && (next.matches("br") || isBlock(next))) return;
    yield next.textContent ?? "";
    node = next;
  }
}
