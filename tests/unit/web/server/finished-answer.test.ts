import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { inject } from "light-my-request";
import { expect, test } from "vitest";
import { finishedAnswer } from "#web/server/finished-answer.ts";

const text = "Å moving company. ".repeat(100);
const answer = finishedAnswer(200, { "content-type": "text/html" }, Buffer.from(text));

const ask = (headers: Record<string, string>, asked = answer) =>
  inject((request, response) => void asked.send(request, response), { url: "/", headers });

test.each([
  [{}, undefined],
  [{ "accept-encoding": "gzip, deflate, br, zstd" }, "br"],
  [{ "accept-encoding": "gzip, deflate" }, "gzip"],
  [{ "accept-encoding": "br;q=0, gzip;q=0.5" }, "gzip"],
  [{ "accept-encoding": "BR" }, "br"],
  [{ "accept-encoding": "*" }, "br"],
  [{ "accept-encoding": "br;q=nonsense;;,," }, undefined],
  [{ "accept-encoding": "identity;q=0" }, undefined],
] as const)("to those who send %j it goes as %s", async (asked, encoding) => {
  const { headers, rawPayload } = await ask(asked);
  expect([headers["content-encoding"], headers["content-length"]]).toEqual([
    encoding,
    `${rawPayload.length}`,
  ]);
  const decode = { br: brotliDecompressSync, gzip: gunzipSync };
  expect(`${encoding ? decode[encoding](rawPayload) : rawPayload}`).toBe(text);
});

test("what is small already goes as it is", async () => {
  const picture = finishedAnswer(200, { "content-type": "image/png" }, Buffer.from(text));
  expect((await ask({ "accept-encoding": "br" }, picture)).body).toBe(text);
});
