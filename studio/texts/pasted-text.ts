import { htmlToPortableText } from "@portabletext/html";
import { isRecord } from "../../schemas/shared/record.ts";

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

export type Pasted = { blocks: TextBlock[]; dropped: string[] };

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

/** What was copied in a word processor or on a page, as a text of the site, and what is not taken. */
export async function pastedText(html: string, options: Options): Promise<Pasted> {
  const { isLine, linkTo } = options;
  const blocks = await Promise.all(
    htmlToPortableText(html).flatMap((block) =>
      isTextBlock(block) && hasWords(block) ? [asOwn(block, { isLine, linkTo })] : [],
    ),
  );
  const page = new DOMParser().parseFromString(html, "text/html");
  const dropped: string[] = DROPPED.flatMap(([name, selector]) =>
    page.querySelector(selector) === null ? [] : [name],
  );
  if (isLine && page.querySelector("a[href]") !== null) dropped.push("links");
  return { blocks: isLine ? joined(blocks) : blocks, dropped };
}

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
  const children = block.children.filter(isSpan).map((child) => ({
    ...child,
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
