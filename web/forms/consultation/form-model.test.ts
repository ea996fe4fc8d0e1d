import { expect, test } from "vitest";
import { visibleText } from "#schemas/shared/head/clean-text.ts";
import { english, languageOf } from "#schemas/shared/languages.ts";
import { seeded } from "#tests/support/first-content.ts";
import { keptInBrowser, sampleValues } from "#tests/support/lead-forms.ts";
import {
  consultationPayload,
  endWords,
  failureReason,
  mailtoOf,
  openingLine,
  openingMessage,
  readDraft,
  readKeptFailure,
  requestText,
} from "./form-model.ts";

const contactPage = seeded("contactPage");

const { form } = contactPage;
const { messages } = form;

test.each([
  [failureReason(400), messages.failureTitle, messages.invalidParameters],
  [failureReason(403), messages.failureTitle, messages.forbidden],
  [failureReason(451), messages.failureTitle, messages.otherFailure],
  ["rateLimit", messages.rateLimitTitle, messages.rateLimitText],
  ["offline", "You are offline", messages.offline],
] as const)("when sending fails with %s, the visitor reads “%s”: %s", (end, title, text) => {
  expect(endWords(end, { messages, offlineTitle: "You are offline" })).toEqual({ title, text });
});

test("the mail holds the whole request and nothing that breaks out of its address", () => {
  const values = { ...sampleValues, message: "Tom & family?\nbcc=x@example.com" };
  const { href, isComplete } = mailtoOf(
    "hello@example.com",
    visibleText("A request"),
    requestText(values, form.fields, english),
  );
  expect(isComplete).toBe(true);
  const parameters = new URLSearchParams(href.replaceAll("+", "%2B").split("?")[1]);
  expect([...parameters.keys()]).toEqual(["subject", "body"]);
  expect(parameters.get("body")).toMatch(
    /^Full name: Sample.*\r\nPhone: \+371.*\r\nMessage: Tom & family\?\nbcc=x@example\.com$/s,
  );
});

test("the mail of a visitor from a Swedish page begins with the language, as the request does", () => {
  const swedish = languageOf("sv");
  expect(requestText(sampleValues, form.fields, swedish)).toMatch(
    /^Language of the page: Swedish\r\nFull name: Sample/,
  );
  const [atHome, abroad] = [english, swedish].map((language) =>
    consultationPayload(sampleValues, language, new Date(0)),
  );
  expect(atHome?.message).toBe(sampleValues.message);
  const message = `Language of the page: Swedish\n${sampleValues.message}`;
  expect(abroad).toEqual({ ...atHome, message });
});

test.each([
  ["Latin", "a ".repeat(3_000), 1_995],
  ["Cyrillic", "ж".repeat(3_000), 1_990],
  ["half a letter", `${"a".repeat(100)}\ud83d`.repeat(100), 1_990],
  ["letters of two halves", "🙂".repeat(3_000), 1_985],
])(
  "the mail link for a long text, %s, is short enough for Windows and ends with …",
  (_what, text, least) => {
    const { href, isComplete } = mailtoOf("hello@example.com", visibleText("A request"), text);
    expect(isComplete).toBe(false);
    expect(href.length).toBeLessThanOrEqual(2_000);
    expect(href.length).toBeGreaterThan(least - 12);
    const [, body = ""] = href.split("&body=");
    expect(decodeURIComponent(body)).toMatch(/^(?:a|ж|🙂| |\ufffd)+…$/u);
  },
);

test.each([
  ["#about-services-education", "A school for our children: "],
  ["#toString", undefined],
])("the address's fragment %s fills in the message %s", (hash, line) => {
  const subjects = { "about-services-education": visibleText("A school for our children") };
  expect(openingLine(hash, subjects)).toBe(line);
});

test.each([
  [undefined, "A result", "A result"],
  ["My own words", "A result", "My own words\n\nA result"],
  ["My own words\n\nA result", "A result", "My own words\n\nA result"],
])(
  "with the typed text %j and the tool's result %j the message is %j",
  (written, carried, message) => {
    expect(openingMessage(written, carried)).toBe(message);
  },
);

test.each(["not json", "null", '"text"', '{"email":5,"other":"x"}'])(
  "an invalid stored entry %s is ignored",
  (entry) => {
    keptInBrowser({ "contact-form-draft": entry, "contact-form-failure": entry });
    expect([readDraft(), readKeptFailure()]).toEqual([{}, undefined]);
  },
);
