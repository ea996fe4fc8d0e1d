const WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A count as text: words up to twelve, digits above. */
export const inWords = (count: number): string => WORDS[count] ?? String(count);
