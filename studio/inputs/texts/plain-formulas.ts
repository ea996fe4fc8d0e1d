import { inSigns, LOWERED, RAISED } from "./set-apart.ts";

/** Whether a page has a formula. */
export const hasFormula = (page: Document): boolean => page.querySelector("math") !== null;

/**
 * Replaces the formulas of a page (MathML) by plain text that has the same numbers: 10², 1/2, x₁.
 * Read as text, a power or a fraction would join its parts, and 10² would be 102.
 */
export function writeFormulas(page: Document): void {
  // KaTeX writes each formula a second time, for those who see it.
  for (const drawn of page.querySelectorAll(".katex-mathml + .katex-html")) drawn.remove();
  for (const formula of page.querySelectorAll("math")) {
    const text = page.createElement("span");
    // A formula joins no word beside it.
    const isLine = formula.getAttribute("display") === "block";
    text.style.display = isLine ? "block" : "inline-block";
    text.textContent = joined([...formula.children].map(written)).trim();
    formula.replaceWith(text);
  }
}

/** Spaces that MathML drops at the edges of a text. One that does not break stays. */
const DROPPED = /^[ \t\r\n]+|[ \t\r\n]+$/g;

/** A space that is set as a width, and draws nothing nearer. */
const WIDTH = /^\+?[\d.]*[1-9]/;

/** The text of a part of a formula, by the name of its element (MathML Core). */
function written(part: Element): string {
  const parts = [...part.children].map(written);
  const texts = parts.map((text) => text.trim());
  const [first = "", second = "", third = ""] = texts;
  switch (part.localName) {
    case "msup":
      return grouped(first) + raised(second);
    case "msub":
      return grouped(first) + lowered(second, first);
    case "msubsup":
      return grouped(first) + lowered(second, first) + raised(third);
    case "munder":
    case "mover":
    case "munderover":
      return first + above(second) + above(third);
    case "mfrac":
      return `${grouped(first)}/${grouped(second)}`;
    case "msqrt":
      return `√${grouped(joined(parts).trim())}`;
    case "mroot":
      return `${raised(second)}√${grouped(first)}`;
    case "mfenced":
      return `(${texts.join("; ")})`;
    case "mtable":
      return texts.join(" | ");
    case "mtr":
      return texts.join("; ");
    case "semantics":
      // Its other children say the same in TeX, or for another program.
      return first;
    case "mphantom":
      return "";
    case "mspace":
      return WIDTH.test(part.getAttribute("width") ?? "") ? " " : "";
    default:
      return parts.length === 0 ? (part.textContent ?? "").replaceAll(DROPPED, "") : joined(parts);
  }
}

/** Operators that have spaces around them where they stand between two values. */
const BETWEEN_VALUES = /^[=<>≤≥≈≠+\-−–±×·÷*→]$/;

/** The text of parts that stand side by side. Two numbers, or two words, stay two. */
function joined(parts: readonly string[]): string {
  let text = "";
  for (const next of parts) {
    const isApart =
      (/\d$/.test(text) && /^\d/.test(next)) || (/\p{L}$/u.test(text) && /^\p{L}{2}/u.test(next));
    if (BETWEEN_VALUES.test(next) && /[\p{L}\p{N}\p{No}%)]\s*$/u.test(text)) text += ` ${next} `;
    else text += isApart ? ` ${next}` : next;
  }
  return text.replace(/\s+/g, " ");
}

/** A part of several values in brackets, because plain text does not show where it ends. */
const grouped = (text: string): string =>
  /^(?:[\p{L}\p{N}.,%]*|\([^()]*\))$/u.test(text) ? text : `(${text})`;

function raised(text: string): string {
  if (/^[-−–+]?\d+$/.test(text)) return inSigns(text, RAISED);
  if (/[\p{L}\p{N}]/u.test(text)) return `^${grouped(text)}`;
  return text.replaceAll("∘", "°");
}

function lowered(text: string, base: string): string {
  if (/^\d+$/.test(text) && /\p{L}$/u.test(base)) return inSigns(text, LOWERED);
  return text === "" ? "" : ` ${text}`;
}

/** What stands above or below a sign: the limits of a sum. Accents are left out. */
const above = (text: string): string => (/[\p{L}\p{N}]/u.test(text) ? ` (${text})` : "");
