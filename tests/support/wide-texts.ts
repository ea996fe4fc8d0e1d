/** Texts that a line cannot be broken in as usual, by what editors type or paste. */
export const wideTexts = {
  "no-break spaces, as word processors put them":
    "Words\u00a0that\u00a0were\u00a0pasted\u00a0with\u00a0all\u00a0their\u00a0spaces\u00a0kept\u00a0together",
  "a word of 30 letters": "Aufenthaltsgenehmigungsantrags",
  "an address": "https://government.example/residency/applications/2026/first-steps-of-a-family",
};
