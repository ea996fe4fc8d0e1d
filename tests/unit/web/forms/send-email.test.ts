import { EmailJSResponseStatus } from "@emailjs/browser";
import { afterEach, expect, test, vi } from "vitest";
import { inTime } from "#web/forms/in-time.ts";
import { failureOf, type SendResult, sendWithRetry } from "#web/forms/send-email.ts";

test.each<[unknown, { status: number; text: string }]>([
  [new EmailJSResponseStatus(402, "Limit reached"), { status: 402, text: "Limit reached" }],
  [new TypeError("Failed to fetch"), { status: 0, text: "Network Error" }],
  ["The Public Key is required.", { status: 400, text: "The Public Key is required." }],
  [undefined, { status: 0, text: "Network Error" }],
  [null, { status: 0, text: "Network Error" }],
  [{ status: "500" }, { status: 0, text: "" }],
])("the library's %j has one shape", (reason, failure) => {
  expect(failureOf(reason)).toEqual(failure);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const failed = (status: number): SendResult => ({ ok: false, status, text: "" });

/** Answers in turn, and counts how often it was asked. */
function answering(...answers: SendResult[]) {
  const calls = { count: 0 };
  const send = async () => answers[calls.count++] ?? failed(599);
  return { calls, send };
}

const pauses = () => {
  const lengths: number[] = [];
  return { lengths, pause: async (length: number) => void lengths.push(length) };
};

test.each([
  [[{ ok: true }, { ok: true }], 1],
  ...[400, 408, 499].map((status) => [[failed(status), { ok: true }], 1]),
  ...[0, 429, 500, 599].map((status) => [[failed(status), { ok: true }], 2]),
  [[failed(0), failed(500), failed(503), { ok: true }], 3],
] as [SendResult[], number][])("of the answers %j it asks for %i", async (answers, times) => {
  const { calls, send } = answering(...answers);
  const { lengths, pause } = pauses();
  expect(await sendWithRetry(send, pause)).toEqual(answers[times - 1]);
  expect(calls.count).toBe(times);
  expect(lengths).toEqual(Array.from({ length: times - 1 }, () => 1_100));
});

test("without a connection it does not wait for a retry that cannot work", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const { calls, send } = answering(failed(0), { ok: true });
  expect(await sendWithRetry(send, pauses().pause)).toEqual(failed(0));
  expect(calls.count).toBe(1);
});

test("what does not come within 30 seconds is given up with status 408", async () => {
  vi.useFakeTimers();
  const end = inTime(new Promise(() => {})).catch(failureOf);
  await vi.advanceTimersByTimeAsync(29_999);
  const pending = Symbol("pending");
  expect(await Promise.race([end, Promise.resolve(pending)])).toBe(pending);
  await vi.advanceTimersByTimeAsync(1);
  expect(await end).toMatchObject({ status: 408 });
});

test("what comes in time, or fails by itself, ends as it ends", async () => {
  await expect(inTime(Promise.resolve("here"))).resolves.toBe("here");
  await expect(inTime(Promise.reject(new TypeError("gone")))).rejects.toThrow("gone");
});
