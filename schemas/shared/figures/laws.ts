/** A numbered law: "Federal Decree-Law No. 47 of 2022", or "and No. 32 of 2021" after another. */
const NUMBERED =
  /(?:(\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)*) )?No\. (\d+) of (?:\d{1,2} \p{L}+ )?(\d{4})/gu;

type NumberedLaw = { kind: string; number: string; year: string };

/** The laws, decisions and decrees that a source names. */
function numberedLaws(source: string): NumberedLaw[] {
  let lastKind = "";
  return [...source.matchAll(NUMBERED)].map(([, kind, number = "", year = ""]) => {
    lastKind = kind?.replace(/s$/, "") ?? lastKind;
    return { kind: lastKind, number, year };
  });
}

/** The laws that a source names, each in full: "Cabinet Decision No. 52 of 2017". */
export const lawsNamedIn = (source: string): string[] =>
  numberedLaws(source).map(({ kind, number, year }) => `${kind} No. ${number} of ${year}`.trim());

/** The same laws, normalised for comparison. */
const lawsIn = (source: string): string[] =>
  numberedLaws(source).map(({ kind, number, year }) =>
    `${kind} ${number}/${year}`.trim().toLowerCase(),
  );

/** Whether two sources name the same law. Sources without a law must be equal. */
export function restOnOneLaw(source: string, other: string): boolean {
  const laws = lawsIn(source);
  const otherLaws = lawsIn(other);
  if (laws.length === 0 || otherLaws.length === 0) return source.trim() === other.trim();
  return laws.some((law) => otherLaws.includes(law));
}
