import { expect, onTestFinished, test, vi } from "vitest";
import { english, languageOf } from "#schemas/shared/languages.ts";
import {
  consultationProps,
  emailService,
  keptInBrowser,
  sampleValues,
  service,
} from "#tests/support/lead-forms.ts";
import { wait } from "#web/forms/send-email.ts";
import { type ConsultationValues, consultationPayload, fieldNames } from "./form-model.ts";
import { consultationSchema, sendConsultation } from "./send.ts";

const { fields, messages } = consultationProps.texts;
const schema = consultationSchema({ fields, messages });

/** The messages of a refused request, by field. */
const problems = (values: object) =>
  Object.fromEntries(
    (schema.safeParse(values).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );

test("a complete request passes, with white space trimmed; an empty one is told every rule", () => {
  const spaced = { ...sampleValues, fullName: "  Sample Person ", email: " person@example.com " };
  expect(schema.safeParse(spaced).data).toEqual(sampleValues);
  const all = Object.fromEntries(fieldNames.map((name) => [name, fields[name].message]));
  const empty = Object.fromEntries(fieldNames.map((name) => [name, ""]));
  expect(problems({ ...empty, consent: false })).toEqual(all);
});

test.each<[string, string]>([
  ["\u202eAnna Berg", "Anna Berg"],
  ["Anna\u200b Berg\ufeff", "Anna Berg"],
  // Words and emoji that two signs join.
  ["نرگس\u200cها", "نرگس\u200cها"],
  ["ශ්\u200dරී Lanka", "ශ්\u200dරී Lanka"],
  ["Anna 👩\u200d💻", "Anna 👩\u200d💻"],
  ...["gbeng", "gbsct", "gbwls"].map((land): [string, string] => {
    const flag = `🏴${[...`${land}\x7f`].map((sign) => String.fromCodePoint(0xe0000 + sign.charCodeAt(0))).join("")}`;
    const text = `From ${flag} to 🇸🇪`;
    return [text, text];
  }),
  ["Text with \u{e0061}\u{e0062} tags", "Text with  tags"],
])("what nobody sees in a name or a message is not sent: %j", (typed, sent) => {
  const values = { ...sampleValues, fullName: typed, message: `${typed} asks` };
  expect(schema.safeParse(values).data).toMatchObject({ fullName: sent, message: `${sent} asks` });
});

test.each<[keyof ConsultationValues, refused: string[], enough: string]>([
  ["fullName", ["A"], "Al"],
  ["profession", [" x "], "IT"],
  ["nationality", ["F "], "FI"],
  ["phone", ["   "], "1"],
  ["message", ["  123456789  "], "1234567890"],
  [
    "email",
    ["anna\u200d@example.com", "zanete@firma", "a b@c.de", "@example.com", "plain"],
    "a@b.cd",
  ],
  ["email", ["ivan@пример"], "ivan@пример.рф"],
])("the form's field %s refuses %j and accepts %j", (field, refused, enough) => {
  for (const value of refused) {
    expect(problems({ ...sampleValues, [field]: value })).toEqual({
      [field]: fields[field].message,
    });
  }
  expect(problems({ ...sampleValues, [field]: enough })).toEqual({});
});

test.each<[keyof ConsultationValues, pasted: string, sent: string]>([
  ["phone", "\u202a+371 2000 0000\u202c", "+371 2000 0000"],
  ["phone", "tel:+37120000000", "+37120000000"],
  ["phone", "by email, please", "by email, please"],
  ["email", "mailto:anna@example.com?subject=Hello", "anna@example.com"],
])("in the field %s, a pasted %j is sent as %j", (field, pasted, sent) => {
  expect(schema.safeParse({ ...sampleValues, [field]: pasted }).data).toEqual({
    ...sampleValues,
    [field]: sent,
  });
});

test("a text that is too long for the email service is refused at its field, and the longest allowed is sent", () => {
  const short = ["fullName", "phone", "profession", "nationality"] as const;
  const longest = { ...sampleValues, message: "ż".repeat(22_499) };
  for (const name of short) longest[name] = "ż".repeat(249);
  for (const name of [...short, "message"] as const) {
    const values = { ...sampleValues, [name]: `${longest[name]}"` };
    expect(problems(values), name).toEqual({
      [name]: messages.tooLong,
    });
  }
  expect(problems(longest)).toEqual({});
  const { length } = new TextEncoder().encode(
    JSON.stringify(consultationPayload(longest, languageOf("sv"), new Date())),
  );
  expect(length).toBeLessThan(50_000);
});

/** Sends from one of the browser's tabs, and waits for the call of the conversion helper. */
async function sends(values = sampleValues) {
  const result = await sendConsultation(service, values, english, undefined);
  await wait(150);
  return result;
}
const OK = { ok: true };

test("the same request from two tabs is sent once, and a failed one can be sent again", async () => {
  const storage = keptInBrowser();
  // A tab sees another tab's storage late.
  vi.stubGlobal("localStorage", {
    ...storage,
    setItem: (key: string, value: string) =>
      setTimeout(() => storage.setItem(key, value), key === "contact_form_sent" ? 100 : 0),
  });
  const sent = emailService(400);
  expect(await sends()).toEqual({ ok: false, status: 400 });
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", async (...request: Parameters<typeof fetch>) => {
    await wait(150);
    return fetch(...request);
  });
  expect(await Promise.all([sends(), sends()])).toEqual([OK, OK]);
  expect(sent).toHaveLength(2);
  await sends({ ...sampleValues, message: `${sampleValues.message}!` });
  expect(sent).toHaveLength(3);
  // The browser stores no copy of the request.
  const kept = Array.from({ length: storage.length }, (_, index) =>
    storage.getItem(String(storage.key(index))),
  ).join();
  expect(kept).not.toContain(sampleValues.fullName);
});

test("half an hour later the same request is sent again", async () => {
  keptInBrowser();
  const sent = emailService();
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const counts: number[] = [];
  for (const minutes of [0, 29, 1]) {
    vi.setSystemTime(Date.now() + minutes * 60_000);
    await sends();
    counts.push(sent.length);
  }
  expect(counts).toEqual([1, 1, 2]);
});

test("a tab that hangs while sending blocks other tabs for two minutes at most", async () => {
  keptInBrowser();
  const sent = emailService();
  const { locks } = navigator;
  const other = Promise.withResolvers<void>();
  const held = locks.request("consultation", () => other.promise);
  const gaveUp = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(gaveUp.signal);
  const end = sends();
  await locks.query();
  expect([sent, timeout.mock.calls]).toEqual([[], [[120_000]]]);
  gaveUp.abort();
  expect(await end).toEqual(OK);
  other.resolve();
  await held;
});

test.each([
  ["no locks", undefined],
  ["locks that are refused", () => Promise.reject(new TypeError("no signals"))],
  [
    "a lock that breaks while it sends",
    async (_name: string, _options: object, task: () => Promise<unknown>) => {
      await task();
      throw new DOMException("stolen", "AbortError");
    },
  ],
])("with %s and an invalid stored entry the request is still sent once", async (_what, request) => {
  keptInBrowser({ contact_form_sent: "x y z" });
  const sent = emailService();
  vi.stubGlobal("navigator", { locks: request && { request } });
  expect(await sends()).toEqual(OK);
  expect(sent).toHaveLength(1);
});
