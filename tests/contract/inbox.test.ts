import { once } from "node:events";
import { readdir, stat } from "node:fs/promises";
import { type IncomingMessage, request } from "node:http";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { makeTempDir } from "@nordune/content-lake/testing";
import { execa } from "execa";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { messageSchema, openMessages } from "#scripts/inbox/messages.ts";
import { startInbox } from "#scripts/inbox/server.ts";
import { ROOT } from "#scripts/lib/project.ts";

/** Requests to an inbox at an address. */
const visit = (url: string) => ({
  url,
  send: (body: unknown, signal?: AbortSignal) =>
    fetch(`${url}/api/v1.0/email/send`, { method: "POST", body: JSON.stringify(body), signal }),
  messages: async () => {
    const answer = await fetch(`${url}/messages.json`);
    return z.object({ messages: z.array(messageSchema) }).parse(await answer.json()).messages;
  },
  /** Submits one of the page's forms as a browser does, from a page of that origin. */
  postForm: (path: string, fields: Record<string, string> = {}, Origin = url) =>
    fetch(url + path, {
      method: "POST",
      headers: { Origin },
      body: new URLSearchParams(fields),
    }),
});

/** An empty inbox on a free port, closed after the test, and its log. */
async function startTestInbox() {
  const lines: string[] = [];
  const log = (line: string) => lines.push(line);
  const { url, close } = await startInbox({ port: 0, dataDir: await makeTempDir(), log });
  onTestFinished(close);
  return { ...visit(url), lines };
}

