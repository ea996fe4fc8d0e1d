import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { bestEncoding, EncodedText } from "#web/server/encodings.ts";

test.each([
  [undefined, "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["BR", "br"],
  ["*", "br"],
  ["br;q=nonsense;;,,", "identity"],
  ["identity;q=0", "identity"],
] as const)("to those who accept %j goes %s", (accept, encoding) => {
  expect(bestEncoding(accept)).toBe(encoding);
});

test("a text is the same in every encoding, and each is made once", async () => {
  const text = Buffer.from("Å moving company. ".repeat(100));
  const encoded = new EncodedText(text);
  expect(brotliDecompressSync(await encoded.in("br"))).toEqual(text);
  expect(gunzipSync(await encoded.in("gzip"))).toEqual(text);
  expect(await encoded.in("identity")).toBe(text);
  expect(await encoded.in("br")).toBe(await encoded.in("br"));
  expect((await encoded.in("br")).length).toBeLessThan(text.length / 10);
});
