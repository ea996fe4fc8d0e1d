import { isRecord } from "../record.ts";

const DOCUMENT = "nordune/typed-document";
const LISTENING = "nordune/preview-listens";
const WHO = "nordune/who-listens";

/** A document as it stands in its form, saved or not. */
export type TypedDocument = { _id: string } & Record<string, unknown>;

/** What the Studio tells a page that listens, with every key. */
export function typedDocumentMessage(document: TypedDocument | undefined) {
  return { type: DOCUMENT, document };
}

/** What a page in the preview says once it listens, and whenever it is asked. */
export const listeningMessage = { type: LISTENING } as const;

/** How the Studio asks which pages listen. */
export const whoListensMessage = { type: WHO } as const;

export const saysItListens = (message: unknown): boolean => hasType(message, LISTENING);

export const asksWhoListens = (message: unknown): boolean => hasType(message, WHO);

/** What a message from outside says of the document in the form; undefined for any other message. */
export function readTypedDocument(
  message: unknown,
): { document: TypedDocument | undefined } | undefined {
  if (!isRecord(message) || !hasType(message, DOCUMENT)) return undefined;
  if (!isRecord(message.document)) return { document: undefined };
  const { _id, ...fields } = message.document;
  return typeof _id === "string" ? { document: { ...fields, _id } } : undefined;
}

const hasType = (message: unknown, type: string): boolean =>
  isRecord(message) && message.type === type;
