import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { makeTempDir } from "@nordune/content-lake/testing";
import { execa } from "execa";
import { onTestFinished } from "vitest";
import { z } from "zod";
import { messageSchema } from "#scripts/inbox/messages.ts";
import { type Inbox, startInbox } from "#scripts/inbox/server.ts";

const main = fileURLToPath(new URL("../../../scripts/inbox/main.ts", import.meta.url));

/** An empty inbox on a free port, closed after the test. */
export async function startTestInbox(): Promise<Inbox> {
  const dataDir = await makeTempDir();
  const inbox = await startInbox({ port: 0, dataDir });
  onTestFinished(inbox.close);
  return inbox;
}

/** Starts the inbox as a process of its own and resolves with its address. */
export async function spawnInbox(dataDir: string, nodeOptions: string[] = []) {
  const child = execa(process.execPath, [...nodeOptions, main], {
    env: { INBOX_PORT: "0", INBOX_DATA_DIR: dataDir, NODE_ENV: "test" },
    reject: false,
  });
  onTestFinished(() => {
    child.kill("SIGKILL");
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /Inbox: (\S+)/.exec(line)?.[1];
    if (url) return { child, url };
  }
  throw new Error((await child).stderr);
}

export async function fetchMessages(inboxUrl: string) {
  const response = await fetch(`${inboxUrl}/api/inbox/messages`);
  return z.object({ messages: z.array(messageSchema) }).parse(await response.json()).messages;
}

export async function setFailure(inboxUrl: string, failure: unknown): Promise<Response> {
  return fetch(`${inboxUrl}/api/inbox/failure`, {
    method: "PUT",
    body: JSON.stringify(failure),
  });
}

export function postSend(inboxUrl: string, body: unknown): Promise<Response> {
  return fetch(`${inboxUrl}/api/v1.0/email/send`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
}

export const validBody = {
  lib_version: "4.4.1",
  user_id: "public-key",
  service_id: "service",
  template_id: "template",
  template_params: { name: "Astrid Example", message: "Hello" },
};
