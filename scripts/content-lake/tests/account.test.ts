import { once } from "node:events";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import {
  clientOf,
  makeTempDir,
  post,
  startTestLake,
  type TestLake,
  until,
} from "./lake-fixture.ts";

let lake: TestLake;

beforeEach(async () => {
  lake = await startTestLake();
});

const ask = (url: string, using = clientOf(lake)) => using.request({ url });

test("who has not chosen is an editor, who may change all content", async () => {
  const me = await clientOf(lake).users.getById("me");
  expect(me).toMatchObject({ id: "local-editor", roles: [{ name: "editor" }] });
  expect(await ask("/users/local-editor")).toMatchObject({ isCurrentUser: true });
  expect(await ask("/users/a,b")).toHaveLength(2);
  expect(await ask("/projects/local/datasets/production/acl")).toMatchObject([
    { permissions: expect.arrayContaining(["read", "create", "update"]) },
  ]);
});

test("the Studio hears of what the lake can do, and of nothing newer, larger or elsewhere", async () => {
  const modules = await fetch(`${lake.url}/v1/modules/sanity/latest/^6.9.2/t1795321498`);
  expect(await modules.json()).toEqual({ latest: "6.9.2", packageVersion: "6.9.2" });
  expect(await ask("/journey/content-releases")).toBeNull();
  expect(await ask("/journey/trial?studioVersion=6.9.2")).toBeNull();
  expect(await ask("/help")).toEqual({ resources: { sectionArray: [] } });
  expect(await ask("/features")).toEqual([
    "contentReleases",
    "singleDocRelease",
    "studioComments",
    "sanityTasks",
  ]);
  expect(await ask("/projects/local/new-content-release-allowed")).toMatchObject({
    data: { datasetReleaseLimit: expect.any(Number), orgMeteredActiveReleaseCount: 0 },
  });
});

/** What the browser of somebody who chose to be a person sends along. */
async function cookieOf(person: string): Promise<string> {
  const back = "http://localhost:3333/desk";
  const url = `${lake.url}/v1/auth/login/${person}?origin=${back}`;
  const { status, headers } = await fetch(url, { redirect: "manual" });
  expect([status, headers.get("location")]).toEqual([302, back]);
  return String(headers.get("set-cookie"));
}

async function clientAs(person: string) {
  const [cookie = ""] = (await cookieOf(person)).split(";");
  return clientOf(lake, { headers: { cookie } });
}

