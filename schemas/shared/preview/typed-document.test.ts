import { expect, test } from "vitest";
import { readTypedDocument, typedDocumentMessage } from "./typed-document.ts";

test("a page in the preview ignores every message that is not the Studio's", () => {
  const message = typedDocumentMessage({ _id: "drafts.service-a", title: "Schools" });
  expect(readTypedDocument(message)).toEqual({ document: message.document });
  for (const other of [null, { type: "presentation/refresh" }, { ...message, document: {} }]) {
    expect(readTypedDocument(other)).toBeUndefined();
  }
});
