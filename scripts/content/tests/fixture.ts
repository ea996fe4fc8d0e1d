import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { request as ask, createServer, type IncomingMessage } from "node:http";
import { join } from "node:path";
import {
  makeTempDir,
  clientOf as plainClientOf,
  startTestLake,
} from "@nordune/content-lake/testing";
import type { ClientConfig, SanityClient } from "@sanity/client";
import { onTestFinished } from "vitest";

export { toolFor } from "./project.ts";

/** A client that sees drafts, for a lake or a proxy before it. */
export const clientOf = (lake: { url: string }, config: ClientConfig = {}): SanityClient =>
  plainClientOf(lake, { perspective: "raw", ...config });

/**
 * A proxy between a lake and its client.
 * @param isCut is called for each request before the lake gets it, and again before the response
 *   is passed on; when true, the connection is cut after the head of the response
 */
export async function standBetween(
  lakeUrl: string,
  isCut: (request: IncomingMessage, moment: "before" | "after") => boolean | Promise<boolean>,
): Promise<{ url: string }> {
  const server = createServer(async (request, response) => {
    if (await isCut(request, "before")) return void request.socket.destroy();
    const { method, headers } = request;
    const passed = ask(new URL(request.url ?? "/", lakeUrl), { method, headers });
    passed.on("error", () => response.destroy());
    passed.on("response", async (answer) => {
      const isBroken = await isCut(request, "after");
      response.writeHead(answer.statusCode ?? 502, answer.headers).flushHeaders();
      if (isBroken) return void setImmediate(() => request.socket.destroy());
      answer.pipe(response);
    });
    request.pipe(passed);
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}` };
}

export const rate = "figure-rate";
/** A figure that breaks no rule. */
export const figure = (_id: string, label: string, value: string) => ({
  _id,
  _type: "figure",
  label,
  value,
  sourceTitle: "A law",
  checkedOn: "2026-11-21",
  status: "confirmed",
});
export const figures = [
  { ...figure(rate, "Corporate tax rate", "9"), unit: "%" },
  { ...figure("figure-threshold", "Threshold of it", "375,000"), unit: "AED" },
  figure("figure-vat-rate", "VAT rate", "5"),
];

/** A file of its own for one test. @returns its path */
export async function fileWith(name: string, content: string | Uint8Array): Promise<string> {
  const path = join(await makeTempDir(), name);
  await writeFile(path, content);
  return path;
}

/** Documents as newline-delimited JSON. @returns the path of the file */
export const linesOf = (...documents: object[]): Promise<string> =>
  fileWith("list.ndjson", documents.map((each) => JSON.stringify(each)).join("\n"));

/** Text in a single-byte encoding. */
export function encoded(text: string, encoding: string): Uint8Array {
  const letters = new TextDecoder(encoding).decode(Uint8Array.from({ length: 256 }, (_, i) => i));
  return Uint8Array.from([...text].map((letter) => letters.indexOf(letter)));
}

export const emptyLake = async () => clientOf(await startTestLake());

/** A lake with figures, and a page with an image. */
export async function filledLake({ picture = false } = {}): Promise<SanityClient> {
  const client = await emptyLake();
  for (const document of figures) await client.create(document);
  if (picture) {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>');
    const asset = await client.assets.upload("image", svg, { filename: "a drawing.svg" });
    const image = { _type: "image", asset: { _type: "reference", _ref: asset._id } };
    await client.create({ _id: "page-a", _type: "page", title: "A page", picture: image });
  }
  return client;
}

/** All content, without the tool's notes and without the fields that the lake adds. */
export async function contentOfLake(client: SanityClient): Promise<unknown> {
  return client.fetch(
    `*[!(_type match "content*") && !(_type match "sanity.*")]{ ..., "_rev": null, "_updatedAt": null, "_createdAt": null } | order(_id)`,
  );
}
