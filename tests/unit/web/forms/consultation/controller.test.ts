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

const attempts = ({ lasting }: ReturnType<typeof visitor>) => lasting.read("contact_form_attempts");

test("a request is checked, sent, remembered and reported, and nothing of it stays in the tab", async () => {
  const anna = visitor();
  anna.form.change();
  expect(readDraft(anna.tab)).toEqual(texts);
  expect(await anna.submits()).toBe("sent");
  expect(anna.seen.states.map(({ stage }) => stage)).toEqual(["validating", "sending", "sent"]);
  expect(anna.seen.payloads).toEqual([consultationPayload(sampleValues, NOW)]);
  expect(anna.seen).toMatchObject({ messages: ["sent"], conversions: 1, resets: 1 });
  expect(anna.lasting.read("lastContactFormSubmission")).toBe(String(NOW.getTime()));
  expect(readDraft(anna.tab)).toEqual({});
  expect(readKeptFailure(anna.tab)).toBeUndefined();
  expect(anna.age.openFor()).toBe(0);
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
  expect(attempts(anna)).toBe(JSON.stringify([NOW.getTime()]));
});

test("a form that breaks rules sends nothing, and counts as no attempt", async () => {
  const anna = visitor();
  anna.surroundings.validate = async () => null;
  expect(await anna.submits()).toBe("invalid");
  expect(anna.seen).toMatchObject({ payloads: [], messages: [] });
  expect(attempts(anna)).toBeNull();
});

test("a filled honeypot: nothing is sent and nothing is said", async () => {
  const robot = visitor();
  robot.page.honeypot = "https://spam.example";
  expect(await robot.submits()).toBe("idle");
  expect(robot.seen).toMatchObject({ payloads: [], messages: [], conversions: 0 });
  expect(logged).toEqual(["Contact form: Honeypot triggered"]);
});

test("a form filled in within 3 seconds is dropped in silence, and sent a moment later", async () => {
  const robot = visitor();
  robot.page.milliseconds = 2_999;
  expect(await robot.submits()).toBe("idle");
  expect(robot.seen).toMatchObject({ payloads: [], messages: [] });
  expect(logged).toEqual(["Contact form: Form submitted too quickly"]);
  robot.page.milliseconds = 3_000;
  expect(await robot.submits()).toBe("sent");
});

test("a form open for more than 30 minutes is a slow writer's: logged, and sent", async () => {
  const anna = visitor();
  anna.page.milliseconds = 30 * 60_000 + 1;
  expect(await anna.submits()).toBe("sent");
  expect(logged).toEqual(["Contact form: Form session expired"]);
});

test.each([-24 * 3_600_000, 24 * 3_600_000])(
  "a clock that jumps by %i ms while somebody writes drops nothing",
  async (jump) => {
    const anna = visitor();
    vi.setSystemTime(NOW.getTime() + jump);
    expect(await anna.submits()).toBe("sent");
    expect(logged).toEqual([]);
  },
);

test.each([
  [400, "invalidParameters", 1],
  [402, "limitReached", 1],
  [403, "forbidden", 1],
  [408, "otherFailure", 1],
  [412, "otherFailure", 1],
  [451, "otherFailure", 1],
  [0, "otherFailure", 3],
  [429, "otherFailure", 3],
  [500, "otherFailure", 3],
] as const)(
  "status %i: the visitor is told %s after %i sends, keeps the values and can send again",
  async (status, reason, sends) => {
    const anna = visitor({ answers: Array.from({ length: sends }, () => failed(status)) });
    expect(await anna.submits()).toBe("failed");
    expect(anna.seen.states.at(-1)).toEqual({ stage: "failed", reason, values: sampleValues });
    expect(anna.seen).toMatchObject({ messages: [reason], conversions: 0, resets: 0 });
    expect(anna.seen.payloads).toHaveLength(sends);
    expect(readDraft(anna.tab)).toEqual(texts);
    expect(readKeptFailure(anna.tab)).toBe(reason);

    expect(await anna.submits()).toBe("sent");
    expect(anna.seen.payloads).toHaveLength(sends + 1);
    expect(readKeptFailure(anna.tab)).toBeUndefined();
    expect(anna.seen.conversions).toBe(1);
  },
);

test.each([
  ["one status 500", [500]],
  ["one status 429", [429]],
  ["two statuses 503", [503, 503]],
  ["one dropped connection", [0]],
])("%s: the form tries again by itself, which is one attempt", async (_name, statuses) => {
  const anna = visitor({ answers: statuses.map(failed) });
  expect(await anna.submits()).toBe("sent");
  expect(anna.seen.payloads).toHaveLength(statuses.length + 1);
  expect(anna.seen.pauses).toEqual(statuses.map(() => 1_100));
  expect(attempts(anna)).toBe(JSON.stringify([NOW.getTime()]));
});

test("rules that cannot be fetched: the visitor is told, and can send once they come", async () => {
  const anna = visitor();
  const { validate } = anna.surroundings;
  anna.surroundings.validate = () => Promise.reject(new Error("no such chunk"));
  expect(await anna.submits()).toBe("failed");
  expect(anna.seen).toMatchObject({ messages: ["otherFailure"], payloads: [] });
  expect(readDraft(anna.tab)).toEqual(texts);
  expect(logged).toEqual(["Contact form: could not validate"]);
  anna.surroundings.validate = validate;
  expect(await anna.submits()).toBe("sent");
});

