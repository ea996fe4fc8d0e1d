import { Readability } from "@mozilla/readability";
import { JSDOM } from "jsdom";
import { extractText, getDocumentProxy } from "unpdf";
import { plainText } from "./value-in-text.ts";

/** A response with its body. */
export type Page = { url: string; contentType: string; body: Uint8Array };

/** The text of a page, with the spaces and digits that `plainText` makes. */
export type PageText = {
  /** What a reader would read, without menus and frames; undefined if there is no such part. */
  article: string | undefined;
  whole: string;
};

/** Longer texts are cut: no law is as long. */
const LONGEST = 2_000_000;

/** Elements that end no word, unlike cells, list items and paragraphs. */
const INLINE = new Set(
  "A ABBR B BDI BDO CITE CODE EM FONT I MARK Q S SMALL SPAN STRONG TIME U VAR".split(" "),
);
const UNSEEN = new Set("SCRIPT STYLE NOSCRIPT TEMPLATE SVG IFRAME OBJECT SELECT".split(" "));

/**
 * The text of a page: HTML by Readability, PDF by PDF.js, any other text as it stands.
 * @throws Error for what is no text, such as a picture
 */
export async function pageText(page: Page): Promise<PageText> {
  const text = await textOf(page);
  const [article, whole] = [text.article, text.whole].map((each) =>
    plainText((each ?? "").slice(0, LONGEST)),
  );
  return { article: article || undefined, whole: whole ?? "" };
}

async function textOf({ url, contentType, body }: Page): Promise<PageText> {
  const type = contentType.split(";")[0]?.trim().toLowerCase() ?? "";
  if (type === "application/pdf" || startsWith(body, "%PDF-")) return textOfPdf(body);
  if (type === "" || /html/.test(type)) return textOfHtml(body, url, contentType);
  if (/^text\/|[/+](?:json|xml)$/.test(type)) {
    const [, charset = "utf-8"] = /charset="?([\w-]+)/i.exec(contentType) ?? [];
    return { article: undefined, whole: new TextDecoder(charset).decode(body) };
  }
  throw new Error(`It is of the type ${type}, which has no text.`);
}

const startsWith = (body: Uint8Array, text: string) =>
  new TextDecoder("latin1").decode(body.subarray(0, text.length)) === text;

async function textOfPdf(body: Uint8Array): Promise<PageText> {
  const pdf = await getDocumentProxy(body, { verbosity: 0 });
  const { text } = await extractText(pdf, { mergePages: true });
  return { article: undefined, whole: text };
}

function textOfHtml(body: Uint8Array, url: string, contentType: string): PageText {
  const { window } = new JSDOM(body, { url, ...(contentType && { contentType }) });
  const { document } = window;
  const whole = textWithin(document.body);
  // Readability changes the document, so it comes last.
  const read = new Readability(document, { serializer: textWithin }).parse();
  window.close();
  return { article: read?.content ?? undefined, whole };
}

/** The text within a node. Unlike in `textContent`, the cells of a table are set apart. */
function textWithin(node: Node): string {
  if (node.nodeType === node.TEXT_NODE) return node.nodeValue ?? "";
  if (UNSEEN.has(node.nodeName.toUpperCase())) return "";
  const text = [...node.childNodes].map(textWithin).join("");
  return INLINE.has(node.nodeName) ? text : ` ${text} `;
}
