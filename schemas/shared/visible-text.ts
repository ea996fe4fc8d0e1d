/** Scripts in whose words letters are joined, or kept apart, by a sign that nobody sees. */
const JOINING = [
  ...["Arabic", "Syriac", "Mongolian", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya"],
  ...["Tamil", "Telugu", "Kannada", "Malayalam", "Sinhala", "Khmer", "Myanmar"],
].map((script) => `\\p{Script=${script}}`);

/** A joiner between two pictures of an emoji, which is what makes them one. */
const IN_EMOJI = String.raw`(?<=\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f]*)\u200d(?=\p{Extended_Pictographic})`;

/** A joiner or its contrary within a word, such as the one in Persian plurals. */
const IN_WORD = String.raw`(?<=[${JOINING.join("")}]\p{M}*)[\u200c\u200d](?=\p{L})`;

/** Invisible characters: zero-width, direction marks, soft hyphens, tags, private use, controls. */
const INVISIBLE = String.raw`[\p{Cf}\p{Co}\p{Cs}]|(?![\t\n\r])\p{Cc}`;

/** England, Scotland and Wales, whose flags are a black flag and their letters as tags. */
const FLAGS = ["gbeng", "gbsct", "gbwls"].map((name) =>
  [...name].map((letter) => `\\u{${(0xe0000 + letter.charCodeAt(0)).toString(16)}}`).join(""),
);
const FLAG = `\\u{1f3f4}(?:${FLAGS.join("|")})\\u{e007f}`;

/** All of these. What stands in the group is not needed by the words around it. */
const SIGNS = new RegExp(`${IN_EMOJI}|${IN_WORD}|${FLAG}|(${INVISIBLE})`, "gu");

/** Whether a text holds characters that nobody sees. */
export const hasInvisible = (text: string): boolean => visibleText(text) !== text;

/** A text without characters that nobody sees. Lines, tabs, emoji, flags and joined letters stay. */
export const visibleText = (text: string): string =>
  text.replace(SIGNS, (sign, needless?: string) => (needless === undefined ? sign : ""));
