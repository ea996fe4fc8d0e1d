// Imported before any test, because it may take longer than a test's simulated half minute.
import "@emailjs/browser";
import { afterEach, expect, test, vi } from "vitest";
import { emailService, keptInBrowser, service } from "#tests/support/lead-forms.ts";
import { inTime } from "./in-time.ts";
import { sendEmail } from "./send-email.ts";

afterEach(() => vi.useRealTimers());

/** Sends one email, and advances the time that this takes. */
async function sends(using = service) {
  keptInBrowser();
  vi.useFakeTimers({ toFake: ["setTimeout"] });
  const end = sendEmail(using, "template", { name: "Anna" });
  let isOver = false;
  void end.then(() => {
    isOver = true;
  });
  let waited = 0;
  for (; !isOver; waited += 100) await vi.advanceTimersByTimeAsync(100);
  return { end: await end, waited };
}

const OK = { ok: true };
const failed = (status: number) => ({ ok: false, status });

test.each<[number[], number, object]>([
  [[], 1, OK],
  [[400], 1, failed(400)],
  [[499], 1, failed(499)],
  [[599], 2, OK],
  [[0, 500], 3, OK],
  [[500, 429, 503], 3, failed(503)],
])(
  "when the email service responds with %j a message is sent %i times",
  async (answers, times, expected) => {
    const sent = emailService(...answers);
    const { end, waited } = await sends();
    expect(end).toEqual(expected);
    expect(sent).toEqual(Array(times).fill({ name: "Anna" }));
    // The service accepts one request per second.
    expect(waited).toBeGreaterThanOrEqual((times - 1) * 1_100);
  },
);

test("an error of the email library counts as a bad request", async () => {
  const sent = emailService();
  expect((await sends({ ...service, publicKey: "" })).end).toEqual(failed(400));
  expect(sent).toEqual([]);
});

test("sending without a connection fails at once without a retry", async () => {
  const sent = emailService(0);
  vi.stubGlobal("navigator", { onLine: false });
  expect((await sends()).end).toEqual(failed(0));
  expect(sent).toHaveLength(1);
});

test("sending is given up after 30 seconds with status 408", async () => {
  vi.useFakeTimers();
  const ends: unknown[] = [];
  inTime(new Promise(() => {})).catch((reason) => ends.push(reason));
  await vi.advanceTimersByTimeAsync(29_999);
  expect(ends).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(ends).toEqual([Object.assign(new Error("No answer in time"), { status: 408 })]);
});
