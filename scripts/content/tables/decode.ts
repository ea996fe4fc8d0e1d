/** A list's text and how it was stored. */
export type Decoded = { text: string; encoding: string };

/** What Excel stores besides Unicode, by the languages it is used for. */
const codePages = [
  { encoding: "windows-1257", languages: ["āčēģīķļņšūž", "ąčęėįšųūž", "äöüõšž"] },
  { encoding: "windows-1250", languages: ["ąćęłńóśźż"] },
  { encoding: "windows-1252", languages: ["åäöé", "æøåé", "äöõüšž"] },
];
/** Signs that stand in any language's text. */
const neutral = /[\s\p{ASCII}“”„’‘–—…•€£§°·×«»\u00a0]/u;

/**
 * Reads text in whatever encoding Excel has stored it: UTF-8 and UTF-16 with or without a mark, or
 * the code page of one of the eight countries, told by which language its letters make.
 * @param encoding settles what cannot be told
 * @throws Error when it cannot be told, or is binary
 */
export function decode(bytes: Uint8Array, encoding?: string): Decoded {
  if (encoding !== undefined) return decodeAs(bytes, encoding);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeAs(bytes, "utf-16le");
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeAs(bytes, "utf-16be");
  if (bytes.subarray(0, 1000).includes(0)) {
    throw new Error("This is no text: save it as CSV UTF-8 or as an Excel workbook (.xlsx).");
  }
  try {
    return decodeAs(bytes, "utf-8");
  } catch {
    return decodeByLetters(bytes);
  }
}

function decodeAs(bytes: Uint8Array, encoding: string): Decoded {
  let decoder: TextDecoder;
  try {
    decoder = new TextDecoder(encoding, { fatal: true });
  } catch (cause) {
    throw new Error(`There is no encoding "${encoding}". Try utf-8 or windows-1257.`, { cause });
  }
  return { text: decoder.decode(bytes), encoding };
}

function decodeByLetters(bytes: Uint8Array): Decoded {
  const readings = codePages.flatMap(({ encoding, languages }) => {
    const text = new TextDecoder(encoding).decode(bytes);
    const letters = [...text.toLowerCase()].filter((letter) => !neutral.test(letter));
    return languages.map((alphabet) => ({
      text,
      encoding,
      strange: letters.filter((letter) => !alphabet.includes(letter)).length,
    }));
  });
  const fewest = Math.min(...readings.map(({ strange }) => strange));
  const best = readings.filter(({ strange }) => strange === fewest);
  const [first] = best;
  if (first === undefined || best.some(({ text }) => text !== first.text)) {
    const names = [...new Set(best.map((reading) => reading.encoding))].join(" or ");
    throw new Error(
      `The encoding cannot be told: ${names}. Save it as CSV UTF-8, or name it, such as --encoding windows-1257.`,
    );
  }
  return { text: first.text, encoding: first.encoding };
}
