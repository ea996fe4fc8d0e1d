import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { wholeMessage, withRetries } from "../lake.ts";
import { clientOf } from "./fixture.ts";

/** A lake that refuses with `status` so many times, then takes everything. */
async function busyLake(status: number, times: number, headers: Record<string, string> = {}) {
  let asked = 0;
  const server = createServer((request, response) => {
    request.resume();
    asked += 1;
    const isRefused = asked <= times;
    response.writeHead(isRefused ? status : 200, {
      "content-type": "application/json",
      ...(isRefused ? headers : {}),
    });
    response.end(JSON.stringify(isRefused ? { message: "too busy" } : { results: [] }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, asked: () => asked };
}

test.each([
  [429, { "retry-after": "7" }, [7_000, 7_000]],
  [429, {}, [500, 1_000]],
  [503, {}, [500, 1_000]],
] as const)(
  "after %i with %j it waits as told and tries again",
  async (status, headers, pauses) => {
    const lake = await busyLake(status, 2, headers);
    const client = clientOf(lake, { maxRetries: 1 });
    const waited: number[] = [];
    const wait = async (milliseconds: number) => void waited.push(milliseconds);
    await withRetries(client, () => client.create({ _type: "a" }), wait);
    expect(waited).toEqual(pauses);
    expect(lake.asked()).toBe(3);
  },
);

test("what is refused for good is not tried again", async () => {
  const lake = await busyLake(400, 5);
  const client = clientOf(lake, { maxRetries: 1 });
  await expect(withRetries(client, () => client.create({ _type: "a" }))).rejects.toThrow(
    "too busy",
  );
  expect(lake.asked()).toBe(1);
});

test("a message says what is behind it", () => {
  const cause = new Error("getaddrinfo ENOTFOUND abc.api.sanity.io");
  expect(wholeMessage(new TypeError("fetch failed", { cause }))).toBe(
    "fetch failed: getaddrinfo ENOTFOUND abc.api.sanity.io",
  );
});
