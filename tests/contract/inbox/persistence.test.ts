import { readdir, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { afterEach, expect, test, vi } from "vitest";
import { openMessages } from "#scripts/inbox/messages.ts";
import { startInbox } from "#scripts/inbox/server.ts";
import { fetchMessages, postSend, spawnInbox, startTestInbox, validBody } from "./inbox-fixture.ts";

afterEach(() => vi.unstubAllEnvs());

test("what was answered OK survives kill -9", async () => {
  const dataDir = await makeTempDir();
  const first = await spawnInbox(dataDir);
  for (let send = 1; send <= 20; send++) {
    const template_params = { name: `Sender ${send}` };
    const answer = await postSend(first.url, { ...validBody, template_params });
    expect(await answer.text()).toBe("OK");
  }
  first.child.kill("SIGKILL");
  await first.child;

  const second = await spawnInbox(dataDir);
  const messages = await fetchMessages(second.url);
  expect(messages).toHaveLength(20);
  expect(messages[0]?.template_params).toEqual({ name: "Sender 20" });
});

test("SIGTERM stops the inbox with code 0, also with a page open", async () => {
  const { child, url } = await spawnInbox(await makeTempDir());
  const events = await fetch(`${url}/api/inbox/events`);
  child.kill("SIGTERM");
  expect((await child).exitCode).toBe(0);
  await events.body?.cancel().catch(() => {});
});

test("a number is never given twice, even after deleting", async () => {
  const inbox = await startTestInbox();
  await postSend(inbox.url, validBody);
  await fetch(`${inbox.url}/api/inbox/messages`, { method: "DELETE" });
  await postSend(inbox.url, validBody);
  expect(await fetchMessages(inbox.url)).toMatchObject([{ id: 2 }]);
});

test("a taken port is named", async () => {
  const running = await startTestInbox();
  const dataDir = await makeTempDir();
  await expect(startInbox({ port: running.port, dataDir })).rejects.toThrow(
    `Port ${running.port} is already in use: stop the program that uses it`,
  );
});

test("a folder that cannot be written is named, with what to do", async () => {
  const file = join(await makeTempDir(), "a-file");
  await writeFile(file, "");
  await expect(startInbox({ port: 0, dataDir: file })).rejects.toThrow(/a-file.*INBOX_DATA_DIR/);
});

test("the inbox refuses to run in production", async () => {
  vi.stubEnv("NODE_ENV", "production");
  const dataDir = await makeTempDir();
  await expect(startInbox({ port: 0, dataDir })).rejects.toThrow("NODE_ENV=production");
});

test("what people said is readable by its owner alone, and goes after 90 days", async () => {
  const dataDir = await makeTempDir();
  const submission = { ...validBody, user_agent: null };
  const before = openMessages(dataDir);
  before.add(submission);
  const modes = await Promise.all(
    (await readdir(dataDir)).map(async (name) => (await stat(join(dataDir, name))).mode & 0o777),
  );
  expect(new Set(modes)).toEqual(new Set([0o600]));
  before.close();

  const days = 86_400_000;
  const soon = openMessages(dataDir, Date.now() + 89 * days);
  expect(soon.count()).toBe(1);
  soon.close();
  const later = openMessages(dataDir, Date.now() + 91 * days);
  expect(later.count()).toBe(0);
  later.close();
});
