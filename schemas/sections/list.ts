/** The pages that may have a section: all pages, free pages, or pages of emirates. */
type Pages = "every" | "free" | "emirate";

/**
 * Every section that a page may be put together from, in the order of the Studio's menu. Each is a
 * folder here, `rich-text` of `richTextSection`, with `section.ts` (schema, query and sample),
 * `view.tsx` and `markdown.ts`; `npm run typegen` collects them from the folders, and what is missing does not compile.
 */
export const sectionList = {
  richTextSection: "every",
  pictureTextSection: "every",
  statTilesSection: "every",
  benefitsSection: "every",
  questionsSection: "every",
  testimonialsSection: "every",
  logosSection: "every",
  stepsSection: "every",
  checklistSection: "every",
  comparisonSection: "every",
  noteSection: "every",
  diagramSection: "every",
  teamSection: "every",
  toolSection: "free",
  callToActionSection: "every",
  businessTypesSection: "every",
  zoneCardsSection: "emirate",
  zoneListSection: "emirate",
} as const satisfies Record<`${string}Section`, Pages>;

/** The names of all sections, or of those that some pages may have. */
export function sectionNames(pages: readonly Pages[] = ["every", "free", "emirate"]) {
  const entries = Object.entries<Pages>(sectionList);
  return entries.flatMap(([name, of]) => (pages.includes(of) ? [name] : []));
}

/** The folder of a section, which its picture in the Studio's menu is called by too. */
export function sectionFolder(name: string): string {
  return name.replace(/Section$/, "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
