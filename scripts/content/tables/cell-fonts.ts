import { attributeOf, cellStyles, partsOf } from "./workbook-xml.ts";

/** A font that strikes text out, or raises or lowers it (ECMA-376, 18.4.10 and 18.4.14). */
const STRUCK = /<strike(?!\s+val=["'](?:0|false)["'])[\s/>]/;
const MOVED = /<vertAlign\s+val=["'](?:superscript|subscript)["']/;

/** The first part of a text that is struck out, raised or lowered. */
function setApart(text: string): string | undefined {
  const [, ...runs] = text.split("<r>");
  const run = runs.find((each) => STRUCK.test(each) || MOVED.test(each));
  return run === undefined ? undefined : /<t(?:\s[^>]*)?>([^<]*)/.exec(run)?.[1];
}

/** Which styles of cells strike their text out. */
function struckStyles(styles: string): boolean[] {
  const fonts = partsOf(styles, "fonts", /<font(?=[\s/>])/).map((font) => STRUCK.test(font));
  return cellStyles(styles).map((style) => fonts[Number(attributeOf(style, "fontId"))] ?? false);
}

/**
 * Refuses what a cell shows by its font alone: plain text would join the mark of a footnote with the
 * amount before it, and take what is struck out for what holds.
 * @param texts the shared texts of the workbook, as XML
 * @returns what checks a sheet, and throws an error that names the first such cell
 */
export function fontCheck({ texts, styles }: { texts: string; styles: string }) {
  const struck = struckStyles(styles);
  const shared = partsOf(texts, "sst", /<si(?=[\s/>])/).map(setApart);
  return (sheet: string): void => {
    for (const cell of sheet.split(/<c(?=\s)/).slice(1)) {
      const attributes = cell.slice(0, cell.indexOf(">"));
      const [content = ""] = cell.slice(attributes.length).split("</c>", 1);
      if (attributes.endsWith("/") || !/<(?:v|is)[\s>]/.test(content)) continue;
      const place = attributeOf(attributes, "r");
      const value = /<v>([^<]*)/.exec(content)?.[1];
      const part = attributeOf(attributes, "t") === "s" ? shared[Number(value)] : setApart(content);
      if (part !== undefined) {
        throw new Error(
          `the cell ${place} has a part that is raised, lowered or struck out (“${part}”), which its text would join. Write it as plain text.`,
        );
      }
      if (struck[Number(attributeOf(attributes, "s"))]) {
        throw new Error(
          `the cell ${place} is struck out. Delete what does not hold, or take the line away.`,
        );
      }
    }
  };
}
