import { createServer } from "node:http";
import { expect, test } from "vitest";
import { askLake } from "#web/content/answers/ask-lake.ts";
import { createContentClient } from "#web/content/client.ts";
import { listenDuringTest } from "./site-fixture.ts";

const MEGABYTE = " ".repeat(1024 * 1024);

test("an answer of the content lake that does not end is given up, not held", async () => {
  let sent = 0;
  const origin = await listenDuringTest(
    createServer((_, response) => {
      response.writeHead(200, { "content-type": "application/json" });
      response.write(`{"result":["`);
      const more = () => {
        while (!response.destroyed && sent < 200) {
          sent += 1;
          if (!response.write(MEGABYTE)) return void response.once("drain", more);
        }
        response.end(`"]}`);
      };
      more();
    }),
  );
  const client = createContentClient({
    projectId: "local",
    dataset: "production",
    apiVersion: "2025-02-19",
    apiHost: origin,
    useProjectHostname: false,
    isLocal: true,
  });
  const asked = askLake(
    { query: "*", params: {} },
    { client: client.withConfig({ maxRetries: 0 }), timeLimitMs: 20_000 },
  );
  await expect(asked).rejects.toThrow();
  expect(sent).toBeLessThan(100);
});
