import { createServer } from "node:http";
import { clientOf, createAll, startTestLake } from "@nordune/content-lake/testing";
import { runContentTool } from "@nordune/content-tool";
import { expect, test, vi } from "vitest";
import { LOSS_CONFIRMED } from "#schemas/shared/webhook.ts";
import { confirmLoss } from "#scripts/site-content/confirm-loss.ts";
import { siteContent } from "#scripts/site-content/tool.ts";
import { listenDuringTest } from "#tests/support/listen.ts";
import { createReceiver } from "#web/api/receive-change.ts";
import { expectOutput, SECRET } from "./site-fixture.ts";

/** A running site that holds back a loss, or none. */
async function startSite(loss?: string) {
  const confirmed: string[] = [];
  const receive = createReceiver({ secret: () => SECRET });
  const server = createServer(async (request, response) => {
    const { status, message } = await receive(request, async ({ _type = "" }) => {
      confirmed.push(_type);
    });
    response.writeHead(status).end(JSON.stringify({ message, loss }));
  });
  const origin = await listenDuringTest(server);
  return { origin, confirmed };
}

test("confirming a loss of content reaches the site and prints what was held back", async () => {
  const { origin, confirmed } = await startSite("300 of 800 documents");
  expect(await confirmLoss(origin, SECRET)).toMatch(/within 15 seconds.*300 of 800 documents/);
  expect(confirmed).toEqual([LOSS_CONFIRMED]);
  expect(await confirmLoss((await startSite()).origin, SECRET)).toContain("holds nothing back");
});

test("confirming a loss with a wrong secret or an unreachable site says what to do", async () => {
  expectOutput("error");
  const { origin, confirmed } = await startSite();
  await expect(confirmLoss(origin, "that of another site")).rejects.toThrow(
    /401.*SANITY_WEBHOOK_SECRET/,
  );
  expect(confirmed).toEqual([]);
  await expect(confirmLoss("http://127.0.0.1:9", SECRET)).rejects.toThrow("Is the site running");
});

/** A lake to which an import has added documents of a type, and what a command prints about it. */
async function startImported(type: string, count: number) {
  const client = clientOf(await startTestLake(), { perspective: "raw" });
  await createAll(client, { _id: "siteSettings", _type: "siteSettings" });
  const tool = { ...siteContent(client, "http://localhost"), schemaTypes: [] };
  const documents = Array.from({ length: count }, (_, index) => ({
    _id: `${type}-${index}`,
    _type: type,
  }));
  const source = { name: "a list", documents, assets: [] };
  const { importSource } = await import("@nordune/content-tool");
  await importSource(tool, source, { write: true, check: false });
  return async (...args: string[]) => {
    const print = vi.spyOn(console, "log").mockImplementation(() => {});
    await runContentTool(args, tool);
    return print.mock.calls.flat().join("\n");
  };
}

test("a command that deletes most content says that the site will wait, and how to confirm", async () => {
  const run = await startImported("service", 30);
  const said = /1 of 31 documents of pages are left.*npm run content -- confirm-loss/;
  expect(await run("undo")).toMatch(said);
  expect(await run("undo", "--write")).toMatch(said);
});

test.each([
  ["old addresses", "redirect", 300],
  ["a few documents", "service", 9],
])("undoing an import of %s prints no warning of a loss", async (_what, type, count) => {
  const run = await startImported(type, count);
  expect(await run("undo", "--write")).not.toContain("confirm-loss");
});
