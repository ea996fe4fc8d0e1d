import { expect, test } from "vitest";
import { carriedMessage, readCarriedMessage } from "#web/forms/carried-message.ts";

test("a text comes through an address as it was", () => {
  const text = "Tax: AED\u00a02,250\nFree zone & more? 100 %, żółć 🙂";
  const { hash } = new URL(`/contact${carriedMessage(text)}`, "https://nordune.example");
  expect(readCarriedMessage(hash)).toBe(text);
});

test.each([
  ["#about-services-education", undefined],
  ["#tool=", undefined],
  ["#tool=%20", undefined],
  ["#tool=%E0%A4", undefined],
  ["", undefined],
])("%j carries %s", (hash, text) => {
  expect(readCarriedMessage(hash)).toBe(text);
});

test("what is far longer than any result is cut", () => {
  expect(readCarriedMessage(`#tool=${"a".repeat(100_000)}`)).toHaveLength(2_000);
});
