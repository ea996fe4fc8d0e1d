/** The comment in which Word keeps an equation, with a picture of it behind for other programs. */
const EQUATION = /^\[if\s+gte\s+msEquation\s+\d+\]>(.*)<!\[endif\]$/s;
const PICTURE_BEGINS = /^\[if\s+!msEquation\]$/;
const PICTURE_ENDS = "[endif]";

/** An element without content, which HTML knows for its own elements alone. */
const EMPTY_ELEMENT = /<(m:\w+)([^<>]*)\/>/g;

/** Elements of MathML that have the same parts, in their order. ECMA-376, part 1, 22.1. */
const SAME_PARTS: Partial<Record<string, readonly [name: string, ...parts: string[]]>> = {
  "m:f": ["mfrac", "m:num", "m:den"],
  "m:ssup": ["msup", "m:e", "m:sup"],
  "m:ssub": ["msub", "m:e", "m:sub"],
  "m:ssubsup": ["msubsup", "m:e", "m:sub", "m:sup"],
  "m:limlow": ["munder", "m:e", "m:lim"],
  "m:limupp": ["mover", "m:e", "m:lim"],
};

/**
 * Writes the equations of Word as MathML in the place of their pictures. Word keeps them in comments
 * in a language of its own (OMML), which no browser reads.
 */
export function writeWordEquations(page: Document): void {
  const walker = page.createTreeWalker(page.body, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) {
    if (walker.currentNode instanceof Comment) comments.push(walker.currentNode);
  }
  for (const comment of comments) {
    const [, equation] = EQUATION.exec(comment.data) ?? [];
    if (equation === undefined) continue;
    const given = new DOMParser().parseFromString(
      equation.replaceAll(EMPTY_ELEMENT, "<$1$2></$1>"),
      "text/html",
    );
    const formula = page.createElement("math");
    if (given.querySelector("m\\:omathpara")) formula.setAttribute("display", "block");
    formula.append(...partsOf(page, given.body));
    removePicture(comment);
    comment.replaceWith(formula);
  }
}

/** Removes what stands between the two comments behind an equation. */
function removePicture(equation: Comment): void {
  const { nextSibling } = equation;
  // Word may break a line there.
  const isBreak = nextSibling instanceof Text && nextSibling.data.trim() === "";
  const begin = isBreak ? nextSibling.nextSibling : nextSibling;
  if (!(begin instanceof Comment) || !PICTURE_BEGINS.test(begin.data)) return;
  let next = nextSibling;
  while (next !== null) {
    const isEnd: boolean = next instanceof Comment && next.data === PICTURE_ENDS;
    const after: ChildNode | null = next.nextSibling;
    next.remove();
    next = isEnd ? null : after;
  }
}

/** The parts of an element of Word as elements of MathML. */
function partsOf(page: Document, element: Element): Element[] {
  return [...element.children].flatMap((child) => {
    const { localName } = child;
    if (localName === "m:r") return [textElement(page, child.textContent ?? "")];
    const [name, ...parts] = SAME_PARTS[localName] ?? [];
    if (name !== undefined) return [elementFrom(page, name, child, parts)];
    switch (localName) {
      case "m:rad": {
        const hasDegree = (partOf(child, "m:deg")?.textContent ?? "").trim() !== "";
        return hasDegree
          ? [elementFrom(page, "mroot", child, ["m:e", "m:deg"])]
          : [elementFrom(page, "msqrt", child, ["m:e"])];
      }
      case "m:d": {
        const part = signOf(child, "sepchr", "|");
        const inside = rowsOf(page, child).flatMap((each, index) =>
          index === 0 ? [each] : [textElement(page, part), each],
        );
        return [
          textElement(page, signOf(child, "begchr", "(")),
          ...inside,
          textElement(page, signOf(child, "endchr", ")")),
        ];
      }
      case "m:nary": {
        const sign = textElement(page, signOf(child, "chr", "∫"));
        const limits = ["m:sub", "m:sup"].map((name) => row(page, partOf(child, name)));
        return [elementOf(page, "munderover", [sign, ...limits]), row(page, partOf(child, "m:e"))];
      }
      case "m:mr":
        return [elementOf(page, "mtr", rowsOf(page, child))];
      case "m:m":
        return [elementOf(page, "mtable", partsOf(page, child))];
      case "m:eqarr":
        return [elementOf(page, "mtable", rowsOf(page, child))];
      default:
        return partsOf(page, child);
    }
  });
}

const partOf = (element: Element, name: string): Element | undefined =>
  [...element.children].find((child) => child.localName === name);

/** The values of an element that has several of them. */
const rowsOf = (page: Document, element: Element): Element[] =>
  [...element.children]
    .filter(({ localName }) => localName === "m:e")
    .map((each) => row(page, each));

/** The sign that an element names in its properties, or that it has without them. */
const signOf = (element: Element, name: string, otherwise: string): string =>
  [...element.children]
    .find(({ localName }) => localName.endsWith("pr"))
    ?.querySelector(`m\\:${name}`)
    ?.getAttribute("m:val") ?? otherwise;

function elementOf(page: Document, name: string, parts: readonly Element[]): Element {
  const element = page.createElement(name);
  element.append(...parts);
  return element;
}

const elementFrom = (page: Document, name: string, given: Element, parts: readonly string[]) =>
  elementOf(
    page,
    name,
    parts.map((part) => row(page, partOf(given, part))),
  );

function row(page: Document, part: Element | undefined): Element {
  return elementOf(page, "mrow", part === undefined ? [] : partsOf(page, part));
}

function textElement(page: Document, text: string): Element {
  const element = page.createElement("mtext");
  element.textContent = text;
  return element;
}
