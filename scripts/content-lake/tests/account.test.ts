import { once } from "node:events";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { clientOf, makeTempDir, startTestLake, type TestLake, until } from "./lake-fixture.ts";

let lake: TestLake;

beforeEach(async () => {
  lake = await startTestLake();
});

test("there is one user, signed in, who may do everything", async () => {
  const client = clientOf(lake);
  const me = await client.users.getById("me");
  expect(me).toMatchObject({ id: "local-editor", roles: [{ name: "administrator" }] });
  expect(await client.request({ url: "/users/local-editor" })).toMatchObject({
    isCurrentUser: true,
  });
  expect(await client.request({ url: "/users/a,b" })).toHaveLength(2);
  const acl = await client.request({ url: "/projects/local/datasets/production/acl" });
  expect(acl).toMatchObject([
    { permissions: expect.arrayContaining(["read", "create", "update"]) },
  ]);
});

test("the Studio hears of no newer version, no larger plan and no help of Sanity's", async () => {
  const client = clientOf(lake);
  const modules = await fetch(`${lake.url}/v1/modules/sanity/latest/^6.9.2/t1795321498`);
  expect(await modules.json()).toEqual({ latest: "6.9.2", packageVersion: "6.9.2" });
  expect(await client.request({ url: "/journey/content-releases" })).toBeNull();
  expect(await client.request({ url: "/journey/trial?studioVersion=6.9.2" })).toBeNull();
  expect(await client.request({ url: "/help" })).toEqual({ resources: { sectionArray: [] } });
});

/** What the browser of somebody who chose to be a person sends along. */
async function cookieOf(person: string): Promise<string> {
  const url = `${lake.url}/v1/auth/login/${person}?origin=http://localhost:3333/desk`;
  const response = await fetch(url, { redirect: "manual" });
  expect([response.status, response.headers.get("location")]).toEqual([
    302,
    "http://localhost:3333/desk",
  ]);
  return String(response.headers.get("set-cookie"));
}

async function clientAs(person: string) {
  const [cookie = ""] = (await cookieOf(person)).split(";");
  return clientOf(lake, { headers: { cookie } });
}

describe("people", () => {
  test("are offered by name where the Studio signs in", async () => {
    const { providers } = await clientOf(lake).request({ url: "/auth/providers" });
    expect(providers).toEqual([
      {
        name: "local-editor",
        title: "Local editor",
        url: `${lake.url}/v1/auth/login/local-editor`,
      },
      expect.objectContaining({ title: "Local reviewer" }),
      expect.objectContaining({ title: "Local developer" }),
    ]);
  });

  test("are remembered by a cookie that other sites cannot use", async () => {
    const cookie = await cookieOf("local-reviewer");
    expect(cookie).toMatch(/^content-lake-person=local-reviewer;/);
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax$/);
  });

  test("are who they chose to be, wherever it is asked or kept", async () => {
    const reviewer = await clientAs("local-reviewer");
    const id = "local-reviewer";
    expect(await reviewer.users.getById("me")).toMatchObject({ id, name: "Local reviewer" });
    expect(await reviewer.request({ url: "/auth/id" })).toEqual({ id });
    expect(await reviewer.fetch("identity()")).toBe(id);
    const { members } = await reviewer.projects.getById("local");
    expect(members.map((member) => [member.id, member.isCurrentUser])).toEqual([
      ["local-editor", false],
      [id, true],
      ["local-developer", false],
    ]);

    await reviewer.create({ _id: "a", _type: "post" });
    await clientOf(lake).action({
      actionType: "sanity.action.document.edit",
      draftId: "drafts.a",
      publishedId: "a",
      patch: { set: { title: "Mine" } },
    });
    const history = await fetch(
      reviewer.getUrl("/data/history/production/transactions/a,drafts.a"),
    );
    const authors = (await history.text())
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line).author);
    expect(authors).toEqual([id, "local-editor"]);
  });

  test("have what the Studio remembers to themselves", async () => {
    const body = [{ key: "panel", value: "wide" }];
    const reviewer = await clientAs("local-reviewer");
    await reviewer.request({ url: "/users/me/keyvalue", method: "PUT", body });
    const url = "/users/me/keyvalue/panel";
    expect(await reviewer.request({ url })).toEqual(body);
    expect(await clientOf(lake).request({ url })).toEqual([{ key: "panel", value: null }]);
  });

  test("are known by their names, and may all be mentioned", async () => {
    const users = await clientOf(lake).request({ url: "/users/local-developer,local-reviewer" });
    expect(users).toMatchObject([
      { displayName: "Local developer", email: "developer@localhost", isCurrentUser: false },
      { displayName: "Local reviewer", email: "reviewer@localhost", isCurrentUser: false },
    ]);
    const query = '*[_type == "system.group"]{members, grants}';
    expect(await clientOf(lake).fetch(query)).toEqual([
      {
        members: ["local-editor", "local-reviewer", "local-developer"],
        grants: [
          { filter: '_id in path("**")', permissions: expect.arrayContaining(["read", "update"]) },
        ],
      },
    ]);
    expect(await clientOf(lake).fetch("*", {}, { perspective: "raw" })).toEqual([]);
  });

  test("who have signed out are nobody until they choose again", async () => {
    const logout = await fetch(`${lake.url}/v1/auth/logout`, { method: "POST" });
    const [cookie = ""] = String(logout.headers.get("set-cookie")).split(";");
    const nobody = clientOf(lake, { headers: { cookie } });
    await expect(nobody.users.getById("me")).rejects.toMatchObject({ statusCode: 401 });
    await expect(nobody.request({ url: "/auth/id" })).rejects.toMatchObject({ statusCode: 401 });
  });

  test("cannot be made up, nor sent to another site", async () => {
    const login = (rest: string) => fetch(`${lake.url}/v1/auth/login/${rest}`);
    expect((await login("somebody")).status).toBe(404);
    expect((await login("local-editor?origin=https://evil.test")).status).toBe(400);
    const stranger = clientOf(lake, { headers: { cookie: "content-lake-person=root" } });
    expect(await stranger.users.getById("me")).toMatchObject({ id: "local-editor" });
  });
});

