import { EmailJSResponseStatus } from "@emailjs/browser";
import { afterEach, expect, test, vi } from "vitest";
import { inTime } from "#web/forms/in-time.ts";
import { failureOf, mayPass, type SendResult, sendWithRetry } from "#web/forms/send-email.ts";

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

test.each([0, 429, 500, 503])("status %i is tried again", async (status) => {
  const { calls, send } = answering(failed(status), { ok: true });
  const { lengths, pause } = pauses();
  expect(await sendWithRetry(send, pause)).toEqual({ ok: true });
  expect(calls.count).toBe(2);
  expect(lengths).toEqual([1_100]);
});

test.each([400, 402, 403, 408, 412, 451])("status %i is final", async (status) => {
  const { calls, send } = answering(failed(status), { ok: true });
  expect(await sendWithRetry(send, pauses().pause)).toEqual(failed(status));
  expect(calls.count).toBe(1);
});

test("without a connection it does not wait for a retry that cannot work", async () => {
  vi.stubGlobal("navigator", { onLine: false });
  const { calls, send } = answering(failed(0), { ok: true });
  const { lengths, pause } = pauses();
  expect(await sendWithRetry(send, pause)).toEqual(failed(0));
  expect(calls.count).toBe(1);
  expect(lengths).toEqual([]);
});

test("gives up after the second retry, with the last answer", async () => {
  const { calls, send } = answering(failed(0), failed(500), failed(503), { ok: true });
  expect(await sendWithRetry(send, pauses().pause)).toEqual(failed(503));
  expect(calls.count).toBe(3);
});

test("a success is not sent twice", async () => {
  const { calls, send } = answering({ ok: true }, { ok: true });
  await sendWithRetry(send, pauses().pause);
  expect(calls.count).toBe(1);
});

test("mayPass draws the line between passing and lasting failures", () => {
  expect([0, 400, 402, 403, 408, 429, 451, 499, 500, 599].filter(mayPass)).toEqual([
    0, 429, 500, 599,
  ]);
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
