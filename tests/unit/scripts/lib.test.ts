import { isLoopbackHost, isLoopbackOrigin } from "@nordune/content-lake/local-server";
import { startReceiver } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { waitForHttp } from "#scripts/lib/wait-for-http.ts";

const near = ["localhost", "localhost:3998", "local.localhost:3998", "127.1.2.3", "[::1]:1"];
const far = [
  ...["", "example.com", "localhost.example.com", "127.0.0.1.example.com", "evil-localhost"],
  ...["192.168.1.2:3998", "[::2]", "user@localhost"],
];

test("this machine's hosts and origins are told from all others", () => {
  expect(near.filter((host) => !isLoopbackHost(host))).toEqual([]);
  expect([...far, undefined].filter(isLoopbackHost)).toEqual([]);
  const own = ["http://localhost:3000", "https://studio.localhost", "http://[::1]:1"];
  expect(own.filter((origin) => !isLoopbackOrigin(origin))).toEqual([]);
  const others = ["null", "https://example.com", "http://localhost.example.com"];
  expect([...others, "file://localhost"].filter(isLoopbackOrigin)).toEqual([]);
});

test("an answer is waited for, no longer than allowed, and until told otherwise", async () => {
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
