import { expect, test } from "vitest";
import { isLoopbackHost } from "#scripts/lib/loopback-host.ts";

test.each([
  "localhost",
  "localhost:3998",
  "local.localhost:3998",
  "127.0.0.1:80",
  "127.1.2.3",
  "[::1]:1",
])("%s is this machine", (host) => {
  expect(isLoopbackHost(host)).toBe(true);
});

test.each([
  undefined,
  "",
  "example.com",
  "localhost.example.com",
  "127.0.0.1.example.com",
  "evil-localhost",
  "192.168.1.2:3998",
  "[::2]",
  "user@",
])("%s is not", (host) => {
  expect(isLoopbackHost(host)).toBe(false);
});
