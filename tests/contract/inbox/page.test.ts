import { request } from "node:http";
import { expect, test } from "vitest";
import { fetchMessages, postSend, setFailure, startTestInbox, validBody } from "./inbox-fixture.ts";

/** Posts one of the page's forms as a browser does, with the page's own origin. */
const postForm = (url: string, path: string, fields: Record<string, string> = {}) =>
  fetch(`${url}${path}`, {
    method: "POST",
    headers: { Origin: url },
    body: new URLSearchParams(fields),
  });

const fetchPage = async (url: string) => (await fetch(url)).text();

test("an empty inbox says so", async () => {
  const inbox = await startTestInbox();
  const page = await fetchPage(inbox.url);
  expect(page).toContain("Nothing has arrived yet.");
  expect(page).not.toContain("<article");
});

test("every field of a message is shown, newest message first", async () => {
  const inbox = await startTestInbox();
  await postSend(inbox.url, { ...validBody, template_params: { name: "First", phone: "+371 1" } });
  await postSend(inbox.url, { ...validBody, template_params: { name: "Second", extra: { a: 1 } } });
  const page = await fetchPage(inbox.url);
  expect(page.indexOf("Second")).toBeLessThan(page.indexOf("First"));
  for (const text of ["+371 1", "extra", "{&quot;a&quot;:1}", "public-key", "4.4.1"]) {
    expect(page).toContain(text);
  }
});

test("markup in names, values and ids is shown as text", async () => {
  const inbox = await startTestInbox();
  const attack = `"'><script>alert(1)</script><img src=x onerror=alert(1)>`;
  await postSend(inbox.url, {
    user_id: attack,
    service_id: attack,
    template_id: attack,
    lib_version: attack,
    template_params: { [attack]: attack, name: attack, nested: [attack] },
  });
  const response = await fetch(inbox.url);
  const page = await response.text();
  expect(page.match(/<script/g)).toHaveLength(1);
  expect(page).not.toContain("<img");
  expect(page).toContain("&lt;script&gt;alert(1)&lt;/script&gt;");
  expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("all messages can be deleted, by the page's form and over the JSON interface", async () => {
  const inbox = await startTestInbox();
  await postSend(inbox.url, validBody);
  expect((await postForm(inbox.url, "/messages/delete")).url).toBe(`${inbox.url}/`);
  expect(await fetchMessages(inbox.url)).toEqual([]);
  await postSend(inbox.url, validBody);
  await fetch(`${inbox.url}/api/inbox/messages`, { method: "DELETE" });
  expect(await fetchMessages(inbox.url)).toEqual([]);
});

test("the failure switch can be set by the page's form and is shown", async () => {
  const inbox = await startTestInbox();
  const page = await postForm(inbox.url, "/failure", { answer: "402", times: "2" });
  expect(await page.text()).toContain("The next 2 sends: 402");
  expect((await postSend(inbox.url, validBody)).status).toBe(402);
});

test("a form on another site cannot change anything", async () => {
  const inbox = await startTestInbox();
  await postSend(inbox.url, validBody);
  const response = await fetch(`${inbox.url}/messages/delete`, {
    method: "POST",
    headers: {
      Origin: "https://other.example",
      "Content-Type": "application/x-www-form-urlencoded",
    },
  });
  expect(response.status).toBe(403);
  expect(await fetchMessages(inbox.url)).toHaveLength(1);
});

test("a name that is not this machine's is refused", async () => {
  const inbox = await startTestInbox();
  const status = await new Promise((resolve, reject) => {
    const call = request(inbox.url, { headers: { Host: "inbox.example.com" } }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    call.on("error", reject).end();
  });
  expect(status).toBe(403);
});

test("the messages download as a JSON file", async () => {
  const inbox = await startTestInbox();
  await postSend(inbox.url, validBody);
  const response = await fetch(`${inbox.url}/messages.json`);
  expect(response.headers.get("content-disposition")).toContain("attachment");
  expect(await response.json()).toMatchObject({ messages: [{ id: 1 }] });
});

test("an open page hears of arrivals and of the failure switch", async () => {
  const inbox = await startTestInbox();
  const abort = new AbortController();
  const response = await fetch(`${inbox.url}/api/inbox/events`, { signal: abort.signal });
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  const nextEvent = async () => (await reader?.read())?.value;

  expect(await nextEvent()).toContain("change");
  await postSend(inbox.url, validBody);
  expect(await nextEvent()).toContain("change");
  await setFailure(inbox.url, { status: 500 });
  expect(await nextEvent()).toContain("change");
  abort.abort();
});
