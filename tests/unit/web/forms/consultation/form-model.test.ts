import { expect, test } from "vitest";
import { contactPage } from "#scripts/seed/content/pages/contact-page.ts";
import {
  consultationPayload,
  endWords,
  failureReason,
  openingLine,
  openingMessage,
  requestMailto,
} from "#web/forms/consultation/form-model.ts";
import { sampleValues } from "../service.ts";

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
const { messages } = form;

test.each([
  [400, messages.invalidParameters],
  [402, messages.limitReached],
  [403, messages.forbidden],
  ...[0, 408, 412, 429, 451, 500].map((status) => [status, messages.otherFailure] as const),
] as const)("status %i reads %s", (status, text) => {
  const words = endWords(failureReason(status), { messages, offlineTitle: "Offline" });
  expect(words).toEqual({ title: messages.failureTitle, text });
});

test("too many attempts and a lost connection have titles of their own", () => {
  const { rateLimitTitle: title, rateLimitText: text, offline } = messages;
  const words = { messages, offlineTitle: "You are offline" };
  expect(endWords("rateLimit", words)).toEqual({ title, text });
  expect(endWords("offline", words)).toEqual({ title: "You are offline", text: offline });
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
