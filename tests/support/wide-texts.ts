/** Texts without the usual places for a line break, as editors type or paste them. */
export const wideTexts = {
  "no-break spaces, as word processors put them":
    "Words\u00a0that\u00a0were\u00a0pasted\u00a0with\u00a0all\u00a0their\u00a0spaces\u00a0kept\u00a0together",
  "a word of 30 letters": "Aufenthaltsgenehmigungsantrags",
  "an address": "https://government.example/residency/applications/2026/first-steps-of-a-family",
};
