import { EmailJSResponseStatus } from "@emailjs/browser";
import { expect, test } from "vitest";
import { failureOf } from "#web/forms/email-service.ts";

test("keeps status and text of an answer", () => {
  expect(failureOf(new EmailJSResponseStatus(402, "Limit reached"))).toEqual({
    status: 402,
    text: "Limit reached",
  });
});

test("a network failure is status 0", () => {
  expect(failureOf(new TypeError("Failed to fetch"))).toEqual({
    status: 0,
    text: "Network Error",
  });
});

test("a bare string is a wrong call", () => {
  expect(failureOf("The Public Key is required.")).toEqual({
    status: 400,
    text: "The Public Key is required.",
  });
});

test.each([undefined, null, {}, { status: "500" }])("%j says nothing: status 0", (reason) => {
  expect(failureOf(reason).status).toBe(0);
});
