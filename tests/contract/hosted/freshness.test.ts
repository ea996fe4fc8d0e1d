import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { expect, test } from "vitest";
import { revalidateWebhook } from "#scripts/lib/webhook.ts";
import { until } from "#tests/contract/content-lake/lake-fixture.ts";
import {
  listenDuringTest,
  SECRET,
  startContent,
  startSite,
} from "#tests/integration/site-fixture.ts";
import { startHostedProject } from "./hosted-fixture.ts";

const INDEX_LAG_MS = 1_000;
const service = {
  _id: "service-a",
  _type: "service",
  slug: { _type: "slug", current: "a" },
  title: "0",
};

test("of a private dataset whose index is a second behind its webhook, the site shows each publish", async () => {
  const heard: { receive?: (request: Request) => Promise<Response> } = {};
  const siteUrl = await listenDuringTest(
    createServer(
      getRequestListener(
        (request) => heard.receive?.(request) ?? new Response(null, { status: 503 }),
        {
          overrideGlobalObjects: false,
        },
      ),
    ),
  );
  const { writer, reader, project } = await startHostedProject(
    { indexLagMs: INDEX_LAG_MS, isPrivate: true },
    { webhooks: [revalidateWebhook({ siteUrl, secret: SECRET, dataset: "production" })] },
  );
  const editor = writer();
  await editor.create(service);
  const client = reader(project.tokens.read);
  const shown: unknown[] = [];
  const { freshness, receive } = await startSite({
    content: { ...(await startContent()), editor, asking: { client, timeLimitMs: 10_000 } },
    render: async (paths) => {
      if (!paths.includes("/services/a")) return;
      shown.push(await client.fetch<unknown>("*[_id == $id][0].title", { id: service._id }));
    },
  });
  heard.receive = receive;
  freshness.ring();
  await freshness.idle();
  for (const title of ["1", "2", "3"]) {
    await editor.patch(service._id).set({ title }).commit();
    await until(() => shown.at(-1) === title, `the page to show ${title}`);
  }
  // Never an old one in between: each was rendered once, when the index had it.
  expect(shown).toEqual(["0", "1", "2", "3"]);
});
