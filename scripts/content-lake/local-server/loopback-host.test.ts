import { expect, test } from "vitest";
import { isLoopbackHost, isLoopbackOrigin } from "./loopback-host.ts";

const near = ["localhost", "localhost:3998", "local.localhost:3998", "127.1.2.3", "[::1]:1"];
const far = [
  ...["", "example.com", "localhost.example.com", "127.0.0.1.example.com", "evil-localhost"],
  ...["192.168.1.2:3998", "[::2]", "user@localhost"],
];

test("only this machine's host names and origins count as local", () => {
  expect(near.filter((host) => !isLoopbackHost(host))).toEqual([]);
  expect([...far, undefined].filter(isLoopbackHost)).toEqual([]);
  const own = ["http://localhost:3000", "https://studio.localhost", "http://[::1]:1"];
  expect(own.filter((origin) => !isLoopbackOrigin(origin))).toEqual([]);
  const others = ["null", "https://example.com", "http://localhost.example.com"];
  expect([...others, "file://localhost"].filter(isLoopbackOrigin)).toEqual([]);
});
