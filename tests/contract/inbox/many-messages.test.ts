import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { z } from "zod";
import { openMessageStore } from "#scripts/inbox/message-store.ts";
import {
  fetchMessages,
  makeTempDir,
  postSend,
  spawnInbox,
  startTestInbox,
  validBody,
} from "./inbox-fixture.ts";

const MANY = 100_000;
/** Less than the messages take as text, let alone as objects or as a page. */
const HEAP_MEGABYTES = 64;
const PAGE = 50;

/** A folder with an inbox of `MANY` messages of about 1.2 KB, written in one transaction. */
async function makeFullInbox(): Promise<string> {
  const dataDir = await makeTempDir();
  openMessageStore(dataDir).close();
  const { template_params, ...rest } = validBody;
  const message = "x".repeat(1000);
  const submission = { kind: "send", user_agent: null, ...rest };
  const database = new DatabaseSync(join(dataDir, "inbox.sqlite"));
  database
    .prepare(
      `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)
       INSERT INTO message (received_at, submission)
       SELECT '2026-11-01T12:00:00.000Z', json_set(?, '$.template_params.name', 'Sender ' || i) FROM n`,
    )
    .run(MANY, JSON.stringify({ ...submission, template_params: { ...template_params, message } }));
  database.close();
  return dataDir;
}

test("with 100,000 messages a lead is kept at once, whatever is read meanwhile, in little memory", async () => {
  const { child, url } = await spawnInbox(await makeFullInbox(), [
    `--max-old-space-size=${HEAP_MEGABYTES}`,
  ]);
  const page = await (await fetch(url)).text();
  expect(page).toContain(`Messages <span id="count">(${MANY})</span>`);
  expect(page.match(/<article/g)).toHaveLength(PAGE);

  // The whole download runs while leads arrive and the page is fetched.
  const download = await fetch(`${url}/messages.json`);
  const reading = readAll(download);
  const waits: number[] = [];
  for (let send = 0; send < 20; send++) {
    const started = performance.now();
    const answer = await postSend(url, validBody);
    expect(answer.status).toBe(200);
    waits.push(performance.now() - started);
    await (await fetch(url)).text();
  }
  waits.sort((a, b) => a - b);
  // Some 20 ms on a quiet machine; 5.6 s while the page still held every message.
  expect(waits[waits.length / 2]).toBeLessThan(500);

  const downloaded = z
    .object({ messages: z.array(z.object({ id: z.number() })) })
    .parse(JSON.parse(await reading));
  expect(downloaded.messages.length).toBeGreaterThanOrEqual(MANY);
  expect(downloaded.messages.at(-1)?.id).toBe(1);
  expect(child.nodeChildProcess.exitCode).toBeNull();
});

async function readAll(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of response.body ?? []) text += decoder.decode(chunk, { stream: true });
  return text;
}

test("older messages are on pages of their own, each message on one", async () => {
  const inbox = await startTestInbox();
  for (let send = 1; send <= 2 * PAGE + 1; send++) await postSend(inbox.url, validBody);

  const seen: string[] = [];
  const sizes: number[] = [];
  let next: string | undefined = "/";
  while (next !== undefined) {
    const page: string = await (await fetch(`${inbox.url}${next}`)).text();
    const ids = Array.from(page.matchAll(/<li id="message-(\d+)"/g), ([, id = ""]) => id);
    seen.push(...ids);
    sizes.push(ids.length);
    next = /<a id="older" href="([^"]+)"\s*>/.exec(page)?.[1];
  }
  expect(sizes).toEqual([PAGE, PAGE, 1]);
  expect(seen.map(Number)).toEqual(
    Array.from({ length: 2 * PAGE + 1 }, (_, i) => 2 * PAGE + 1 - i),
  );
});

test("the JSON interface gives the messages in pages too", async () => {
  const inbox = await startTestInbox();
  for (let send = 1; send <= 5; send++) await postSend(inbox.url, validBody);
  const page = async (query: string) =>
    (await fetch(`${inbox.url}/api/inbox/messages?${query}`)).json();
  expect(await page("limit=2")).toMatchObject({ total: 5, messages: [{ id: 5 }, { id: 4 }] });
  expect(await page("limit=2&before=2")).toMatchObject({ total: 5, messages: [{ id: 1 }] });
  expect(await page("limit=0")).toMatchObject({ error: expect.stringContaining("1 to 1000") });
  expect(await fetchMessages(inbox.url)).toHaveLength(5);
});
