import { Unzip, UnzipInflate } from "fflate";

/** Bytes that a workbook may unpack to: a zip bomb of a few kilobytes makes gigabytes. */
const UNPACKED_BYTES = 200_000_000;
/** Bytes that are unpacked at a time. */
const PIECE = 65_536;

/**
 * Looks through a workbook before it is read: what it unpacks to is counted as it unpacks, whatever
 * it claims, and a cell with a formula is refused, for its value may be old.
 * @throws Error that says what is wrong
 */
export function inspectWorkbook(bytes: Uint8Array, maxBytes = UNPACKED_BYTES): void {
  let unpacked = 0;
  let files = 0;
  const unzip = new Unzip((file) => {
    files += 1;
    const isSheet = /^xl\/worksheets\/.*\.xml$/.test(file.name);
    const decoder = new TextDecoder();
    let tail = "";
    file.ondata = (error, chunk) => {
      if (error) throw error;
      unpacked += chunk.length;
      if (unpacked > maxBytes) {
        throw new Error(`it unpacks to more than ${maxBytes / 1e6} MB.`);
      }
      if (!isSheet) return;
      const text = tail + decoder.decode(chunk, { stream: true });
      const formula = /<c [^>]*?\br="([A-Z]+\d+)"[^>]*>\s*<f[\s/>]/.exec(text)?.[1];
      if (formula !== undefined) {
        throw new Error(`the cell ${formula} holds a formula. Paste it as a value.`);
      }
      tail = text.slice(-200);
    };
    file.start();
  });
  unzip.register(UnzipInflate);
  for (let start = 0; start < bytes.length; start += PIECE) {
    unzip.push(bytes.subarray(start, start + PIECE), start + PIECE >= bytes.length);
  }
  if (files === 0) throw new Error("it is no Excel workbook. Save it as .xlsx or as CSV UTF-8.");
}
