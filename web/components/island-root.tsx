import type { ReactNode } from "react";
import { languageOfTag } from "#schemas/shared/languages.ts";
import { LanguageProvider } from "./language-context.ts";

/**
 * What is around the form of every island in a browser, where React does not know the rest of the
 * page. On the server the page itself provides the same.
 */
export function Root({ children }: { children: ReactNode }) {
  return (
    <LanguageProvider value={languageOfTag(document.documentElement.lang)}>
      {children}
    </LanguageProvider>
  );
}
