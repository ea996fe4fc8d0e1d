import { beforeEach, expect, test, vi } from "vitest";
import { consultationPayload } from "#web/forms/consultation/form-model.ts";
import { readDraft, readKeptFailure } from "#web/forms/kept-in-tab.ts";
import type { SendResult } from "#web/forms/send-email.ts";
import { fakeStorage } from "../fake-storage.ts";
import { failed, visitor } from "./journey.ts";
import { sampleValues } from "./sample-values.ts";

const NOW = new Date(2026, 10, 21, 9, 30);
const { consent: _consent, ...texts } = sampleValues;

/** What the form logs, in place of the console. */
let logged: unknown[];

beforeEach(() => {
  logged = [];
  vi.spyOn(console, "warn").mockImplementation((text) => void logged.push(text));
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  return () => {
    vi.useRealTimers();
  };
});

const attempts = ({ lasting }: ReturnType<typeof visitor>) =>
  JSON.parse(lasting.read("contact_form_attempts") ?? "[]");

test("a request is checked, sent, remembered and reported, and nothing of it stays in the tab", async () => {
  const anna = visitor();
  anna.form.open(undefined);
  anna.form.change();
  expect(readDraft(anna.tab)).toEqual(texts);
  expect(await anna.submits()).toBe("sent");
  expect(anna.seen.states.map(({ stage }) => stage)).toEqual(["validating", "sending", "sent"]);
  expect(anna.seen.payloads).toEqual([consultationPayload(sampleValues, NOW)]);
  expect(anna.seen).toMatchObject({ messages: ["sent"], conversions: 1, resets: 1 });
  expect(anna.lasting.read("lastContactFormSubmission")).toBe(String(NOW.getTime()));
  anna.form.change();
  anna.leave();
  expect([readDraft(anna.tab), readKeptFailure(anna.tab)]).toEqual([{}, undefined]);
  expect(logged).toEqual([]);
});

test("who submits twice while the form checks or sends is heard once", async () => {
  const anna = visitor();
  const answered = Promise.withResolvers<SendResult>();
  const send = vi.fn(() => answered.promise);
  anna.surroundings.send = send;
  anna.form.press();
  anna.form.press();
  await anna.reaches("sending");
  anna.form.press();
  answered.resolve({ ok: true });
  await anna.reaches("sent");
  anna.form.press();
  expect(anna.stage()).toBe("sent");
  expect(send).toHaveBeenCalledTimes(1);
  expect(attempts(anna)).toEqual([NOW.getTime()]);
});

test("a form that breaks rules sends nothing, and counts as no attempt", async () => {
  const anna = visitor();
  anna.surroundings.validate = async () => null;
  expect(await anna.submits()).toBe("invalid");
  expect(anna.seen).toMatchObject({ payloads: [], messages: [] });
  expect(attempts(anna)).toEqual([]);
});

test.each([
  ["a filled honeypot", 60_000, "https://spam.example", "Honeypot triggered"],
  ["a press within three seconds of the first load", 2_999, "", "Form submitted too quickly"],
])("%s is dropped in silence, with a draft", async (_what, sinceLoad, honeypot, reason) => {
  const robot = visitor({ sinceLoad });
  robot.page.honeypot = honeypot;
  expect(await robot.submits()).toBe("idle");
  expect(robot.seen).toMatchObject({ payloads: [], messages: [], conversions: 0 });
  expect(readDraft(robot.tab)).toEqual(texts);
  expect(logged).toEqual([`Contact form: ${reason}`]);
  Object.assign(robot.page, { honeypot: "", sinceLoad: 3_000 });
  expect(await robot.submits()).toBe("sent");
});

test("who comes back in the same tab, by a reload or otherwise, has been there since the first visit", async () => {
  const storage = fakeStorage();
  const first = visitor({ tabStorage: () => storage, sinceLoad: 1_000 });
  first.form.change();
  vi.setSystemTime(NOW.getTime() + 2_000);
  const again = visitor({ tabStorage: () => storage, sinceLoad: 200 });
  expect(readDraft(again.tab)).toEqual(texts);
  expect(await again.submits()).toBe("sent");
  expect(logged).toEqual([]);
});

test.each([
  ["a slow writer", 31 * 60_000, 0, ["Contact form: Form session expired"]],
  ["a clock that was set back", 60_000, -24 * 3_600_000, []],
  ["a clock that was set forward", 60_000, 24 * 3_600_000, ["Contact form: Form session expired"]],
])("%s loses no request", async (_what, sinceLoad, jump, expected) => {
  const anna = visitor({ sinceLoad });
  vi.setSystemTime(NOW.getTime() + jump);
  expect(await anna.submits()).toBe("sent");
  expect(logged).toEqual(expected);
});

