import { createContext, useContext } from "react";
import { type Language, languages } from "#schemas/shared/languages.ts";

const LanguageContext = createContext<Language>(languages[0]);

/** Passes the language of a page to all of its parts. */
export const LanguageProvider = LanguageContext.Provider;

/** The language of the page, English by default. */
export const useLanguage = (): Language => useContext(LanguageContext);
