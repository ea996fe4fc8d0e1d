/** Bytes at the beginning of a file that say what it is. */
const BEGINNING = 2000;

/** What may stand before the first element of a page. */
const PROLOG = String.raw`^\s*(?:(?:<\?(?:(?!\?>).)*\?>|<!--(?:(?!-->).)*-->)\s*)*`;
const HTML = new RegExp(
  String.raw`${PROLOG}<(?:!doctype\s+html|html|head|meta|title|link|style|script|body|table|div|center|h[1-6])[\s/>]`,
  "is",
);
/** A workbook as Excel 2003 writes it in XML. */
const XML_WORKBOOK = new RegExp(String.raw`${PROLOG}<(?:\w+:)?Workbook[\s>]`, "s");

/** The sign of a container of OLE: of Office before 2007, and of encrypted files since. */
const OLE_SIGN = "208 207 17 224";

const SAVE = "Open it in a spreadsheet program and save it as .xlsx.";

/**
 * Names a file that spreadsheets open and that holds no list as it is read here, whatever its name
 * says. Many programs save HTML as .xls.
 * @throws Error with the way to save it
 */
export function refuseOtherFile(bytes: Uint8Array): void {
  if (bytes.subarray(0, 4).join(" ") === OLE_SIGN) {
    const isEncrypted = new TextDecoder("utf-16le").decode(bytes).includes("EncryptedPackage");
    throw new Error(
      isEncrypted
        ? "it is encrypted, probably with a password. Take the password off and save it again as .xlsx."
        : `it is an old workbook (.xls). ${SAVE}`,
    );
  }
  // Read by its ASCII alone, which is the same in UTF-8, UTF-16 and code pages.
  const beginning = new TextDecoder("windows-1252").decode(bytes.subarray(0, BEGINNING));
  const text = beginning.replaceAll(/\P{ASCII}/gu, "").replaceAll("\0", "");
  if (HTML.test(text)) throw new Error(`it is a page of HTML. ${SAVE}`);
  if (XML_WORKBOOK.test(text)) throw new Error(`it is an old workbook of XML. ${SAVE}`);
}