test.each([
  [402, "limitReached", 1],
  [500, "otherFailure", 3],
] as const)(
  "status %i: the visitor is told %s after %i sends, keeps the values and can send again",
  async (status, reason, sends) => {
    const anna = visitor({ answers: Array.from({ length: sends }, () => failed(status)) });
    expect(await anna.submits()).toBe("failed");
    expect(anna.seen.states.at(-1)).toEqual({ stage: "failed", reason, values: sampleValues });
    expect(anna.seen).toMatchObject({ messages: [reason], conversions: 0, resets: 0 });
    expect(anna.seen.payloads).toHaveLength(sends);
    expect(anna.seen.pauses).toEqual(Array.from({ length: sends - 1 }, () => 1_100));
    expect(attempts(anna)).toHaveLength(1);
    expect(readDraft(anna.tab)).toEqual(texts);
    expect(readKeptFailure(anna.tab)).toBe(reason);
    anna.page.values = { ...sampleValues, phone: "+371 1111 1111" };
    anna.form.change();
    expect(anna.seen.states.at(-1)).toEqual({ stage: "failed", reason, values: anna.page.values });
    expect(await anna.submits()).toBe("sent");
    expect(anna.seen.payloads).toHaveLength(sends + 1);
    expect(readKeptFailure(anna.tab)).toBeUndefined();
    expect(anna.seen.conversions).toBe(1);
  },
);

test.each([
  ["what sends is here", false],
  ["nothing has been fetched", true],
])("without a connection the visitor is told so however often, where %s", async (_, isBare) => {
  const anna = visitor({ answers: isBare ? [] : Array.from({ length: 21 }, () => failed(0)) });
  const { validate } = anna.surroundings;
  if (isBare) anna.surroundings.validate = () => Promise.reject(new TypeError("Failed to fetch"));
  anna.page.isOffline = true;
  for (let press = 1; press <= 7; press += 1) expect(await anna.submits()).toBe("failed");
  expect(new Set(anna.seen.messages)).toEqual(new Set(["offline"]));
  expect(readDraft(anna.tab)).toEqual(texts);
  expect(readKeptFailure(anna.tab)).toBe("offline");
  anna.page.isOffline = false;
  anna.surroundings.validate = validate;
  expect(await anna.submits()).toBe("sent");
});

test.each(["validate", "send"] as const)(
  "code to %s that cannot be fetched is told, and the next press tries again",
  async (missing) => {
    const anna = visitor();
    const whole = { ...anna.surroundings };
    Object.assign(anna.surroundings, {
      [missing]: () => Promise.reject(new Error("no such chunk")),
    });
    expect(await anna.submits()).toBe("failed");
    expect(anna.seen).toMatchObject({ messages: ["otherFailure"], payloads: [] });
    expect(readDraft(anna.tab)).toEqual(texts);
    Object.assign(anna.surroundings, whole);
    expect(await anna.submits()).toBe("sent");
  },
);

const forbidden = () => {
  throw new DOMException("denied", "SecurityError");
};

test("the sixth attempt in 30 minutes has to wait, also where storage is forbidden", async () => {
  const anna = visitor({
    answers: Array.from({ length: 5 }, () => failed(400)),
    lastingStorage: forbidden,
    tabStorage: forbidden,
  });
  for (let attempt = 1; attempt <= 5; attempt += 1) await anna.submits();
  vi.setSystemTime(NOW.getTime() + 30 * 60_000 - 1);
  expect(await anna.submits()).toBe("failed");
  expect(anna.seen.messages.at(-1)).toBe("rateLimit");
  expect(anna.seen.payloads).toHaveLength(5);
  vi.setSystemTime(NOW.getTime() + 30 * 60_000);
  expect(await anna.submits()).toBe("sent");
});

test.each([
  ["full", { setItem: forbidden }],
  ["full of broken JSON", { getItem: () => "{oops" }],
  ["full of something else", { getItem: () => '{"length":9,"email":{},"phone":7}' }],
])("storage that is %s stops no request", async (_name, fault) => {
  const storage = () => ({ ...fakeStorage(), ...fault });
  const anna = visitor({ tabStorage: storage, lastingStorage: storage });
  anna.form.change();
  expect(await anna.submits()).toBe("sent");
  expect(anna.seen.payloads).toHaveLength(1);
});

test("a page that is left while it sends keeps that nobody knows the end", async () => {
  const anna = visitor();
  const answered = Promise.withResolvers<SendResult>();
  anna.surroundings.send = () => answered.promise;
  anna.form.press();
  await anna.reaches("sending");
  expect(readKeptFailure(anna.tab)).toBeUndefined();
  anna.leave();
  expect(readKeptFailure(anna.tab)).toBe("otherFailure");
  // The browser kept the page, and the visitor came back to it.
  answered.resolve({ ok: true });
  await anna.reaches("sent");
  expect(readKeptFailure(anna.tab)).toBeUndefined();
});

test("the same request again is thanked for, and is neither sent nor a second conversion", async () => {
  const storage = fakeStorage();
  await visitor({ lastingStorage: () => storage }).submits();
  vi.setSystemTime(NOW.getTime() + 60_000);
  const again = visitor({ lastingStorage: () => storage });
  expect(await again.submits()).toBe("sent");
  expect(again.seen).toMatchObject({ payloads: [], messages: ["sent"], conversions: 0 });
  expect(storage.getItem("lastContactFormSubmission")).toBe(String(NOW.getTime()));
  // What the browser remembers of it is no copy of the request.
  const kept = Array.from({ length: storage.length }, (_, index) =>
    storage.getItem(String(storage.key(index))),
  ).join();
  for (const text of Object.values(texts)) expect(kept).not.toContain(text);
});
