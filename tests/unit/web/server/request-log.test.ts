import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { afterEach, expect, test, vi } from "vitest";
import { logAsJson, logInLines, withRequestId } from "#web/server/request-log.ts";

const { log, info, warn, error } = console;
afterEach(() => void Object.assign(console, { log, info, warn, error }));

test("what is said while a request is answered carries the name that the proxy gave it", async () => {
  const lines: string[] = [];
  logAsJson((line) => lines.push(line));
  const request = new IncomingMessage(new Socket());
  request.headers["x-request-id"] = "0123456789abcdef";
  await new Promise<void>((resolve) => {
    withRequestId(request, async () => {
      await new Promise(setImmediate);
      console.warn("The reverse proxy is %s.", "away");
      resolve();
    });
  });
  console.error("Not ready");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    {
      time: expect.any(String),
      level: "warn",
      message: "The reverse proxy is away.",
      requestId: "0123456789abcdef",
    },
    { time: expect.any(String), level: "error", message: "Not ready" },
  ]);
  expect(lines.every((line) => line.endsWith("}\n"))).toBe(true);
});

test("as text, too, no word ends its line, but an error's stack does", () => {
  const said = vi.spyOn(console, "warn").mockImplementation(() => {});
  logInLines();
  const broken = new Error("first\nsecond");
  console.warn("/a\r\nForged: 1\u2028\u202e", broken);
  expect(said).toHaveBeenCalledWith("/a\\u000d\\u000aForged: 1\\u2028\\u202e", broken);
});