/** Starts the inbox as a process of its own. */
async function spawnInbox(dataDir: string) {
  const child = execa(process.execPath, [join(ROOT, "scripts/inbox/main.ts")], {
    env: { INBOX_PORT: "0", INBOX_DATA_DIR: dataDir, NODE_ENV: "test" },
    reject: false,
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /Inbox: (\S+)/.exec(line)?.[1];
    if (url) return { child, ...visit(url) };
  }
  throw new Error((await child).stderr);
}

const validBody = {
  lib_version: "4.4.1",
  user_id: "public-key",
  service_id: "service",
  template_id: "template",
  template_params: { name: "Astrid Example", message: "Hello" },
};
const tooLong = { ...validBody, template_params: { message: "x".repeat(51 * 1024) } };

// tests/e2e/leads/consultation.spec.ts tests that @emailjs/browser's request arrives completely.
test("the inbox refuses a request as EmailJS would, or fails as chosen, and then keeps nothing", async () => {
  const inbox = await startTestInbox();
  for (const [body, status, text] of [
    [{ ...validBody, user_id: undefined }, 400, "The user_id parameter is required"],
    [{ ...validBody, service_id: " " }, 400, "The service_id parameter is required"],
    [{ ...validBody, template_id: 7 }, 400, "The template_id parameter is required"],
    ["no json object", 400, ""],
    [tooLong, 413, "maximum allowed variables size is 50Kb"],
  ] as const) {
    const answer = await inbox.send(body);
    expect([answer.status, await answer.text()]).toEqual([status, expect.stringContaining(text)]);
  }
  for (const answer of ["400", "402", "403", "413", "422", "429", "451", "500"]) {
    await inbox.postForm("/failure", { answer });
    const { status, headers } = await inbox.send(validBody);
    expect(status).toBe(Number(answer));
    expect(headers.get("access-control-allow-origin")).toBe("*");
  }
  expect((await inbox.postForm("/failure", { answer: "418" })).status).toBe(400);
  expect(await inbox.messages()).toEqual([]);
});

test("the inbox logs why it did not keep a request, without the request's text", async () => {
  const inbox = await startTestInbox();
  await inbox.send({ ...validBody, user_id: undefined });
  await inbox.send(tooLong);
  await inbox.postForm("/failure", { answer: "403" });
  await inbox.send(validBody);
  await inbox.postForm("/failure", { answer: "hang" });
  const abort = new AbortController();
  const sent = inbox.send(validBody, abort.signal).catch(() => undefined);
  await vi.waitFor(() => expect(inbox.lines).toHaveLength(4));
  abort.abort();
  await sent;
  expect(inbox.lines).toEqual([
    "A send was refused: 400 The user_id parameter is required",
    "A send was refused: 413 Variables size limit. The maximum allowed variables size is 50Kb",
    "A send was refused, as chosen on the inbox's page: 403 API calls are disabled for non-browser applications",
    "A send gets no answer for a minute, as chosen on the inbox's page",
  ]);
});

test("the inbox page shows every field, the newest message first, and HTML as plain text", async () => {
  const inbox = await startTestInbox();
  expect(await (await fetch(inbox.url)).text()).toContain("Nothing has arrived yet.");
  const attack = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;
  await inbox.send({ ...validBody, template_params: { name: "First", phone: "+371 1" } });
  await inbox.send({
    ...{ user_id: attack, service_id: attack, template_id: attack, lib_version: attack },
    template_params: { [attack]: attack, name: attack, nested: [attack] },
  });
  await inbox.send({ ...validBody, template_params: { name: "Third", extra: { a: 1 } } });
  const response = await fetch(inbox.url);
  const page = await response.text();
  expect(page.indexOf("Third")).toBeLessThan(page.indexOf("First"));
  for (const text of ["+371 1", "{&quot;a&quot;:1}", "public-key", "4.4.1", "&lt;script&gt;"]) {
    expect(page).toContain(text);
  }
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toContain("<img");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
  const file = await fetch(`${inbox.url}/messages.json`);
  expect(file.headers.get("content-disposition")).toContain("attachment");
  expect(await file.json()).toMatchObject({ messages: [{ id: 3 }, { id: 2 }, { id: 1 }] });
});

test("only the inbox page's own form can empty the inbox", async () => {
  const inbox = await startTestInbox();
  await inbox.send(validBody);
  expect((await inbox.postForm("/messages/delete", {}, "https://other.example")).status).toBe(403);
  expect(await inbox.messages()).toHaveLength(1);
  expect((await inbox.postForm("/messages/delete")).url).toBe(`${inbox.url}/`);
  expect(await inbox.messages()).toEqual([]);
  const failure = await inbox.postForm("/failure", { answer: "402" }, "https://other.example");
  expect(failure.status).toBe(403);
  await inbox.send(validBody);
  expect(await inbox.messages(), "no number is given twice").toMatchObject([{ id: 2 }]);
  const asked = request(inbox.url, { headers: { Host: "inbox.example.com" } }).end();
  const answer: IncomingMessage = (await once(asked, "response"))[0];
  answer.resume();
  expect(answer.statusCode).toBe(403);
});

test("the inbox keeps each accepted message when it is killed, and ends cleanly on SIGTERM", async () => {
  const dataDir = await makeTempDir();
  const first = await spawnInbox(dataDir);
  for (let send = 1; send <= 20; send += 1) {
    const answer = await first.send({ ...validBody, template_params: { name: `Sender ${send}` } });
    expect(await answer.text()).toBe("OK");
  }
  first.child.kill("SIGKILL");
  await first.child;
  const second = await spawnInbox(dataDir);
  const messages = await second.messages();
  expect(messages).toHaveLength(20);
  expect(messages[0]?.template_params).toEqual({ name: "Sender 20" });
  second.child.kill("SIGTERM");
  expect((await second.child).exitCode).toBe(0);
});

test("the inbox refuses to start in production", async () => {
  const dataDir = await makeTempDir();
  vi.stubEnv("NODE_ENV", "production");
  onTestFinished(() => void vi.unstubAllEnvs());
  await expect(startInbox({ port: 0, dataDir })).rejects.toThrow("NODE_ENV=production");
});

test("only the owner of the files can read the inbox's messages, and they are deleted after 90 days", async () => {
  const dataDir = await makeTempDir();
  const before = openMessages(dataDir);
  before.add({ ...validBody, user_agent: null });
  for (const name of await readdir(dataDir)) {
    expect((await stat(join(dataDir, name))).mode & 0o777, name).toBe(0o600);
  }
  before.close();
  for (const [days, kept] of Object.entries({ 89: 1, 91: 0 })) {
    const then = openMessages(dataDir, Date.now() + Number(days) * 86_400_000);
    expect(then.count()).toBe(kept);
    then.close();
  }
});
