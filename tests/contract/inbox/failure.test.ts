import { expect, test, vi } from "vitest";
import { fetchMessages, postSend, setFailure, startTestInbox, validBody } from "./inbox-fixture.ts";

test.each([400, 402, 403, 412, 422, 429, 451, 500, 502, 503])(
  "asked to fail with %i, a send is answered so and not kept",
  async (status) => {
    const inbox = await startTestInbox();
    await setFailure(inbox.url, { status });
    const response = await postSend(inbox.url, validBody);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toBe("");
    expect(response.headers.get("access-control-allow-origin")).toBe("*");
    expect(await fetchMessages(inbox.url)).toEqual([]);
  },
);

test("a failure with times turns itself off", async () => {
  const inbox = await startTestInbox();
  await setFailure(inbox.url, { status: 503, times: 2 });
  const statuses = [];
  for (let send = 0; send < 3; send++) {
    statuses.push((await postSend(inbox.url, validBody)).status);
  }
  expect(statuses).toEqual([503, 503, 200]);
  expect(await fetchMessages(inbox.url)).toHaveLength(1);
});

test("null turns a failure off", async () => {
  const inbox = await startTestInbox();
  await setFailure(inbox.url, { status: 500 });
  await setFailure(inbox.url, null);
  expect((await postSend(inbox.url, validBody)).status).toBe(200);
});

test("a slow answer is an answer all the same", async () => {
  const inbox = await startTestInbox();
  await setFailure(inbox.url, { status: 200, delayMs: 20 });
  expect((await postSend(inbox.url, validBody)).status).toBe(200);
  expect(await fetchMessages(inbox.url)).toHaveLength(1);
});

test("drop cuts the connection: the client sees a network failure", async () => {
  const inbox = await startTestInbox();
  await setFailure(inbox.url, { mode: "drop", times: 1 });
  await expect(postSend(inbox.url, validBody)).rejects.toThrow(TypeError);
});

test("hang does not answer, and does not keep the inbox from closing", async () => {
  const inbox = await startTestInbox();
  await setFailure(inbox.url, { mode: "hang", times: 1 });
  const pending = postSend(inbox.url, validBody).then(
    () => "answered",
    () => "cut",
  );
  // The switch is off again as soon as the send met it.
  await vi.waitFor(async () => {
    const response = await fetch(`${inbox.url}/api/inbox/failure`);
    expect(await response.json()).toEqual({ failure: null });
  });
  await inbox.close();
  expect(await pending).toBe("cut");
});

test("an unknown setting is refused with what it may be", async () => {
  const inbox = await startTestInbox();
  for (const failure of [{ status: 418 }, { mode: "explode" }, { status: 500, times: 0 }, "500"]) {
    const response = await setFailure(inbox.url, failure);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("503");
  }
});
