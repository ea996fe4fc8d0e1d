/**
 * Gives the links to this page in other languages a fragment, from which the other page opens with
 * the same entries of its tool. Earlier entries may stand in their query.
 */
export function keepInLanguageLinks(fragment: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[hreflang]")) {
    link.search = "";
    link.hash = fragment;
  }
}
