import { gfmFootnoteToMarkdown } from "mdast-util-gfm-footnote";
import { gfmTableToMarkdown } from "mdast-util-gfm-table";
import { toMarkdown } from "mdast-util-to-markdown";
import type { Block } from "./nodes.ts";

/** An escaped `&` that begins no character reference. */
const NEEDLESSLY_ESCAPED = /\\&(?!#?\w+;)/g;

/**
 * Writes Markdown in GitHub's dialect, with tables and footnotes. In addresses `&` stays as it is,
 * because programs take them from the text without reading Markdown.
 */
export const writeMarkdown = (children: Block[]): string =>
  toMarkdown(
    { type: "root", children },
    {
      extensions: [gfmFootnoteToMarkdown(), gfmTableToMarkdown({ tablePipeAlign: false })],
      bullet: "-",
    },
  ).replaceAll(NEEDLESSLY_ESCAPED, "&");