describe("people", () => {
  test("are offered by name where the Studio signs in, and remembered by a cookie of this site", async () => {
    const { providers } = await ask("/auth/providers");
    const [editor, ...others] = providers;
    const url = `${lake.url}/v1/auth/login/local-editor`;
    expect(editor).toEqual({ name: "local-editor", title: "Local editor", url });
    expect(others.map(({ title }: { title: string }) => title)).toEqual([
      "Local reviewer",
      "Local developer",
      "Local contributor",
      "Local viewer",
    ]);
    expect(await cookieOf("local-reviewer")).toMatch(
      /^content-lake-person=local-reviewer;.*HttpOnly; SameSite=Lax$/,
    );
  });

  test("are who they chose to be, wherever it is asked or kept", async () => {
    const reviewer = await clientAs("local-reviewer");
    const id = "local-reviewer";
    expect(await reviewer.users.getById("me")).toMatchObject({ id, name: "Local reviewer" });
    expect(await ask("/auth/id", reviewer)).toEqual({ id });
    expect(await reviewer.fetch("identity()")).toBe(id);
    const { members } = await reviewer.projects.getById("local");
    expect(members.map((member) => [member.id, member.isCurrentUser])).toEqual([
      ["local-editor", false],
      [id, true],
      ["local-developer", false],
      ["local-contributor", false],
      ["local-viewer", false],
    ]);

    await reviewer.create(post("a"));
    const [actionType, patch] = [
      "sanity.action.document.edit",
      { set: { title: "Mine" } },
    ] as const;
    await clientOf(lake).action({ actionType, draftId: "drafts.a", publishedId: "a", patch });
    const path = "/data/history/production/transactions/a,drafts.a";
    const lines = (await (await fetch(reviewer.getUrl(path))).text()).trim().split("\n");
    expect(lines.map((line) => JSON.parse(line).author)).toEqual([id, "local-editor"]);
  });

  test("are known by their names, and may all be mentioned", async () => {
    expect(await ask("/users/local-developer,local-reviewer")).toMatchObject([
      { displayName: "Local developer", email: "developer@localhost", isCurrentUser: false },
      { displayName: "Local reviewer", email: "reviewer@localhost", isCurrentUser: false },
    ]);
    const groups = '*[_type == "system.group"]{members, "may": grants[].permissions[0...3]}';
    const all = ["read", "history", "create"];
    const read = ["read", "history"];
    expect(await clientOf(lake).fetch(groups)).toEqual([
      { members: ["local-developer"], may: all },
      { members: ["local-editor", "local-reviewer"], may: all },
      { members: ["local-contributor"], may: [...read, ...all] },
      { members: ["local-viewer"], may: read },
    ]);
    expect(await clientOf(lake).fetch("*", {}, { perspective: "raw" })).toEqual([]);
  });

  test("may do what their role may, and nothing is changed where they may not", async () => {
    const client = clientOf(lake);
    await client.create(post("a"));
    const draft = { ...post("drafts.a"), title: "Proposed" };
    const may = async (person: string) => {
      const as = await clientAs(person);
      const ids = { draftId: "drafts.a", publishedId: "a" };
      const actionType = "sanity.action.document.publish";
      const upload = () => as.assets.upload("file", Buffer.from(person));
      const tries = [
        () => as.patch("a").set({ title: person }).commit(),
        () => as.createOrReplace(draft),
        () => as.action({ actionType, ...ids }),
        () => as.releases.create({ releaseId: `r${person.slice(-4)}` }),
        upload,
        () => as.fetch("*"),
      ];
      const statuses: number[] = [];
      for (const attempt of tries) {
        statuses.push(
          await attempt().then(
            () => 200,
            ({ statusCode }) => statusCode,
          ),
        );
      }
      return statuses;
    };
    expect(await may("local-viewer")).toEqual([403, 403, 404, 403, 403, 200]);
    expect(await may("local-contributor")).toEqual([403, 200, 403, 403, 200, 200]);
    expect(await client.getDocument("a")).toMatchObject(post("a"));
    expect(await may("local-reviewer")).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await may("local-developer")).toEqual([200, 200, 200, 200, 200, 200]);
    await expect((await clientAs("local-viewer")).delete("a")).rejects.toThrow(
      'Insufficient permissions; permission "update" required',
    );
  });

  test("who have signed out are nobody until they choose again", async () => {
    const logout = await fetch(`${lake.url}/v1/auth/logout`, { method: "POST" });
    const [cookie = ""] = String(logout.headers.get("set-cookie")).split(";");
    const nobody = clientOf(lake, { headers: { cookie } });
    await expect(ask("/users/me", nobody)).rejects.toMatchObject({ statusCode: 401 });
    await expect(ask("/auth/id", nobody)).rejects.toMatchObject({ statusCode: 401 });
  });

  test("cannot be made up, nor sent to another site", async () => {
    const login = (rest: string) => fetch(`${lake.url}/v1/auth/login/${rest}`);
    expect((await login("somebody")).status).toBe(404);
    expect((await login("local-editor?origin=https://evil.test")).status).toBe(400);
    const stranger = clientOf(lake, { headers: { cookie: "content-lake-person=root" } });
    expect(await stranger.users.getById("me")).toMatchObject({ id: "local-editor" });
  });

  test("have what the Studio remembers to themselves, also over a restart", async () => {
    const dataDir = await makeTempDir();
    const first = await startTestLake({ dataDir });
    const remember = (value: unknown, headers = {}) => {
      const body = [{ key: "panel", value }];
      const url = "/users/me/keyvalue";
      return clientOf(first, { headers }).request({ url, method: "PUT", body });
    };
    await remember({ width: 3 });
    const headers = { cookie: "content-lake-person=local-reviewer" };
    await remember("wide", headers);
    await first.close();
    lake = await startTestLake({ dataDir });
    expect(await ask("/users/me/keyvalue/panel,none")).toEqual([
      { key: "panel", value: { width: 3 } },
      { key: "none", value: null },
    ]);
    const theirs = await ask("/users/me/keyvalue/panel", clientOf(lake, { headers }));
    expect(theirs).toEqual([{ key: "panel", value: "wide" }]);
  });
});

async function join(headers: Record<string, string> = {}) {
  const url = `${lake.url.replace("http", "ws")}/v1/socket/production`;
  const socket = new WebSocket(url, { headers });
  onTestFinished(() => socket.terminate());
  const messages: Record<string, unknown>[] = [];
  socket.on("message", (data) => messages.push(JSON.parse(String(data))));
  await once(socket, "open");
  const call = (id: string, method: string, params: object = {}) =>
    socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
  return { socket, messages, call };
}

describe("presence", () => {
  test("is told to the others, and nonsense harms nobody", async () => {
    const anna = await join();
    const ben = await join({ cookie: "content-lake-person=local-reviewer" });
    anna.call("1", "presence_subscribe");
    await until(() => anna.messages.length === 1, "the subscription");
    const subscription = anna.messages[0]?.result;
    ben.socket.send("nonsense");
    ben.socket.send('{"method":1}');
    ben.call("2", "no_such_method");
    ben.call("3", "presence_announce", { data: { sessionId: "ben", locations: [] } });
    ben.call("4", "presence_disconnect", { session: "ben" });
    await until(() => anna.messages.length === 3 && ben.messages.length === 5, "all messages");
    const method = "presence_subscription";
    const i = "local-reviewer";
    expect(anna.messages.slice(1).map(({ jsonrpc: _, ...message }) => message)).toEqual([
      {
        method,
        params: {
          subscription,
          result: { type: "state", i, m: { sessionId: "ben", locations: [] } },
        },
      },
      {
        method,
        params: { subscription, result: { type: "disconnect", i, m: { session: "ben" } } },
      },
    ]);
    expect(ben.messages.filter(({ error }) => error)).toHaveLength(3);
    anna.call("5", "presence_unsubscribe", { subscriptionId: subscription });
    await until(() => anna.messages.length === 4, "the answer");
    ben.call("6", "presence_rollcall", { session: "ben" });
    await until(() => ben.messages.length === 6, "the answer");
    expect(anna.messages).toHaveLength(4);
  });

  test("is not for pages of other sites", async () => {
    await expect(join({ origin: "https://evil.test" })).rejects.toThrow("403");
    await expect(join({ host: "evil.test" })).rejects.toThrow("403");
    await join({ origin: "http://localhost:3333" });
  });
});
