import { expect, test } from "vitest";
import { visibleText } from "#schemas/shared/head/clean-text.ts";
import { carriedMessage, readCarriedMessage } from "./carried-message.ts";

test("a tool's result reaches the contact form unchanged, and an overlong one is cut", () => {
  const text = visibleText("Tax: AED\u00a02,250\nFree zone & more? 100 %, żółć 🙂");
  const { hash } = new URL(`/contact${carriedMessage(text)}`, "https://nordune.example");
  expect(readCarriedMessage(hash)).toBe(text);
  expect(readCarriedMessage(`#tool=${"a".repeat(100_000)}`)).toHaveLength(2_000);
  for (const none of ["#about-services-education", "#tool=%20", "#tool=%E0%A4", ""]) {
    expect(readCarriedMessage(none), none).toBeUndefined();
  }
});
