import { expect, test } from "vitest";
import { contactPage } from "#scripts/seed/content/pages/contact-page.ts";
import {
  consultationPayload,
  failureReason,
  failureWords,
  openingLine,
  openingMessage,
  requestMailto,
} from "#web/forms/consultation/form-model.ts";
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

const { form } = contactPage;

test.each([
  [400, "Invalid template parameters. Please check your input."],
  [402, "Email service limit reached. Please try again later."],
  [403, "Access forbidden. Please contact support."],
  ...[0, 408, 412, 429, 451, 500].map(
    (status) =>
      [
        status,
        "There was an error sending your message. Please try again or contact us directly.",
      ] as const,
  ),
] as const)("status %i reads %s", (status, text) => {
  expect(failureWords(failureReason(status), form.messages)).toEqual({
    title: "Error Sending Message",
    text,
  });
});

test("too many attempts have words of their own", () => {
  expect(failureWords("rateLimit", form.messages)).toEqual({
    title: "Please wait",
    text: "Please wait a few minutes before submitting another request.",
  });
});

test("the mail holds the whole request and nothing that breaks out of its address", () => {
  const address = requestMailto(
    "hello@example.com",
    "Request a consultation",
    { ...sampleValues, message: "Tom & family?\nbcc=x@example.com" },
    form.fields,
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
      "Preferred contact method: video-call",
      "Message: Tom & family?\nbcc=x@example.com",
    ].join("\r\n"),
  );
});

test.each([
  ["#about-services-education", "A school for our children: "],
  ["#about-services-gone", undefined],
  ["#toString", undefined],
  ["", undefined],
])("the address's fragment %s begins the message with %s", (hash, line) => {
  const subjects = { "about-services-education": "A school for our children" };
  expect(openingLine(hash, subjects)).toBe(line);
});

test.each([
  [undefined, undefined, undefined],
  ["My own words", undefined, "My own words"],
  [undefined, "A result", "A result"],
  ["My own words", "A result", "My own words\n\nA result"],
  ["My own words\n\nA result", "A result", "My own words\n\nA result"],
])("of %j written and %j carried the message is %j", (written, carried, message) => {
  expect(openingMessage(written, carried)).toBe(message);
});