describe("what the Studio offers", () => {
  test("is what the lake can do", async () => {
    expect(await clientOf(lake).request({ url: "/features" })).toEqual([
      "contentReleases",
      "singleDocRelease",
      "studioComments",
      "sanityTasks",
    ]);
    const url = "/projects/local/new-content-release-allowed";
    expect(await clientOf(lake).request({ url })).toMatchObject({
      data: { datasetReleaseLimit: expect.any(Number), orgMeteredActiveReleaseCount: 0 },
    });
  });

  test("keeps comments in a dataset beside the one they are about", async () => {
    const client = clientOf(lake);
    const url = "/projects/local/datasets?datasetProfile=comments&addonFor=production";
    expect(await client.request({ url })).toEqual([]);
    const setup = () => client.request({ url: "/comments/production/setup", method: "POST" });
    expect(await setup()).toEqual({ datasetName: "production-comments" });
    expect(await setup()).toEqual({ datasetName: "production-comments" });
    expect(await client.request({ url })).toMatchObject([{ name: "production-comments" }]);
    const comments = client.withConfig({ dataset: "production-comments" });
    await comments.create({ _type: "comment" });
    expect(await client.fetch("count(*)")).toBe(0);
    const missing = client.request({ url: "/comments/none/setup", method: "POST" });
    await expect(missing).rejects.toMatchObject({ statusCode: 404 });
  });
});

test("datasets are listed, and made by use or by name", async () => {
  const client = clientOf(lake);
  await client.create({ _type: "post" });
  await client.datasets.create("staging");
  const names = (await client.datasets.list()).map(({ name }) => name);
  expect(names.toSorted()).toEqual(["production", "staging"]);
  expect(await client.withConfig({ dataset: "staging" }).fetch("count(*)")).toBe(0);
  expect(await client.projects.getById("local")).toMatchObject({ id: "local" });
});

test("what the Studio remembers stays", async () => {
  const dataDir = await makeTempDir();
  const first = await startTestLake({ dataDir });
  const body = [{ key: "panel", value: { width: 3 } }];
  await clientOf(first).request({ url: "/users/me/keyvalue", method: "PUT", body });
  await first.close();
  const second = clientOf(await startTestLake({ dataDir }));
  expect(await second.request({ url: "/users/me/keyvalue/panel,none" })).toEqual([
    { key: "panel", value: { width: 3 } },
    { key: "none", value: null },
  ]);
});

async function join(headers: Record<string, string> = {}) {
  const url = lake.url.replace("http", "ws");
  const socket = new WebSocket(`${url}/v1/socket/production`, { headers });
  onTestFinished(() => socket.terminate());
  const messages: Record<string, unknown>[] = [];
  socket.on("message", (data) => messages.push(JSON.parse(String(data))));
  await once(socket, "open");
  const call = (id: string, method: string, params: object = {}) =>
    socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
  return { socket, messages, call };
}

test("who is there is told to the others, and nonsense harms nobody", async () => {
  const [anna, ben] = [await join(), await join()];
  anna.call("1", "presence_subscribe");
  await until(() => anna.messages.length === 1, "the subscription");
  const subscription = anna.messages[0]?.result;
  ben.socket.send("nonsense");
  ben.socket.send('{"method":1}');
  ben.call("2", "no_such_method");
  ben.call("3", "presence_announce", { data: { sessionId: "ben", locations: [] } });
  ben.call("4", "presence_disconnect", { session: "ben" });
  await until(() => anna.messages.length === 3 && ben.messages.length === 5, "all messages");
  expect(anna.messages.slice(1).map(({ method, params }) => [method, params])).toEqual([
    [
      "presence_subscription",
      {
        subscription,
        result: { type: "state", i: "local-editor", m: { sessionId: "ben", locations: [] } },
      },
    ],
    [
      "presence_subscription",
      { subscription, result: { type: "disconnect", i: "local-editor", m: { session: "ben" } } },
    ],
  ]);
  expect(ben.messages.filter(({ error }) => error)).toHaveLength(3);
  anna.call("5", "presence_unsubscribe", { subscriptionId: subscription });
  await until(() => anna.messages.length === 4, "the answer");
  ben.call("6", "presence_rollcall", { session: "ben" });
  await until(() => ben.messages.length === 6, "the answer");
  expect(anna.messages).toHaveLength(4);
});

test("who is there is told by the name they chose", async () => {
  const [anna, ben] = [await join(), await join({ cookie: "content-lake-person=local-reviewer" })];
  anna.call("1", "presence_subscribe");
  await until(() => anna.messages.length === 1, "the subscription");
  ben.call("2", "presence_announce", { data: { sessionId: "ben", locations: [] } });
  await until(() => anna.messages.length === 2, "the message");
  expect(anna.messages[1]).toMatchObject({ params: { result: { i: "local-reviewer" } } });
});

test("pages of other sites cannot join", async () => {
  await expect(join({ origin: "https://evil.test" })).rejects.toThrow("403");
  await expect(join({ host: "evil.test" })).rejects.toThrow("403");
  await join({ origin: "http://localhost:3333" });
});
