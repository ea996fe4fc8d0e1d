import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { until } from "@nordune/content-lake/testing";
import { NEVER } from "rxjs";
import { expect, test } from "vitest";
import { revalidateWebhook } from "#scripts/start/revalidate-webhook.ts";
import {
  listenDuringTest,
  SECRET,
  startContent,
  startSite,
} from "#tests/integration/site-fixture.ts";
import { askLake } from "#web/content/answers/ask-lake.ts";
import { liveEvents } from "#web/content/answers/follow-content.ts";
import type { Question } from "#web/content/answers/live-content.ts";
import { revisionQuery } from "#web/content/queries/fingerprint.ts";
import { startHostedProject } from "./hosted-fixture.ts";

const INDEX_LAG_MS = 1_000;
const service = {
  _id: "service-a",
  _type: "service",
  slug: { _type: "slug", current: "a" },
  title: "0",
};
const titleQuestion: Question = {
  query: "*[_id == $id][0]{ _updatedAt, title }",
  params: { id: service._id },
};

/** A site of a private dataset whose index is a second behind, and what it has shown. */
async function startPrivateSite({ isDeaf }: { isDeaf: boolean }) {
  const heard: { receive?: (request: Request) => Promise<Response> } = {};
  const answer = (request: Request) =>
    heard.receive?.(request) ?? new Response(null, { status: 503 });
  const listener = getRequestListener(answer, { overrideGlobalObjects: false });
  const siteUrl = await listenDuringTest(createServer(listener));
  const webhook = revalidateWebhook({ siteUrl, secret: SECRET, dataset: "production" });
  const { writer, reader, project } = await startHostedProject(
    { indexLagMs: INDEX_LAG_MS, isPrivate: true },
    { webhooks: isDeaf ? [webhook] : [] },
  );
  const editor = writer();
  await editor.create(service);
  const client = reader(project.tokens.read);
  const shown: unknown[] = [];
  const { answers, receive, following } = await startSite({
    content: { ...(await startContent()), editor, asking: { client, timeLimitMs: 10_000 } },
    events: isDeaf ? NEVER : liveEvents(client),
    async onRefreshed() {
      await answers.hold([titleQuestion]);
      const { title } = JSON.parse(answers.peek(titleQuestion) ?? "");
      if (title !== shown.at(-1)) shown.push(title);
    },
  });
  heard.receive = receive;
  await following.idle();
  // Only what was asked before does the stand-in answer from an index that is behind.
  await askLake({ query: revisionQuery, params: { id: service._id } }, { client });
  return { editor, shown };
}

test.each([
  ["its webhook", { isDeaf: true }],
  ["its live events alone", { isDeaf: false }],
])(
  "of a private dataset whose index is a second behind, the site shows each publish by %s",
  async (_, how) => {
    const { editor, shown } = await startPrivateSite(how);
    for (const title of ["1", "2", "3"]) {
      await editor.patch(service._id).set({ title }).commit();
      await until(() => shown.at(-1) === title, `the page to show ${title}`);
    }
    expect(shown).toEqual(["0", "1", "2", "3"]);
  },
);
