import { expect, test } from "vitest";
import {
  asksWhoListens,
  listeningMessage,
  readTypedDocument,
  saysItListens,
  typedDocumentMessage,
  whoListensMessage,
} from "#schemas/shared/preview/typed-document.ts";

test("a page reads what the Studio tells of the form, and no other message", () => {
  const document = { _id: "drafts.service-a", title: "Schools" };
  expect(readTypedDocument(typedDocumentMessage(document))).toEqual({ document });
  expect(readTypedDocument(typedDocumentMessage(undefined))).toEqual({ document: undefined });
  const others = [null, "text", { type: "presentation/refresh" }];
  expect(others.map(readTypedDocument)).toEqual([undefined, undefined, undefined]);
  expect(readTypedDocument({ ...typedDocumentMessage(document), document: {} })).toBeUndefined();
});

test("the Studio and its pages find each other, and take no other message for theirs", () => {
  expect([listeningMessage, whoListensMessage, null].map(saysItListens)).toEqual([
    true,
    false,
    false,
  ]);
  expect([listeningMessage, whoListensMessage, null].map(asksWhoListens)).toEqual([
    false,
    true,
    false,
  ]);
});
