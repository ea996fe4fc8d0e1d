import { type DeserializerRule, htmlToPortableText } from "@portabletext/html";
import { isRecord } from "../../schemas/shared/record.ts";
import { LIST_ITEM, mendPage, wordsOf, wordsOfPage } from "./mended-page.ts";
import { plainSpaces } from "./plain-spaces.ts";

/** A link of what is pasted, as the fields of a text keep links. */
export type PastedLink =
  | { _type: "internalLink"; page: { _type: "reference"; _ref: string } }
  | { _type: "externalLink"; href: string };

type Span = { _type: "span"; _key: string; text: string; marks?: string[] };

type TextBlock = {
  _type: "block";
  _key: string;
  style?: string;
  children: Span[];
  markDefs?: { _key: string; [field: string]: unknown }[];
  [field: string]: unknown;
};

export type Pasted = {
  blocks: TextBlock[];
  /** What of a page is not taken, as an editor calls it. */
  dropped: string[];
  /** Words that were on the page and are in no block, in its order. */
  missing: string[];
};

type Options = {
  /** The text is one paragraph without links: paragraphs are joined by a space. */
  isLine: boolean;
  linkTo: (href: string) => Promise<PastedLink | undefined>;
};

const STYLES: Partial<Record<string, string>> = {
  h1: "h2",
  h2: "h2",
  h3: "h3",
  h4: "h3",
  h5: "h3",
};
const KEPT_MARKS = ["strong", "em"];

/** What of a page has no place in a text, as an editor calls it. */
const DROPPED = [
  ["pictures", "img, picture, svg, video, iframe"],
  ["tables", "table"],
  ["colours", "[style*='color:'], [bgcolor], font[color]"],
] as const;

/** Reads a paragraph of a list of Word, by what was noted at it. */
const wordList: DeserializerRule = {
  deserialize(node, next) {
    const item = node instanceof Element ? node : undefined;
    const listItem = item?.getAttribute(LIST_ITEM);
    if (item === undefined || !listItem) return undefined;
    const level = Number(/level(\d+)/.exec(item.getAttribute("style") ?? "")?.[1] ?? 1);
    return { _type: "block", style: "normal", listItem, level, children: next(item.childNodes) };
  },
};

/** What was copied in a word processor or on a page, as a text of the site, and what is not taken. */
export async function pastedText(html: string, options: Options): Promise<Pasted> {
  const { isLine, linkTo } = options;
  const page = new DOMParser().parseFromString(html, "text/html");
  const dropped: string[] = DROPPED.flatMap(([name, selector]) =>
    page.querySelector(selector) === null ? [] : [name],
  );
  if (isLine && page.querySelector("a[href]") !== null) dropped.push("links");
  const words = wordsOfPage(page);
  mendPage(page);
  const read = htmlToPortableText(html, {
    parseHtml: () => page,
    rules: [wordList],
    // Text that is set as code is text like any other.
    types: { code: () => undefined },
  });
  const blocks = await Promise.all(
    read.flatMap((block) =>
      isTextBlock(block) && hasWords(block) ? [asOwn(block, { isLine, linkTo })] : [],
    ),
  );
  return {
    blocks: isLine ? joined(blocks) : blocks,
    dropped,
    missing: lacking(
      words,
      blocks.flatMap((block) => wordsOf(textOf(block))),
    ),
  };
}

/** The words of `all` that are not among `found`, each as often as it is not. */
function lacking(all: readonly string[], found: readonly string[]): string[] {
  const left = new Map<string, number>();
  for (const word of found) left.set(word, (left.get(word) ?? 0) + 1);
  return all.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

const textOf = ({ children }: TextBlock): string =>
  children.map((child) => (isSpan(child) ? child.text : "")).join("");

async function asOwn(block: TextBlock, { isLine, linkTo }: Options): Promise<TextBlock> {
  const links = isLine ? [] : (block.markDefs ?? []);
  const found = await Promise.all(
    links.map(async ({ _key, href }) => {
      const link = typeof href === "string" ? await linkTo(href) : undefined;
      return link === undefined ? [] : [{ ...link, _key }];
    }),
  );
  const markDefs = found.flat();
  const kept = [...KEPT_MARKS, ...markDefs.map(({ _key }) => _key)];
  const spans = block.children.filter(isSpan);
  const texts = plainSpaces(spans.map(({ text }) => text));
  const children = spans.map((child, index) => ({
    ...child,
    // A line has no breaks.
    text: (texts[index] ?? "").replace(/\s*\n\s*/g, isLine ? " " : "\n"),
    marks: child.marks?.filter((mark) => kept.includes(mark)) ?? [],
  }));
  const style = isLine ? "normal" : (STYLES[block.style ?? ""] ?? "normal");
  return { ...block, style, markDefs, children };
}

/** One block of several, a space between them; lists lose their points. */
function joined(blocks: readonly TextBlock[]): TextBlock[] {
  const [first] = blocks;
  if (first === undefined) return [];
  const { listItem: _listItem, level: _level, ...block } = first;
  const space = (index: number): Span => ({
    _type: "span",
    _key: `space-${index}`,
    text: " ",
    marks: [],
  });
  const children = blocks.flatMap((each, index) =>
    index === 0 ? each.children : [space(index), ...each.children],
  );
  return [{ ...block, children }];
}

const isSpan = (child: unknown): child is Span =>
  isRecord(child) && child._type === "span" && typeof child.text === "string";

/** False for a paragraph of nothing, or of a picture that is not taken. */
const hasWords = ({ children }: TextBlock) =>
  children.some((child) => isSpan(child) && child.text.trim() !== "");

const isTextBlock = (block: unknown): block is TextBlock =>
  isRecord(block) && block._type === "block" && Array.isArray(block.children);

/** A page of the paragraphs and lines of a plain text. */
export function pageOfPlainText(text: string): string {
  const page = document.implementation.createHTMLDocument();
  for (const paragraph of text.split(/\r?\n(?:[ \t]*\r?\n)+/)) {
    const element = page.createElement("pre");
    element.textContent = paragraph;
    page.body.append(element);
  }
  return page.body.innerHTML;
}
