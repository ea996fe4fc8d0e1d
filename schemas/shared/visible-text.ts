/** Invisible characters: zero-width, direction marks, soft hyphens, tags, private use, controls. */
const INVISIBLE = /[\p{Cf}\p{Co}\p{Cs}]|(?![\t\n\r])\p{Cc}/gu;

/** A joiner between two pictures of an emoji, which is what makes them one. */
const JOINER =
  /(?<=\p{Extended_Pictographic}[\u{1f3fb}-\u{1f3ff}\ufe0f]*)\u200d(?=\p{Extended_Pictographic})/gu;

/** Whether a text holds characters that nobody sees. */
export const hasInvisible = (text: string): boolean =>
  text.replace(JOINER, "").search(INVISIBLE) !== -1;

/** A text without characters that nobody sees. Lines, tabs and emoji stay. */
export const visibleText = (text: string): string =>
  text
    .split(JOINER)
    .map((part) => part.replace(INVISIBLE, ""))
    .join("\u200d");
