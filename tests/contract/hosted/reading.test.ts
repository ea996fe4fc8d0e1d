import { expect, test } from "vitest";
import { fetchInventory } from "#web/content/freshness/inventory.ts";
import { loadRoutingContent } from "#web/content/routing/current-routing-table.ts";
import { startHostedProject } from "./hosted-fixture.ts";

const page = { _id: "service-a", _type: "service", slug: { _type: "slug", current: "a" } };

test("a private dataset shows nothing without a token, and everything with a read token", async () => {
  const { writer, reader, project } = await startHostedProject({ isPrivate: true });
  await writer().create(page);
  const paths = async (token?: string) => {
    const content = await loadRoutingContent({ client: reader(token) });
    return content.pages.map(({ slug }) => slug);
  };
  expect(await paths()).not.toContain("a");
  expect(await paths(project.tokens.read)).toContain("a");
  await expect(paths("token-of-nobody")).rejects.toThrow("Session not found");
});

test("the site reads past the CDN, which is minutes behind", async () => {
  const { writer, reader, requests } = await startHostedProject();
  await writer().create(page);
  const client = reader();
  const cdn = client.withConfig({ useCdn: true });
  const title = (from: typeof client) =>
    from.fetch<string | null>("*[_id == $id][0].title", { id: page._id });
  const revisionNow = async () => (await fetchInventory({ client })).get(page._id)?._rev;
  expect([await title(client), await title(cdn), await revisionNow()]).toEqual([
    null,
    null,
    expect.any(String),
  ]);
  const changed = await writer().patch(page._id).set({ title: "New" }).commit();
  expect([await title(client), await title(cdn), await revisionNow()]).toEqual([
    "New",
    null,
    changed._rev,
  ]);
  expect(requests.filter((request) => request.includes(".apicdn."))).toHaveLength(2);
});
