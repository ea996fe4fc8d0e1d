import { startReceiver } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { waitForHttp } from "./wait-for-http.ts";

test("waiting for a server ends when it responds, when the time is over, or when it is cancelled", async () => {
  const { url, calls } = await startReceiver((nth) => [503, 404][nth - 1] ?? 500);
  await waitForHttp(url, { timeoutMs: 4000 });
  expect(calls()).toBe(2);
  await waitForHttp(url, { timeoutMs: 4000, acceptErrors: true });
  await expect(waitForHttp(url, { timeoutMs: 300 })).rejects.toThrow(
    `${url} did not answer within 0.3 s (status 500).`,
  );
  const abort = new AbortController();
  const waiting = waitForHttp(url, { timeoutMs: 60_000, signal: abort.signal });
  abort.abort(new Error("no longer needed"));
  await expect(waiting).rejects.toThrow("no longer needed");
});
