import { expect, test } from "vitest";
import { sendOnce } from "#web/forms/consultation/send-once.ts";
import type { SendResult } from "#web/forms/email-service.ts";
import { createEntryStore } from "#web/forms/entry-store.ts";
import { fakeStorage } from "../fake-storage.ts";
import { sampleValues } from "./sample-values.ts";

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
  expect(await sendOnce(first, sampleValues, send)).toEqual({ ok: true });
  expect(await sendOnce(second, sampleValues, send)).toEqual({ ok: true });
  expect(calls.count).toBe(1);
});

test("a request that differs in one field is another request", async () => {
  const [first, second] = twoTabs();
  const { calls, send } = counting({ ok: true });
  await sendOnce(first, sampleValues, send);
  await sendOnce(second, { ...sampleValues, message: `${sampleValues.message}!` }, send);
  expect(calls.count).toBe(2);
});

test("a request that failed is sent when the visitor tries again", async () => {
  const [store] = twoTabs();
  const failing = counting({ ok: false, status: 500, text: "" });
  expect(await sendOnce(store, sampleValues, failing.send)).toMatchObject({ ok: false });
  const { calls, send } = counting({ ok: true });
  await sendOnce(store, sampleValues, send);
  expect(calls.count).toBe(1);
});

test.each(["", "nonsense", "x y z"])("a spoilt entry %j stops no request", async (entry) => {
  const [store] = twoTabs({ contact_form_sent: entry });
  const { calls, send } = counting({ ok: true });
  await sendOnce(store, sampleValues, send);
  expect(calls.count).toBe(1);
});
