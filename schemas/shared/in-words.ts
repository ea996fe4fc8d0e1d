const WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

/** A count as a sentence has it: in words up to twelve, in figures from there on. */
export const inWords = (count: number): string => WORDS[count] ?? String(count);
