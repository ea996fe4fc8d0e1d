/**
 * Reads text as Excel has stored it: UTF-8, UTF-16 with its mark, or the code page that is named.
 * @throws Error when it is none of these
 */
export function decode(bytes: Uint8Array, encoding?: string): string {
  const marked = bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : undefined;
  const name =
    encoding ?? (bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : (marked ?? "utf-8"));
  if (name === "utf-8" && bytes.subarray(0, 1000).includes(0)) {
    throw new Error("This is no text: save it as CSV UTF-8 or as an Excel workbook (.xlsx).");
  }
  try {
    return new TextDecoder(name, { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new Error(
      `This is not ${name}. Save it as CSV UTF-8, or name its code page: --encoding windows-1257 (Baltic), windows-1250 (Polish) or windows-1252 (Nordic).`,
      { cause },
    );
  }
}
