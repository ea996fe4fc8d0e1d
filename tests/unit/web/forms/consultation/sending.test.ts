import { expect, test } from "vitest";
import { failureText } from "#web/forms/consultation/failure-text.ts";
import { consultationPayload } from "#web/forms/consultation/payload.ts";
import { requestMailto } from "#web/forms/consultation/request-mailto.ts";
import { sampleValues } from "./sample-values.ts";

test("the payload carries exactly the fields of its template", () => {
  const sentAt = new Date(2026, 10, 21, 9, 30);
  expect(consultationPayload(sampleValues, sentAt)).toEqual({
    name: "Sample Person",
    email: "person@example.com",
    phone: "+371 0000 0000",
    profession: "Designer",
    nationality: "Latvian",
    contact_method: "video-call",
    message: "We move in autumn, three of us.",
    time: sentAt.toLocaleString(),
  });
});

const texts = {
  invalidParameters: "Invalid template parameters.",
  limitReached: "Limit reached.",
  forbidden: "Forbidden.",
  otherFailure: "Other.",
};

test.each([
  [400, "Invalid template parameters."],
  [402, "Limit reached."],
  [403, "Forbidden."],
  [0, "Other."],
  [429, "Other."],
  [451, "Other."],
  [500, "Other."],
])("status %i reads %s", (status, text) => {
  expect(failureText(status, texts)).toBe(text);
});

test("the mail holds the whole request and nothing that breaks out of its address", () => {
  const labels = {
    fullName: "Full name",
    email: "Email",
    phone: "Phone",
    profession: "Profession",
    nationality: "Nationality",
    contactMethod: "Contact method",
    message: "Message",
  };
  const address = requestMailto(
    "hello@example.com",
    "Request a consultation",
    { ...sampleValues, message: "Tom & family?\nbcc=x@example.com" },
    labels,
  );
  const [target, query] = address.split("?");
  expect(target).toBe("mailto:hello@example.com");
  const parameters = new URLSearchParams(query?.replaceAll("+", "%2B"));
  expect([...parameters.keys()]).toEqual(["subject", "body"]);
  expect(parameters.get("body")).toBe(
    [
      "Full name: Sample Person",
      "Email: person@example.com",
      "Phone: +371 0000 0000",
      "Profession: Designer",
      "Nationality: Latvian",
      "Contact method: video-call",
      "Message: Tom & family?\nbcc=x@example.com",
    ].join("\r\n"),
  );
});
