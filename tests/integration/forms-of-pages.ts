import type { LanguageId } from "#schemas/shared/languages.ts";
import { fixedPath, pageAt } from "#schemas/shared/routes.ts";
import type { FiguresFile } from "#web/api/figures-json.ts";
import { currentReader, pageDataAt } from "./rendered-pages.ts";

/* What programs read of the site, made from the lake's current content. */

/** The page with the register of figures. */
export const REGISTER = fixedPath("aboutPage");

/** A page as a program gets it. */
export async function markdownAt(path: string, language: LanguageId): Promise<string> {
  const { pageMarkdown } = await import("#web/page/markdown/page-markdown.ts");
  const { pageDataOfType } = await import("#web/api/own-page.ts");
  const type = pageAt(path)?.type;
  if (type === undefined) throw new Error(`No page can live at ${path}.`);
  const text = await pageDataAt(path, await currentReader(language));
  return pageMarkdown(type, pageDataOfType(type, text));
}

/** All figures. */
export async function figuresIn(language: LanguageId): Promise<FiguresFile> {
  const { figuresJson } = await import("#web/api/figures-json.ts");
  const { pageDataIn } = await import("#web/api/own-page.ts");
  const file = figuresJson(pageDataIn(await pageDataAt(REGISTER, await currentReader(language))));
  if (file === undefined) throw new Error("The register is not there.");
  return file;
}
