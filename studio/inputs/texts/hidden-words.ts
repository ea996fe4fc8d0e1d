import { styleOf } from "./set-apart.ts";

/** The attribute of an element in which a sign was that a font of its page draws. */
export const FONT_SIGN = "data-font-sign";

/** The words of a name or a file in which the sign of the dirham is drawn, and those beside them. */
const DIRHAM = /^(?:aed|dhs?|dirhams?|د\s?إ|درهم)$/;
const BESIDE_DIRHAM =
  /^(?:the|of|in|uae|united|arab|emirati|emirates|إماراتي|new|official|digital|currency|curr|symbols?|signs?|icons?|ico|ic|logo|mark|glyph|font|vector|image|img|pic|svg|png|webp|gif|jpe?g|avif|black|white|dark|light|gr[ae]y|blue|green|red|gold|small|large|xs|sm|md|lg|xl|bold|regular|thin|min|inline|\d+(?:px|x)?|v\d+|[a-z\d]*\d[a-z\d]*)$/;
/** The classes of an element that shows the sign, in words that hyphens part. */
const DIRHAM_CLASS = /(?:^|[\s_-])(?:aed|dirhams?|uae-?symbol)(?:[\s_-]|$)/i;
const DIRHAM_FONT = /dirham|\baed\b|uae.?symbol/i;
/** Classes and fonts in which a letter is a drawing. */
const ICON_CLASS =
  /(?:^|[\s_-])(?:icons?|icomoon|fontello|glyphs?|glyphicons?|dingbats?|fa[srlb]?|mdi)(?:[\s_-]|$)/i;
