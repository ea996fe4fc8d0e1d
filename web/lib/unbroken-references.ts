/** The kind of a law, an article or a part of one, where it stands before its number. */
const KIND =
  "no\\.|nr\\.?|nro|articles?|artikel|artikkel|artiklarna|chapter|kapitel|section|paragraph|paragraf";

/** A space between the kind and the number. Finnish writes the number of an article first. */
const BEFORE_NUMBER = new RegExp(`(?<=(?<!\\p{L})(?:${KIND})) (?=\\d)|(?<=\\d) (?=artikla)`, "giu");

/** The name of a source. No line ends between the kind and the number of a law: “No. 3”. */
export const unbrokenReferences = (source: string): string =>
  source.replace(BEFORE_NUMBER, "\u00a0");
