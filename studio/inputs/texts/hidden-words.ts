import { styleOf } from "./set-apart.ts";

/** Names of the dirham in alternative texts, labels and classes of its sign. */
const DIRHAM =
  /^(?:the )?(?:(?:uae|emirati) )?(?:aed|dhs?\.?|dirhams?|د\.?إ\.?)(?: (?:symbol|sign|icon|logo))?$/i;
const DIRHAM_CLASS = /(?:^|[\s_-])(?:aed|dirhams?)(?:[\s_-]|$)/i;
/** The sign that Unicode has for it, which few fonts know. */
const DIRHAM_SIGN = "\u20c3";

/**
 * Writes what a page shows without text: the sign of the dirham as AED, email addresses that
 * Cloudflare keeps from programs, and the marks of a quotation.
 */
export function writeHiddenWords(page: Document): void {
  for (const element of page.body.querySelectorAll("img, svg, span, i, b")) {
    if (isDirham(element)) element.replaceWith(setApart(page, "AED"));
  }
  for (const text of textsWith(page, DIRHAM_SIGN)) {
    const [first = "", ...others] = text.data.split(DIRHAM_SIGN);
    const parts = others.flatMap((other) => [setApart(page, "AED"), other]);
    text.replaceWith(first, ...parts);
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

function isDirham(element: Element): boolean {
  if (textOf(element) !== "") return false;
  const said = ["alt", "aria-label", "title"].flatMap((name) => element.getAttribute(name) ?? []);
  return (
    said.some((text) => DIRHAM.test(text.trim())) ||
    DIRHAM_CLASS.test(element.getAttribute("class") ?? "")
  );
}

/** The address in hexadecimal digits: the first byte is the key of the others. */
function protectedEmail(digits: string): string | undefined {
  const [key = 0, ...letters] = (digits.match(/[\da-f]{2}/gi) ?? []).map((byte) =>
    Number.parseInt(byte, 16),
  );
  const address = String.fromCharCode(...letters.map((letter) => letter ^ key));
  return /^[^\s@]+@[^\s@]+$/.test(address) ? address : undefined;
}
