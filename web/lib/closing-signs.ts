/**
 * What a text around an address puts at its end: punctuation of each language, quotes, emoji. A
 * program that encodes the sign of a fragment leaves the place on the page there, too.
 */
const CLOSING = /(?:#(?:answer|tool)|(?![%/\p{Sc}])[\p{P}\p{S}\p{Cf}\s\p{Variation_Selector}])+$/u;

/** A text without the signs that a sentence, a chat or a mail has put after it. */
export const withoutClosing = (text: string): string => text.replace(CLOSING, "");
