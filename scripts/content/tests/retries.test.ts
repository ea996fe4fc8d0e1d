import { startLoopbackServer } from "@nordune/content-lake/local-server";
import { expect, onTestFinished, test } from "vitest";
import { wholeMessage } from "../document.ts";
import { withRetries } from "../lake.ts";
import { clientOf } from "./fixture.ts";

/** A lake that refuses with `status` a number of times, and then accepts everything. */
async function busyLake(status: number, times: number, headers: Record<string, string> = {}) {
  let asked = 0;
  const fetch = async () => {
    asked += 1;
    if (asked > times) return Response.json({ results: [] });
    return Response.json({ message: "too busy" }, { status, headers });
  };
  const { url, close } = await startLoopbackServer({ fetch, port: 0 });
  onTestFinished(close);
  return { url, asked: () => asked };
}

test.each([
  [429, { "retry-after": "7" }, [7_000, 7_000]],
  [429, {}, [500, 1_000]],
  [503, {}, [500, 1_000]],
  // A permanent refusal.
  [400, {}, []],
] as const)(
  "after the status %i with %j a request is repeated in %j milliseconds",
  async (...given) => {
    const [status, headers, pauses] = given;
    const lake = await busyLake(status, 2, headers);
    const client = clientOf(lake, { maxRetries: 1 });
    const waited: number[] = [];
    const wait = async (milliseconds: number) => void waited.push(milliseconds);
    const created = withRetries(client, () => client.create({ _type: "a" }), wait);
    if (status === 400) await expect(created).rejects.toThrow("too busy");
    else await created;
    expect(waited).toEqual(pauses);
    expect(lake.asked()).toBe(pauses.length + 1);
  },
);

test("an error message includes its cause", () => {
  const cause = new Error("getaddrinfo ENOTFOUND abc");
  expect(wholeMessage(new TypeError("failed", { cause }))).toBe(`failed: ${cause.message}`);
  const several = new AggregateError([cause, new Error("refused"), cause]);
  const all = `${cause.message}; refused`;
  expect(wholeMessage(several)).toBe(all);
  expect(wholeMessage(new TypeError("failed", { cause: several }))).toBe(`failed: ${all}`);
});
