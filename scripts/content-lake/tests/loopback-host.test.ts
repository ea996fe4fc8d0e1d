import { expect, test } from "vitest";
import { isLoopbackHost, isLoopbackOrigin } from "../local-server/loopback-host.ts";

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

test.each(["http://localhost:3000", "https://studio.localhost", "http://[::1]:1"])(
  "a page of %s is this machine's",
  (origin) => {
    expect(isLoopbackOrigin(origin)).toBe(true);
  },
);

test.each(["null", "https://example.com", "http://localhost.example.com", "file://localhost"])(
  "a page of %s is not",
  (origin) => {
    expect(isLoopbackOrigin(origin)).toBe(false);
  },
);
