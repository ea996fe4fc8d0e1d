import { afterEach, expect, test, vi } from "vitest";
import type { SendResult } from "#web/forms/email-service.ts";
import { mayPass, sendWithRetry } from "#web/forms/send-with-retry.ts";

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

afterEach(() => vi.unstubAllGlobals());

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
