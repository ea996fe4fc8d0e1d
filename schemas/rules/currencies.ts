/** Currencies as texts in the languages of the site name them: by code or sign, and by word. */
const CURRENCIES = [
  { name: "euros", code: "€|EUR", word: "euro(?:s|n|a|t|ja|d)?|eurų|eurai|eurus|eiro" },
  { name: "dollars", code: "(?:US)?\\$|USD", word: "dol(?:l?ar|l?ār|er)\\p{L}*" },
  {
    name: "crowns",
    code: "SEK|NOK|DKK",
    word: "kr|kron(?:a|or|e|er|en|ar)|kruunu\\p{L}*|kroon\\p{L}*|koron\\p{L}*",
  },
  { name: "pounds", code: "£|GBP", word: "pounds?" },
  { name: "zloty", code: "PLN", word: "zł|złot\\p{L}*" },
].map(({ name, code, word }) => ({
  name,
  // “nok” is Norwegian for “enough”.
  amounts: [besideNumber(code, "u"), besideNumber(word, "iu")],
  sign: new RegExp(`${whole(code)}|${whole(word)}`, "iu"),
}));

function whole(word: string): string {
  return `(?<!\\p{L})(?:${word})(?!\\p{L})`;
}

/** A pattern for a currency before or behind a number, a tag or a name in braces. */
function besideNumber(word: string, flags: string): RegExp {
  return new RegExp(`[\\d>}]\\s*${whole(word)}|${whole(word)}\\s*[\\d<{]`, flags);
}

/**
 * The currency of an amount in a translation that its English does not name, such as “10 000 euro”
 * for “AED 10,000”: the digits are the same, and the amount is another one.
 * @returns its name, or undefined
 */
export function otherCurrency({
  source,
  text,
}: {
  source: string;
  text: string;
}): string | undefined {
  return CURRENCIES.find(
    ({ amounts, sign }) => amounts.some((amount) => amount.test(text)) && !sign.test(source),
  )?.name;
}
