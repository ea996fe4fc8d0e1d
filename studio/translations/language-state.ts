import { isWhole, type ListedTranslation } from "./translations.ts";

/** What visitors would see of a language once it is switched on. */
export type LanguageState = {
  /** The number of all pages. */
  pages: number;
  /** The pages that have a published translation marked as shown. */
  shown: ListedTranslation[];
  /** The number of documents whose translation waits in a release. */
  waiting: number;
  /** What those pages lack, and what all pages share: words of figures, forms, tools, menus. */
  lacking: ListedTranslation[];
  /** The pages among those shown that nobody has read. */
  unread: ListedTranslation[];
};

/** @param listed every document with texts, as `listTranslations` gives them for published ones */
export function stateOfLanguage(listed: readonly ListedTranslation[]): LanguageState {
  const pages = listed.filter(({ isPage }) => isPage);
  const shown = pages.filter(({ translation }) => translation?.isShown === true);
  return {
    pages: pages.length,
    shown,
    waiting: listed.filter(({ isInRelease }) => isInRelease).length,
    lacking: listed.filter((each) => !isWhole(each) && (!each.isPage || shown.includes(each))),
    unread: shown.filter(({ translation }) => !translation?.readBy),
  };
}
