import { createServer } from "node:http";
import { expect, test } from "vitest";
import { renderAnew } from "#web/start/render-anew.ts";
import { expectOutput, listenDuringTest, SECRET, startSite } from "./site-fixture.ts";

/** Serves a receiver of changes over HTTP. */
async function serve(receive: (request: Request) => Promise<Response>) {
  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk);
    const headers = new Headers();
    for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
    const request = new Request(`http://localhost${incoming.url}`, {
      method: "POST",
      headers,
      body: Buffer.concat(chunks),
    });
    const response = await receive(request);
    outgoing.writeHead(response.status).end(await response.text());
  });
  return listenDuringTest(server);
}

test("every page is rendered anew when the site starts", async () => {
  const { receive, revalidated, rendered } = await startSite();
  await renderAnew(await serve(receive), { secret: SECRET });
  expect(revalidated).toEqual(["site", "sitemap"]);
  expect(rendered[0]).toEqual(expect.arrayContaining(["/", "/services/tax", "/offline"]));
});

test("with the content lake away it is tried again, less and less often, until it is back", async () => {
  const { receive, faultyLake, revalidated } = await startSite();
  const errors = expectOutput("error");
  faultyLake.fault = "refuses";
  const pauses: number[] = [];
  const pause = async (milliseconds: number) => {
    pauses.push(milliseconds);
    if (pauses.length === 3) faultyLake.fault = undefined;
  };
  await renderAnew(await serve(receive), { secret: SECRET, pause });
  expect(pauses).toEqual([250, 500, 1000]);
  expect(errors.lines()).toHaveLength(3);
  expect(revalidated).toEqual(["site", "sitemap"]);
});
