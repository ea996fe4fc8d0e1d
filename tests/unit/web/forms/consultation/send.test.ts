import { expect, onTestFinished, test, vi } from "vitest";
import { fieldNames } from "#web/forms/consultation/form-model.ts";
import { consultationSchema, type SendEnd, sendOnce } from "#web/forms/consultation/send.ts";
import type { SendResult } from "#web/forms/send-email.ts";
import { createEntryStore } from "#web/lib/entry-store.ts";
import { fakeStorage } from "../fake-storage.ts";
import { sampleValues } from "./sample-values.ts";

const texts = (name: string) => ({ message: `${name} is wrong` });
const schema = consultationSchema({
  fullName: texts("fullName"),
  email: texts("email"),
  phone: texts("phone"),
  profession: texts("profession"),
  nationality: texts("nationality"),
  contactMethod: texts("contactMethod"),
  message: texts("message"),
  consent: texts("consent"),
});

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
  const all = Object.fromEntries(fieldNames.map((name) => [name, `${name} is wrong`]));
  expect(problems({})).toEqual(all);
  const empty = Object.fromEntries(fieldNames.map((name) => [name, ""]));
  expect(problems({ ...empty, consent: false })).toEqual(all);
});

test.each([
  ["fullName", ["A"], "Al"],
  ["profession", [" x "], "IT"],
  ["nationality", ["F "], "FI"],
  ["phone", ["   "], "1"],
  ["message", ["  123456789  "], "1234567890"],
  ["email", ["zanete@firma", "a b@c.de", "@example.com", "plain"], "a@b.cd"],
])("%s: %j is refused, %j is enough", (field, refused, enough) => {
  for (const value of refused) {
    expect(problems({ ...sampleValues, [field]: value })).toEqual({ [field]: `${field} is wrong` });
  }
  expect(problems({ ...sampleValues, [field]: enough })).toEqual({});
});

const { locks } = navigator;
const SENT = { ok: true, isRepeat: false };

function browser(entries: Record<string, string> = {}) {
  const store = createEntryStore(() => storage);
  const storage = fakeStorage(entries);
  const seen = { sends: 0 };
  return {
    seen,
    sends: (
      { using = locks, values = sampleValues }: SendOptions = {},
      result: SendResult = { ok: true },
    ) =>
      sendOnce(store, using, values, async () => {
        seen.sends += 1;
        return result;
      }),
  };
}

type SendOptions = { using?: Parameters<typeof sendOnce>[1]; values?: typeof sampleValues };

test("the same request from two tabs at once leaves once; another, or one that failed, leaves too", async () => {
  const { seen, sends } = browser();
  await sends({}, { ok: false, status: 500, text: "" });
  expect(await Promise.all([sends(), sends()])).toEqual([SENT, { ok: true, isRepeat: true }]);
  expect(seen.sends).toBe(2);
  const other = { ...sampleValues, message: `${sampleValues.message}!` };
  expect(await sends({ values: other })).toEqual(SENT);
});

test("a tab that waited finds what the other stored, though the browser tells of it late", async () => {
  const storage = fakeStorage();
  const setItem = (key: string, value: string) =>
    setTimeout(() => storage.setItem(key, value), 100);
  const sends: string[] = [];
  const tab = (name: string) =>
    sendOnce(
      createEntryStore(() => ({ ...storage, setItem })),
      locks,
      sampleValues,
      async () => {
        sends.push(name);
        await new Promise((resolve) => setTimeout(resolve, 150));
        return { ok: true };
      },
    );
  expect(await Promise.all([tab("one"), tab("two")])).toEqual([SENT, { ok: true, isRepeat: true }]);
  expect(sends).toEqual(["one"]);
});

test("half an hour later the same request is sent again", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { sends } = browser();
  await sends();
  vi.setSystemTime(Date.now() + 30 * 60_000);
  expect(await sends()).toEqual(SENT);
});

test("a lock that another tab never lets go of is waited for two minutes at most", async () => {
  const { seen, sends } = browser();
  const other = Promise.withResolvers<void>();
  const held = locks.request("consultation", () => other.promise);
  const gaveUp = new AbortController();
  const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(gaveUp.signal);
  const end = sends();
  await locks.query();
  expect([seen.sends, timeout.mock.calls]).toEqual([0, [[120_000]]]);
  gaveUp.abort();
  expect(await end).toEqual(SENT);
  other.resolve();
  await held;
});

const broken = async (_name: string, _options: object, task: () => Promise<SendEnd>) => {
  await task();
  throw new DOMException("stolen", "AbortError");
};

test.each<[string, SendOptions["using"], string]>([
  ["locks that are refused", { request: () => Promise.reject(new DOMException("denied")) }, ""],
  [
    "locks that throw",
    {
      request: () => {
        throw new TypeError("no signals");
      },
    },
    "",
  ],
  ["a lock that breaks while it sends", { request: broken }, ""],
  ["a spoilt entry", locks, "x y z"],
])("with %s the request is sent, once", async (_what, using, entry) => {
  const { seen, sends } = browser({ contact_form_sent: entry });
  expect(await sends({ ...(using && { using }) })).toEqual(SENT);
  expect(seen.sends).toBe(1);
});
