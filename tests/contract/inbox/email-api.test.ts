import emailjs from "@emailjs/browser";
import { beforeEach, expect, test, vi } from "vitest";
import { fetchMessages, postSend, startTestInbox, validBody } from "./inbox-fixture.ts";

beforeEach(() => {
  // The library reads the page's path, which Node has none of.
  vi.stubGlobal("location", { pathname: "/contact" });
  return () => vi.unstubAllGlobals();
});

test("a send through @emailjs/browser is answered OK and kept with all its fields", async () => {
  const inbox = await startTestInbox();
  emailjs.init({ publicKey: "public-key", origin: inbox.url });

  const params = { name: "Åsa", message: "Line one\nline two 🇱🇻" };
  const answer = await emailjs.send("service", "template", params);

  expect(answer).toMatchObject({ status: 200, text: "OK" });
  expect(await fetchMessages(inbox.url)).toMatchObject([
    {
      service_id: "service",
      template_id: "template",
      user_id: "public-key",
      lib_version: "4.4.1",
      template_params: params,
    },
  ]);
});

test.each([
  ["user_id", undefined, "The user_id parameter is required"],
  ["user_id", "", "The Public Key is invalid."],
  ["service_id", undefined, "The service_id parameter is required"],
  ["service_id", " ", "The service ID not found."],
  ["template_id", undefined, "The template_id parameter is required"],
  ["template_id", 7, "The template ID not found."],
])("a send whose %s is %j is refused with 400", async (name, value, text) => {
  const inbox = await startTestInbox();
  const response = await postSend(inbox.url, { ...validBody, [name]: value });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain(text);
  expect(await fetchMessages(inbox.url)).toEqual([]);
});

test("a body over 50 KB is refused with 413", async () => {
  const inbox = await startTestInbox();
  const template_params = { message: "x".repeat(51 * 1024) };
  const response = await postSend(inbox.url, { ...validBody, template_params });
  expect(response.status).toBe(413);
  expect(await response.text()).toContain("maximum allowed variables size is 50Kb");
});

test("a body that is no JSON object is refused with 400", async () => {
  const inbox = await startTestInbox();
  for (const body of ["[]", "no json"]) {
    const response = await postSend(inbox.url, body);
    expect(response.status).toBe(400);
  }
});

test("any origin may send, and a preflight says so", async () => {
  const inbox = await startTestInbox();
  const preflight = await fetch(`${inbox.url}/api/v1.0/email/send`, {
    method: "OPTIONS",
    headers: {
      Origin: "https://www.example.com",
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type",
    },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get("access-control-allow-origin")).toBe("*");
  expect(preflight.headers.get("access-control-allow-headers")).toBe("content-type");

  const answer = await postSend(inbox.url, validBody);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
});

/** The JSON of a send, in pieces and without a Content-Length. */
function sendInPieces(url: string, json: string): Promise<Response> {
  const pieces = json.match(/.{1,1000}/gs) ?? [];
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      const piece = pieces.shift();
      if (piece === undefined) controller.close();
      else controller.enqueue(Buffer.from(piece));
    },
  });
  const options = { method: "POST", body, duplex: "half" };
  return fetch(`${url}/api/v1.0/email/send`, options);
}

test("a send of unknown length is kept, and refused with 413 when it is too long", async () => {
  const inbox = await startTestInbox();
  const kept = await sendInPieces(inbox.url, JSON.stringify(validBody));
  expect([kept.status, await kept.text()]).toEqual([200, "OK"]);
  expect(await fetchMessages(inbox.url)).toMatchObject([
    { template_params: { name: "Astrid Example" } },
  ]);

  const template_params = { message: "x".repeat(51 * 1024) };
  const refused = await sendInPieces(inbox.url, JSON.stringify({ ...validBody, template_params }));
  expect(refused.status).toBe(413);
  expect(await fetchMessages(inbox.url)).toHaveLength(1);
});