test("what sends cannot be fetched: the visitor is told, and can send once it comes", async () => {
  const anna = visitor();
  const { send } = anna.surroundings;
  anna.surroundings.send = () => Promise.reject(new Error("no such chunk"));
  expect(await anna.submits()).toBe("failed");
  expect(anna.seen).toMatchObject({ messages: ["otherFailure"], payloads: [] });
  anna.surroundings.send = send;
  expect(await anna.submits()).toBe("sent");
});

const forbidden = () => {
  throw new DOMException("denied", "SecurityError");
};

test.each([
  ["as it should be", undefined],
  ["forbidden", forbidden],
])("the sixth attempt in 30 minutes has to wait, with storage %s", async (_name, storage) => {
  const anna = visitor({
    answers: Array.from({ length: 5 }, () => failed(400)),
    ...(storage && { lastingStorage: storage, tabStorage: storage }),
  });
  for (let attempt = 1; attempt <= 5; attempt += 1) await anna.submits();
  vi.setSystemTime(NOW.getTime() + 30 * 60_000 - 1);
  expect(await anna.submits()).toBe("failed");
  expect(anna.seen.states.at(-1)).toMatchObject({ reason: "rateLimit" });
  expect(anna.seen.messages.at(-1)).toBe("rateLimit");
  expect(anna.seen.payloads).toHaveLength(5);
  vi.setSystemTime(NOW.getTime() + 30 * 60_000);
  expect(await anna.submits()).toBe("sent");
});

test.each([
  [
    "full",
    {
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    },
  ],
  ["full of broken JSON", { getItem: () => "{oops" }],
  ["full of something else", { getItem: () => '{"length":9,"email":{},"phone":7}' }],
])("storage that is %s stops no request", async (_name, fault) => {
  const storage = () => ({ ...fakeStorage(), ...fault });
  const anna = visitor({ tabStorage: storage, lastingStorage: storage });
  anna.form.change();
  expect(await anna.submits()).toBe("sent");
  expect(anna.seen.payloads).toHaveLength(1);
});

test("a failure from before a reload is shown again, without a toast, until the next submit", async () => {
  const anna = visitor();
  anna.form.open("forbidden");
  expect(anna.seen.states).toEqual([
    { stage: "failed", reason: "forbidden", values: sampleValues },
  ]);
  expect(anna.seen.messages).toEqual([]);
  expect(await anna.submits()).toBe("sent");
});

test("a form without a failure from before opens empty-handed", () => {
  const anna = visitor();
  anna.form.open(undefined);
  expect(anna.seen.states).toEqual([]);
});

test("what is written after a failure goes into the mail that is offered instead", async () => {
  const anna = visitor({ answers: [failed(402)] });
  await anna.submits();
  anna.page.values = { ...sampleValues, phone: "+371 1111 1111" };
  anna.form.change();
  expect(anna.seen.states.at(-1)).toMatchObject({ stage: "failed", values: anna.page.values });
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

test("a page that is left when all is done keeps no failure", async () => {
  const anna = visitor();
  await anna.submits();
  anna.leave();
  expect(readKeptFailure(anna.tab)).toBeUndefined();
});

test("the same request again is thanked for, and is neither sent nor a second conversion", async () => {
  const storage = fakeStorage();
  const first = visitor({ lastingStorage: () => storage });
  await first.submits();
  vi.setSystemTime(NOW.getTime() + 60_000);
  const again = visitor({ lastingStorage: () => storage });
  expect(await again.submits()).toBe("sent");
  expect(again.seen).toMatchObject({ payloads: [], messages: ["sent"], conversions: 0 });
  expect(storage.getItem("lastContactFormSubmission")).toBe(String(NOW.getTime()));
});

test("the same request from two tabs at the same time arrives once, and both are thanked", async () => {
  const storage = fakeStorage();
  const tabs = [1, 2].map(() => visitor({ lastingStorage: () => storage, locks: navigator.locks }));
  const ends = await Promise.all(tabs.map((tab) => tab.submits()));
  expect(ends).toEqual(["sent", "sent"]);
  expect(tabs.flatMap(({ seen }) => seen.payloads)).toHaveLength(1);
  expect(tabs.map(({ seen }) => seen.conversions).toSorted()).toEqual([0, 1]);
  // What the browser remembers of it is no copy of the request.
  const remembered = Array.from({ length: storage.length }, (_, index) =>
    storage.getItem(String(storage.key(index))),
  ).join();
  for (const text of Object.values(texts)) expect(remembered).not.toContain(text);
});

test("each of two tabs sends its own request, once", async () => {
  const storage = fakeStorage();
  const tabs = ["First Tab", "Second Tab"].map((fullName) => {
    const tab = visitor({ lastingStorage: () => storage, locks: navigator.locks });
    tab.page.values = { ...sampleValues, fullName };
    return tab;
  });
  await Promise.all(tabs.map((tab) => tab.submits()));
  const names = tabs.flatMap(({ seen }) => seen.payloads.map(({ name }) => name));
  expect(names.toSorted()).toEqual(["First Tab", "Second Tab"]);
  expect(storage.getItem("contact_form_attempts")).toBe(
    JSON.stringify([NOW.getTime(), NOW.getTime()]),
  );
});

test("a browser that refuses locks together with storage sends all the same", async () => {
  const request = () => Promise.reject(new DOMException("denied", "SecurityError"));
  const anna = visitor({ locks: { request }, lastingStorage: forbidden, tabStorage: forbidden });
  expect(await anna.submits()).toBe("sent");
  expect(anna.seen.payloads).toHaveLength(1);
});
