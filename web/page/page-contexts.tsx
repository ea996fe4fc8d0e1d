import type { ReactNode } from "react";
import { type LanguageId, languageOf, pathIn } from "#schemas/shared/languages.ts";
import { LanguageProvider } from "#web/components/language-context.ts";
import { PageFactsProvider } from "#web/lib/page-context.ts";
import type { FrameData } from "./page-data.ts";

type PageContextsProps = Omit<FrameData, "site" | "head"> & { children?: ReactNode };

/** Passes the facts and the language of a page to all of its parts. */
export function PageContexts({ children, language, translatedPaths, ...facts }: PageContextsProps) {
  const { path, pathsByLanguage, day, isDraft } = facts;
  const pathTo = linksIn(language, translatedPaths);
  return (
    <PageFactsProvider value={{ path, pathsByLanguage, pathTo, day, isDraft }}>
      <LanguageProvider value={languageOf(language)}>{children}</LanguageProvider>
    </PageFactsProvider>
  );
}

/** The function that finds the address of a page in a language. Anchors and queries stay. */
export function linksIn(language: LanguageId, translatedPaths: readonly string[]) {
  const translated = new Set(translatedPaths);
  return (href: string) => {
    const [path = ""] = href.split(/[?#]/, 1);
    return translated.has(path) ? pathIn(language, path) + href.slice(path.length) : href;
  };
}
