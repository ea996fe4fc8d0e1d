/** The kind of a law, an article or a part of one, where it stands before its number. */
const KIND =
  "no\\.|nr\\.?|nro|articles?|artikel|artikkel|artiklarna|chapter|kapitel|section|paragraph|paragraf|stycke";

/** The kinds that stand after their numbers: Finnish articles, chapters and sections of Swedish laws. */
const KIND_AFTER = "artikla|kapitlet|paragrafen";

/** A space between the kind and the number. */
const BEFORE_NUMBER = new RegExp(
  `(?<=(?<!\\p{L})(?:${KIND})) (?=\\d)|(?<=\\d) (?=${KIND_AFTER})`,
  "giu",
);

/** The name of a source. No line ends between the kind and the number of a law: “No. 3”. */
export const unbrokenReferences = (source: string): string =>
  source.replace(BEFORE_NUMBER, "\u00a0");
