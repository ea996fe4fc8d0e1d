import { afterEach, expect, test, vi } from "vitest";
import { logAsJson, logInLines } from "./log.ts";

const { log, info, warn, error } = console;
afterEach(() => void Object.assign(console, { log, info, warn, error }));

test("whatever is said is one JSON object a line", () => {
  const lines: string[] = [];
  logAsJson((line) => lines.push(line));
  console.warn("The reverse proxy is %s.", "away");
  console.error("Not\nready");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: expect.any(String), level: "warn", message: "The reverse proxy is away." },
    { time: expect.any(String), level: "error", message: "Not\nready" },
  ]);
  expect(lines.every((line) => line.indexOf("\n") === line.length - 1)).toBe(true);
});

test("as text, too, no word ends its line, but an error's stack does", () => {
  const said = vi.spyOn(console, "warn").mockImplementation(() => {});
  logInLines();
  const broken = new Error("first\nsecond");
  console.warn("/a\r\nForged: 1\u2028\u202e", broken);
  expect(said).toHaveBeenCalledWith("/a\\u000d\\u000aForged: 1\\u2028\\u202e", broken);
});
