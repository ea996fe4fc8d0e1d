import { expect, onTestFinished, test, vi } from "vitest";
import { type SendEnd, sendOnce } from "#web/forms/consultation/send-once.ts";
import type { SendResult } from "#web/forms/send-email.ts";
import { createEntryStore } from "#web/lib/entry-store.ts";
import { fakeStorage } from "../fake-storage.ts";
import { sampleValues } from "./sample-values.ts";

const { locks } = navigator;

/** Two tabs of one browser share the storage. */
function twoTabs(entries: Record<string, string> = {}) {
  const storage = fakeStorage(entries);
  return [createEntryStore(() => storage), createEntryStore(() => storage)] as const;
}

function counting(result: SendResult) {
  const calls = { count: 0 };
  const send = async () => {
    calls.count += 1;
    return result;
  };
  return { calls, send };
}

test("the same request leaves one browser once, and both senders hear of success", async () => {
  const [first, second] = twoTabs();
  const { calls, send } = counting({ ok: true });
  expect(await sendOnce(first, locks, sampleValues, send)).toEqual({ ok: true, isRepeat: false });
  expect(await sendOnce(second, locks, sampleValues, send)).toEqual({ ok: true, isRepeat: true });
  expect(calls.count).toBe(1);
});

test("a request that differs in one field is another request", async () => {
  const [first, second] = twoTabs();
  const { calls, send } = counting({ ok: true });
  await sendOnce(first, locks, sampleValues, send);
  await sendOnce(second, locks, { ...sampleValues, message: `${sampleValues.message}!` }, send);
  expect(calls.count).toBe(2);
});

test("a request that failed is sent when the visitor tries again", async () => {
  const [store] = twoTabs();
  const failing = counting({ ok: false, status: 500, text: "" });
  expect(await sendOnce(store, locks, sampleValues, failing.send)).toMatchObject({ ok: false });
  const { calls, send } = counting({ ok: true });
  await sendOnce(store, locks, sampleValues, send);
  expect(calls.count).toBe(1);
});

test.each(["", "nonsense", "x y z"])("a spoilt entry %j stops no request", async (entry) => {
  const [store] = twoTabs({ contact_form_sent: entry });
  const { calls, send } = counting({ ok: true });
  await sendOnce(store, locks, sampleValues, send);
  expect(calls.count).toBe(1);
});

test("half an hour later the same request is sent again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const [store] = twoTabs();
  const { calls, send } = counting({ ok: true });
  await sendOnce(store, locks, sampleValues, send);
  vi.setSystemTime(Date.now() + 30 * 60_000);
  expect(await sendOnce(store, locks, sampleValues, send)).toEqual({ ok: true, isRepeat: false });
  expect(calls.count).toBe(2);
});

test("who finds the lock taken waits for it", async () => {
  const [store] = twoTabs();
  const other = Promise.withResolvers<void>();
  const held = locks.request("consultation", () => other.promise);
  const { calls, send } = counting({ ok: true });
  const end = sendOnce(store, locks, sampleValues, send);
  await locks.query();
  expect(calls.count).toBe(0);
  other.resolve();
  await held;
  expect(await end).toEqual({ ok: true, isRepeat: false });
});

test("a lock that another tab never lets go of is waited for two minutes at most", async () => {
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
  const [store] = twoTabs();
  const other = Promise.withResolvers<void>();
  const held = locks.request("consultation", () => other.promise);
  const { calls, send } = counting({ ok: true });
  expect(await sendOnce(store, locks, sampleValues, send)).toEqual({ ok: true, isRepeat: false });
  expect(calls.count).toBe(1);
  expect(timeout).toHaveBeenCalledWith(120_000);
  other.resolve();
  await held;
});

test.each([
  ["without locks", undefined],
  ["where locks are refused", { request: () => Promise.reject(new DOMException("denied")) }],
  [
    "where no lock can be asked for",
    {
      request: () => {
        throw new TypeError("no signals");
      },
    },
  ],
])("%s the request is sent, once", async (_name, missing) => {
  const [store] = twoTabs();
  const { calls, send } = counting({ ok: true });
  expect(await sendOnce(store, missing, sampleValues, send)).toEqual({ ok: true, isRepeat: false });
  expect(calls.count).toBe(1);
});

test("a request that is under way when its lock breaks is not sent a second time", async () => {
  const breaking = {
    request: async (
      _name: string,
      _options: object,
      task: () => Promise<SendEnd>,
    ): Promise<SendEnd> => {
      await task();
      throw new DOMException("stolen", "AbortError");
    },
  };
  const [store] = twoTabs();
  const { calls, send } = counting({ ok: true });
  expect(await sendOnce(store, breaking, sampleValues, send)).toEqual({
    ok: true,
    isRepeat: false,
  });
  expect(calls.count).toBe(1);
});