const ICON_FONT =
  /(?:^|[^a-z])icon|icons|icomoon|fontello|font ?awesome|glyph|dingbats|webdings|wingdings|(?:^|[\s"',])symbols?(?:["',]|$)/i;
const SYMBOL_CLASS = /(?:^|[\s_-])(?:symbols?|currency)(?:[\s_-]|$)/i;

/** Word's bullets are letters of such fonts, too. */
const LIST_MARKER = "[style*='mso-list:ignore' i], [style*='mso-list: ignore' i]";

/** Attributes that name what an element shows. */
const NAMING = /^(?:alt|title|aria-label|(?:data-[\w-]*)?src(?:set)?)$/;

/** Signs of currencies that Unicode has had since 2025, which few fonts know. */
const NEW_SIGNS: readonly [sign: string, code: string][] = [
  ["\u20c3", "AED"],
  ["\u20c1", "SAR"],
];
const INLINE =
  "img, svg, span, i, b, em, strong, font, small, bdi, abbr, dirham-symbol, dirham-icon, dirham-sign, uae-dirham, aed-symbol, aed-icon";

/**
 * Writes what a page shows without text: the sign of the dirham as AED, email addresses that
 * Cloudflare keeps from programs, and the marks of a quotation.
 */
export function writeHiddenWords(page: Document): void {
  for (const element of page.body.querySelectorAll(INLINE)) {
    if (isDirham(element)) element.replaceWith(setApart(page, "AED"));
    else if (isIconLetter(element)) {
      element.replaceChildren();
      element.setAttribute(FONT_SIGN, "");
    } else writeFirstDirham(element);
  }
  for (const [sign, code] of NEW_SIGNS) {
    for (const text of textsWith(page, sign)) {
      const [first = "", ...others] = text.data.split(sign);
      const parts = others.flatMap((other) => [setApart(page, code), other]);
      text.replaceWith(first, ...parts);
    }
  }
  for (const quotation of page.body.querySelectorAll("q")) {
    quotation.prepend("“");
    quotation.append("”");
  }
  for (const element of page.body.querySelectorAll("[data-cfemail], a[href*='#']")) {
    const [, inHref] = /\/cdn-cgi\/l\/email-protection#(\w+)/.exec(hrefOf(element)) ?? [];
    const address = protectedEmail(element.getAttribute("data-cfemail") ?? inHref ?? "");
    if (address === undefined) continue;
    if (element.hasAttribute("data-cfemail")) element.textContent = address;
    if (element.matches("a")) element.setAttribute("href", `mailto:${address}`);
  }
}

/** Takes the comments of reviewers out of a page of Word or Google Docs. @returns their texts */
export function takeComments(page: Document): string[] {
  const ofWord = [...page.body.querySelectorAll("[style*='mso-element']")].filter(
    (element) => styleOf(element, "mso-element") === "comment-list",
  );
  const ofGoogle = [...page.body.querySelectorAll("a[href*='#cmnt_ref']")].flatMap(
    (mark) => mark.closest("div") ?? mark.closest("p") ?? [],
  );
  return [...ofWord, ...ofGoogle].flatMap((comment) => {
    comment.remove();
    const texts = [...comment.querySelectorAll("p")].map(textOf).filter((text) => text !== "");
    return texts.map((text) => text.replace(/^\[\w+\]\s*/, ""));
  });
}

function textsWith(page: Document, sign: string): Text[] {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (currentNode instanceof Text && currentNode.data.includes(sign)) found.push(currentNode);
  }
  return found;
}

/** A word that the layout sets apart from what is beside it, as it did the picture. */
function setApart(page: Document, word: string): Element {
  const element = page.createElement("span");
  element.style.display = "inline-block";
  element.textContent = word;
  return element;
}

const textOf = (element: Element) => (element.textContent ?? "").replace(/\s+/g, " ").trim();

const hrefOf = (element: Element) => element.getAttribute("href") ?? "";

/** Whether a page shows words, amounts or their currency in another way than as text. */
export function hasHiddenWords(page: Document): boolean {
  const elements = [...page.body.querySelectorAll(INLINE)];
  return (
    elements.some((element) => isDirham(element) || isIconLetter(element)) ||
    elements.some((element) => hasDirhamLook(element) && FIRST_LETTER.test(textOf(element))) ||
    page.querySelector(`[${FONT_SIGN}]`) !== null ||
    NEW_SIGNS.some(([sign]) => textsWith(page, sign).length > 0) ||
    picturesAtAmounts(page).length > 0
  );
}

/** The amounts right behind a picture, which may be their currency. */
export function picturesAtAmounts(page: Document): string[] {
  return [...page.body.querySelectorAll("img, svg")].flatMap((picture) => {
    let place: Element = picture;
    while (place.nextSibling === null && place.parentElement?.matches("span, picture, b, i, a")) {
      place = place.parentElement;
    }
    const next = place.nextSibling;
    if (next instanceof Element && !next.matches("span, b, strong, i, em, font, bdi, a")) return [];
    const [amount] = /^\s*\d[\d.,' \u00a0\u202f]*/.exec(next?.textContent ?? "") ?? [];
    // Two figures are a number of things, such as visas.
    return amount === undefined || amount.replace(/\D/g, "").length < 3
      ? []
      : [amount.trim().replace(/[.,]$/, "")];
  });
}

/** Whether a class or a font of an element is that of the dirham's sign. */
function hasDirhamLook(element: Element): boolean {
  // Elements of their own are named so, too.
  const name = `${element.localName} ${element.getAttribute("class") ?? ""}`.replace(
    /([a-z])([A-Z])/g,
    "$1-$2",
  );
  return DIRHAM_CLASS.test(name) || DIRHAM_FONT.test(styleOf(element, "font-family") ?? "");
}

/** A single letter, which a font draws as a sign. */
const LETTER = /^[\p{L}\p{Co}]$/u;
const FIRST_LETTER = /^[\p{L}\p{Co}]\s?\d/u;

function isDirham(element: Element): boolean {
  const text = textOf(element);
  if (LETTER.test(text)) return hasDirhamLook(element) && !holdsDirham(element);
  if (text !== "") return false;
  const said = [...element.attributes].flatMap(({ name, value }) =>
    NAMING.test(name) ? value : [],
  );
  const used = [...element.querySelectorAll("use")].flatMap(({ attributes }) =>
    [...attributes].map(({ value }) => value),
  );
  const drawn = /url\(([^)]*)\)/.exec(element.getAttribute("style") ?? "") ?? [];
  const isShown = hasDirhamLook(element) && !holdsDirham(element);
  return isShown || [...said, ...used, ...drawn.slice(1)].some(namesDirham);
}

/** Whether an element within another one is the sign. */
const holdsDirham = (element: Element): boolean =>
  [...element.querySelectorAll(INLINE)].some(isDirham);

/** Whether a name, or a part of an address, is that of the sign: “UAE_Dirham_Symbol.svg”. */
function namesDirham(name: string): boolean {
  if (name.startsWith("data:")) return false;
  return decoded(name)
    .toLowerCase()
    .split(/[/?&=#"',\n]+/)
    .some((part) => {
      const words = part.split(/[\s_.,()-]+/).filter((word) => word !== "");
      const isOf = (word: string) => DIRHAM.test(word);
      const isArabic = /^د\.?\s?إ\.?$/.test(part.trim());
      return (
        isArabic ||
        (words.some(isOf) && words.every((word) => isOf(word) || BESIDE_DIRHAM.test(word)))
      );
    });
}

function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Whether the only letter of an element is a drawing of an icon font. */
function isIconLetter(element: Element): boolean {
  const text = textOf(element);
  if (!LETTER.test(text) || element.closest(LIST_MARKER) !== null) return false;
  const [name, font] = [element.getAttribute("class") ?? "", styleOf(element, "font-family") ?? ""];
  return (
    ICON_CLASS.test(name) ||
    ICON_FONT.test(font) ||
    // A currency may be a letter of the alphabet, such as R.
    (SYMBOL_CLASS.test(name) && /^(?![a-z])\p{Script=Latin}$/iu.test(text))
  );
}

/** Writes the letter before an amount as AED where both are in the font of the dirham's sign. */
function writeFirstDirham(element: Element): void {
  if (!hasDirhamLook(element) || !FIRST_LETTER.test(textOf(element))) return;
  const [text] = textsWith(element.ownerDocument, "").filter(
    (each) => element.contains(each) && each.data.trim() !== "",
  );
  if (text === undefined) return;
  const rest = text.data.trimStart().replace(/^./u, "");
  text.replaceWith(setApart(element.ownerDocument, "AED"), rest);
}

/** The address in hexadecimal digits: the first byte is the key of the others. */
function protectedEmail(digits: string): string | undefined {
  const [key = 0, ...letters] = (digits.match(/[\da-f]{2}/gi) ?? []).map((byte) =>
    Number.parseInt(byte, 16),
  );
  const address = String.fromCharCode(...letters.map((letter) => letter ^ key));
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined;
}
