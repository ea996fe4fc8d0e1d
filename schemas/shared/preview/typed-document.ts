import { isRecord } from "../record.ts";

const DOCUMENT = "nordune/typed-document";
const LISTENING = "nordune/preview-listens";
const WHO = "nordune/who-listens";

/** A document in its form, saved or not. */
export type TypedDocument = { _id: string } & Record<string, unknown>;

/** The message of the Studio to a listening page after each key. */
export function typedDocumentMessage(document: TypedDocument | undefined) {
  return { type: DOCUMENT, document };
}

/**
 * The message of a page in the preview that it listens.
 * @param address where the page is, if its receiver may know
 */
export const listeningMessage = (address?: string) => ({ type: LISTENING, address });

/** The Studio's question which pages listen. */
export const whoListensMessage = { type: WHO } as const;

export const saysItListens = (message: unknown): boolean => hasType(message, LISTENING);

/** The address of the page that says that it listens; undefined for any other message. */
export function addressOfListening(message: unknown): string | undefined {
  if (!isRecord(message) || !saysItListens(message)) return undefined;
  return typeof message.address === "string" ? message.address : undefined;
}

export const asksWhoListens = (message: unknown): boolean => hasType(message, WHO);

/** Reads the document from a message; undefined for any other message. */
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
