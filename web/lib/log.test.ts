import { expect, test } from "vitest";
import { createLog, requestId } from "./log.ts";

function startLog(format: "text" | "json") {
  const lines: string[] = [];
  const log = createLog(() => format, { write: (line) => void lines.push(line) });
  return { log, lines };
}

test("each log line is a JSON object with the id of its request", () => {
  const { log, lines } = startLog("json");
  log.warn("The reverse proxy is away.");
  requestId.run("request-1", () => log.error(new Error("Not\nready"), "GET / failed"));
  log.error({ requestId: "request-2" }, "GET /about failed");
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { time: expect.any(String), level: "warn", message: "The reverse proxy is away." },
    {
      time: expect.any(String),
      level: "error",
      message: "GET / failed",
      requestId: "request-1",
      err: { type: "Error", message: "Not\nready", stack: expect.stringContaining("log.test.ts") },
    },
    {
      time: expect.any(String),
      level: "error",
      message: "GET /about failed",
      requestId: "request-2",
    },
  ]);
  expect(lines.every((line) => line.indexOf("\n") === line.length - 1)).toBe(true);
});

test("a message in the text log stays on one line, and an error keeps its stack", () => {
  const { log, lines } = startLog("text");
  requestId.run("request-1", () => log.warn("/a\r\nForged: 1\u2028\u202e"));
  log.error(new Error("first"), "GET / failed");
  const [warning, failure] = lines;
  expect(warning).toBe("WARN: /a\\u000d\\u000aForged: 1\\u2028\\u202e (request request-1)\n");
  expect(failure).toMatch(/^ERROR: GET \/ failed\n[\s\S]+ first\n +at .+log\.test\.ts/);
});
