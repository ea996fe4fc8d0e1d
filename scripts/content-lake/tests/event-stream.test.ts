import { expect, test } from "vitest";
import { openEventStream } from "../http/event-stream.ts";

const MEGABYTE = 1024 * 1024;
const event = { text: "x".repeat(MEGABYTE) };

test("a subscriber that does not read is cut off after 8 MB", async () => {
  let closed = 0;
  const stream = openEventStream(() => {
    closed += 1;
  });
  for (let sent = 1; sent <= 7; sent += 1) stream.send("mutation", event);
  expect(closed).toBe(0);
  for (let sent = 8; sent <= 20; sent += 1) stream.send("mutation", event);
  expect(closed).toBe(1);

  // What it has been sent before is still there to read, and no more.
  const text = await stream.response.text();
  expect(text.match(/^event: mutation$/gm)).toHaveLength(8);
});

test("a subscriber that reads gets everything, however much it is", async () => {
  let closed = 0;
  const stream = openEventStream(() => {
    closed += 1;
  });
  const reader = stream.response.body?.getReader();
  for (let sent = 1; sent <= 20; sent += 1) {
    stream.send("mutation", event);
    expect((await reader?.read())?.value?.length).toBeGreaterThan(MEGABYTE);
  }
  expect(closed).toBe(0);
  stream.close();
  expect((await reader?.read())?.done).toBe(true);
  expect(closed).toBe(1);
});
