import { isHidden } from "./set-apart.ts";

/** The attribute of a place where a formula was whose text is not known; it holds the TeX. */
export const UNREAD_FORMULA = "data-unread-formula";

/** Pictures of formulas, as MediaWiki, WordPress and others mark them. */
const FORMULA_PICTURE = ["math", "latex", "tex-image", "equation"]
  .map((name) => `img[class*="${name}" i]`)
  .concat("img[src*='/math/render/']", "img[src*='latex.php']", "img[src*='codecogs.com']")
  .join();
const TEX = /^\s*(?:\{?\s*\\(?:display|text|script)style\b|\\[([]|\$[^$]+\$\s*$)/;

/**
 * Puts formulas in the place of their pictures: pages such as those of Wikipedia draw a formula, and
 * hide its text. Of a picture alone its alternative text is read, which is TeX.
 */
export function writeDrawnFormulas(page: Document): void {
  for (const picture of page.body.querySelectorAll("img")) {
    const around = picture.closest(".mwe-math-element") ?? picture.parentElement;
    const formulas = around === page.body ? [] : [...(around?.querySelectorAll("math") ?? [])];
    const [formula] = formulas;
    const alternative = picture.getAttribute("alt") ?? "";
    const isFormula = picture.matches(FORMULA_PICTURE) || TEX.test(alternative);
    if (formula !== undefined && around !== null && formulas.length === 1) {
      const cover = hiddenAround(formula, around);
      if (cover !== undefined) {
        picture.replaceWith(formula);
        cover.remove();
      } else if (isFormula) picture.remove();
      continue;
    }
    if (!isFormula || alternative.trim() === "") continue;
    const text = page.createElement("span");
    const plain = plainTex(alternative);
    if (plain === undefined) text.setAttribute(UNREAD_FORMULA, alternative.trim());
    else text.textContent = plain;
    text.style.display = "inline-block";
    picture.replaceWith(text);
  }
}

/** The outermost element within another that hides a formula; the formula itself at least. */
function hiddenAround(formula: Element, around: Element): Element | undefined {
  let cover: Element | undefined;
  let each: Element | null = formula;
  while (each !== null && each !== around) {
    if (isHidden(each)) cover = each;
    each = each.parentElement;
  }
  return cover;
}

/** Commands of TeX that are one sign, and those that only place what follows. */
const SIGNS: Partial<Record<string, string>> = {
  "%": "%",
  $: "$",
  "&": "&",
  "#": "#",
  _: "_",
  times: " × ",
  cdot: " · ",
  div: " ÷ ",
  pm: " ± ",
  leq: " ≤ ",
  le: " ≤ ",
  geq: " ≥ ",
  ge: " ≥ ",
  neq: " ≠ ",
  approx: " ≈ ",
  ",": " ",
  ";": " ",
  ":": " ",
  " ": " ",
  "!": "",
  quad: " ",
  displaystyle: "",
  textstyle: "",
  left: "",
  right: "",
  text: "",
  mathrm: "",
  operatorname: "",
  mathbf: "",
  mathit: "",
};

/** Formulas of TeX that are one line of signs, as text; undefined for any other. */
function plainTex(tex: string): string | undefined {
  const unwrapped = tex.trim().replace(/^(?:\$+|\\[([])|(?:\$+|\\[)\]])$/g, "");
  const fractions = unwrapped.replace(/\\[dt]?frac\s*\{([\w.,%]+)\}\s*\{([\w.,%]+)\}/g, "$1/$2");
  let isKnown = true;
  const text = fractions
    .replace(/\\([a-zA-Z]+|[^a-zA-Z])\s?/g, (_, name: string) => {
      const sign = SIGNS[name];
      if (sign === undefined) isKnown = false;
      return sign ?? "";
    })
    .replace(/\{,\}/g, ",")
    .replace(/[{}~]/g, (sign) => (sign === "~" ? " " : ""));
  // A power or an index would join the digits before it.
  return isKnown && !/[\^_\\]/.test(text) ? text.replace(/\s+/g, " ").trim() : undefined;
}
