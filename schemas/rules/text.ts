import { isRecord } from "../shared/record.ts";

/** Refuses text that is only white space. `required()` handles an empty value. */
export function notBlank(value: string | undefined): true | string {
  return value === undefined || value === "" || value.trim() !== ""
    ? true
    : "Write some text: only spaces are not enough.";
}

/** Signs of a text that went through a wrong program, each with what an editor is told. */
const FOREIGN_SIGNS: readonly [sign: RegExp, message: string][] = [
  [
    /<\/?[a-z](?:"[^"]*"|'[^']*'|[^<>"'])*>|<\/?[a-z][^<>]*>/giu,
    "Visitors would read {sign}: this is no page of HTML.",
  ],
  [
    /&(?:[a-z]{2,8}|#\d{1,6}|#x[\da-f]{1,5});/giu,
    "Visitors would read {sign}: write the character itself.",
  ],
  [/\*\*|__/g, "Visitors would read {sign}: this is no bold text."],
  [/^#{1,6}(?= )/gm, "Visitors would read {sign}: this is no heading."],
  [/\[\^[\w-]{1,12}\]/g, "Visitors would read {sign}: leave out the mark of a footnote."],
  [/^\|(?=.*\|\s*$)/gm, "Visitors would read {sign}: this is no table."],
  [
    /\\(?:u[\da-f]{4}|u\{[\da-f]+\}|x[\da-f]{2}|[0-3][0-7]{2})|%[c-f][\da-f](?:%[89ab][\da-f])+|(?<=\p{L})(?:%[c-f][\da-f]|=[c-f]\d)(?=\p{Ll}|$)|=C[23]=[89AB][\dA-F]/giu,
    "Visitors would read {sign}: write the letter itself.",
  ],
  [/\ufffd/g, "A character is lost ({sign}): save the file in UTF-8."],
  [
    /[ÃÂ][\u0080-\u00bf\u0152-\u017e\u02c6\u02dc\u2013-\u203a\u20ac]|[ĆĂ][^\p{L}\s]|Ćø|Ă[ĄĹ]|√[^\s\d(]|[ÅÄ][\u0080-\u009f\u00a1-\u00aa\u00ac-\u00ba\u00bc-\u00bf\u201a\u2026\u203a\u2122]|â€|[\u2500-\u259f]+|[ГР][\u00a0-\u00bf\u0402-\u040f\u0452-\u045f‚„…†‡€‰‹‘’“”•–—™›]|(?<=\p{Ll})[„”†‡‰ˆ](?=\p{Ll})/gu,
    "{sign} are letters that were read in a wrong encoding: save the file in UTF-8.",
  ],
];

/**
 * Doubts a text with tags, entities or wrong letters, as crawlers and other systems write them.
 * @param source a text that may have the same signs
 * @returns true, or what is wrong in a sentence
 */
export function withoutForeignSigns(text: string, source = ""): true | string {
  for (const [sign, message] of FOREIGN_SIGNS) {
    const found = text.match(sign)?.find((each) => !source.includes(each));
    if (found !== undefined) return message.replace("{sign}", `“${found}”`);
  }
  return true;
}

/** Digits in groups of three, of which the last or the first has more: “375,0001”, “2375,000”. */
const JOINED_DIGITS = /(?<![\d.,-])(?:\d{1,3}(?:,\d{3})*,\d{4,}|\d{4,}(?:,\d{3})+)(?!\d)/g;
/** An amount over the end of a line, as a PDF file has it: “10,” and “000”. */
const BROKEN_AMOUNT = /(?<!\d)\d{1,3},\s*\n\s*\d{3}(?!\d)/;
/** A day and its year, written without a space: “January 31,2026”. */
const DAY_AND_YEAR = /^(?:[12]?\d|3[01]),(?:19|20)\d\d$/;

/**
 * Doubts a text as another program has written or broken it: with foreign signs, with an amount over
 * two lines, or with one that is none, as a paste makes it of an amount and the mark of a footnote.
 * @returns true, or what is wrong in a sentence
 */
export function wellWritten(text = ""): true | string {
  const signs = withoutForeignSigns(text);
  if (signs !== true) return signs;
  const broken = BROKEN_AMOUNT.exec(text)?.[0];
  if (broken !== undefined) {
    return `“${broken.replace(/\s+/g, "")}” stands on two lines: write it on one.`;
  }
  const found = text.match(JOINED_DIGITS)?.find((amount) => !DAY_AND_YEAR.test(amount));
  return (
    found === undefined ||
    `“${found}” is no amount: the mark of a footnote or the number of a list may be joined to it. Compare it with where it comes from.`
  );
}

export function alternativeText(alt: string | undefined, image: unknown): true | string {
  if (!isRecord(image) || image.asset === undefined || image.decorative === true) return true;
  return alt === undefined || alt.trim() === ""
    ? "Say what the image shows, or mark it as decoration."
    : true;
}

/**
 * Warns of list items that a page cannot nest: one that leaves a level out is shown below an empty
 * point, and bullets beside numbers below the same point begin a new list, which counts from 1.
 */
export function nestedItems(blocks: unknown) {
  let above: { level: number; listItem: unknown }[] = [];
  const problems: { message: string; path: { _key: string }[] }[] = [];
  for (const block of Array.isArray(blocks) ? blocks : []) {
    if (!isRecord(block) || block.listItem === undefined) {
      above = [];
      continue;
    }
    const { _key, listItem, level = 1 } = block;
    if (typeof level !== "number" || typeof _key !== "string") continue;
    const beside = above.find((item) => item.level === level);
    above = [...above.filter((item) => item.level < level), { level, listItem }];
    if (above.length < level) {
      const message = "There is no point one level above this one: move it to the left.";
      problems.push({ message, path: [{ _key }] });
    } else if (level > 1 && beside !== undefined && beside.listItem !== listItem) {
      const message =
        "Bullets and numbers stand below the same point, and the list would count from 1 again after them: use one of the two.";
      problems.push({ message, path: [{ _key }] });
    }
  }
  return problems.length === 0 ? true : problems;
}
