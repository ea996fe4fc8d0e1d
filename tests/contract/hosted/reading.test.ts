import { until } from "@nordune/content-lake/testing";
import type { LiveEvent } from "@sanity/client";
import { expect, onTestFinished, test } from "vitest";
import { liveEvents } from "#web/content/answers/follow-content.ts";
import { askLake } from "#web/content/client.ts";
import { routingQuestion, routingTableFrom } from "#web/content/routing/routing-table.ts";
import { startHostedProject } from "./hosted-fixture.ts";

const page = { _id: "service-a", _type: "service", slug: { _type: "slug", current: "a" } };

test("a private dataset shows nothing without a token, and everything with a read token", async () => {
  const { writer, reader, project } = await startHostedProject({ isPrivate: true });
  await writer().create(page);
  const paths = async (token?: string) => {
    const routing = await askLake(routingQuestion, { client: reader(token) });
    return routingTableFrom(routing)?.paths;
  };
  expect(await paths()).not.toContain("/services/a");
  expect(await paths(project.tokens.read)).toContain("/services/a");
  await expect(paths("token-of-nobody")).rejects.toThrow("Session not found");
});

test("of a private dataset, too, a publish is heard at once", async () => {
  const { writer, reader, project } = await startHostedProject({ isPrivate: true });
  const heard: LiveEvent[] = [];
  const hearing = liveEvents(reader(project.tokens.read)).subscribe((event) => heard.push(event));
  onTestFinished(() => hearing.unsubscribe());
  await until(() => heard.length === 1, "the connection");
  await writer().create(page);
  await until(() => heard.length === 2, "the publish");
  expect(heard).toMatchObject([{ type: "welcome" }, { type: "message", tags: expect.any(Array) }]);
});
