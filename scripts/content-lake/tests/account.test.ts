import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { WebSocket } from "ws";
import { client, clientOf, historyOf, lake, post, until, withLake } from "./lake-fixture.ts";

withLake();

const ask = (url: string, using = client) => using.request({ url });
const as = (person: string) => ({ cookie: `content-lake-person=${person}` });
const clientAs = (person: string, to = lake) => clientOf(to, { headers: as(person) });

test("the sign-in offers the local users by name, and remembers the choice in a cookie", async () => {
  const { providers } = await ask("/auth/providers");
  expect(providers[1]).toMatchObject({ name: "local-reviewer", title: "Local reviewer" });
  const login = (person: string, origin: string) =>
    fetch(`${lake.url}/v1/auth/login/${person}?origin=${origin}`, { redirect: "manual" });
  const back = "http://localhost:3333/desk";
  const { status, headers } = await login("local-reviewer", back);
  expect([status, headers.get("location")]).toEqual([302, back]);
  expect(headers.get("set-cookie")).toMatch(
    /^content-lake-person=local-reviewer;.*HttpOnly; SameSite=Lax$/,
  );
  expect((await login("somebody", back)).status).toBe(404);
  expect((await login("local-editor", "https://evil.test")).status).toBe(400);
});

test("a user is the chosen person in every request, and without a choice the editor", async () => {
  for (const nobody of [client, clientAs("root")]) {
    const me = await nobody.users.getById("me");
    expect(me).toMatchObject({ id: "local-editor", roles: [{ name: "editor" }] });
  }
  const id = "local-reviewer";
  const reviewer = clientAs(id);
  expect(await reviewer.users.getById("me")).toMatchObject({ id, name: "Local reviewer" });
  expect(await reviewer.fetch("identity()")).toBe(id);
  expect(await ask("/users/local-developer,local-reviewer", reviewer)).toMatchObject([
    { displayName: "Local developer", isCurrentUser: false },
    { displayName: "Local reviewer", isCurrentUser: true },
  ]);

  await reviewer.create(post("a"));
  const patch = { set: { title: "Mine" } };
  const ids = { draftId: "drafts.a", publishedId: "a" };
  await client.action({ actionType: "sanity.action.document.edit", ...ids, patch });
  const history = await historyOf(reviewer, "a,drafts.a");
  expect(history.map(({ author }) => author)).toEqual([id, "local-editor"]);
});

test("every user can be mentioned in a comment", async () => {
  const groups = '*[_type == "system.group"]{members, "may": grants[].permissions[0...3]}';
  expect((await client.fetch(groups)).slice(1, 2)).toEqual([
    { members: ["local-editor", "local-reviewer"], may: ["read", "history", "create"] },
  ]);
  expect(await client.fetch("*", {}, { perspective: "raw" })).toEqual([]);
});

test("each user can do what the role allows and nothing else", async () => {
  const ids = { draftId: "drafts.a", publishedId: "a" };
  const all = "200 200 200 200 200 200";
  for (const [person, may] of [
    ["local-viewer", "403 403 404 403 403 200"],
    ["local-contributor", "403 200 403 403 200 200"],
    ["local-editor", all],
    ["local-developer", all],
  ] as const) {
    const theirs = clientAs(person);
    await client.createOrReplace(post("a"));
    const statuses: number[] = [];
    for (const attempt of [
      () => theirs.patch("a").set({ title: person }).commit(),
      () => theirs.createOrReplace(post("drafts.a", { title: "Proposed" })),
      () => theirs.action({ actionType: "sanity.action.document.publish", ...ids }),
      () => theirs.releases.create({ releaseId: person }),
      () => theirs.assets.upload("file", Buffer.from(person)),
      () => theirs.fetch("*"),
    ]) {
      const refused = await attempt().catch((error) => error);
      statuses.push(refused instanceof Error ? Reflect.get(refused, "statusCode") : 200);
    }
    expect([person, statuses.join(" ")]).toEqual([person, may]);
    const [{ permissions }] = await ask("/projects/local/datasets/production/acl", theirs);
    expect(permissions.includes("update")).toBe(may === all);
    const { title } = await client.fetch("*[_id == 'a'][0]{title}");
    expect(title !== null).toBe(may === all);
    if (person === "local-contributor") await client.delete("drafts.a");
  }
});

test("after signing out nobody is signed in until a new choice", async () => {
  const logout = await fetch(`${lake.url}/v1/auth/logout`, { method: "POST" });
  const [cookie = ""] = String(logout.headers.get("set-cookie")).split(";");
  const nobody = clientOf(lake, { headers: { cookie } });
  await expect(ask("/users/me", nobody)).rejects.toMatchObject({ statusCode: 401 });
});

test("each user has Studio settings of their own, also after a restart", async () => {
  const body = [{ key: "panel", value: { width: 3 } }];
  await client.request({ url: "/users/me/keyvalue", method: "PUT", body });
  const again = await lake.restart();
  expect(await ask("/users/me/keyvalue/panel", clientOf(again))).toEqual(body);
  const theirs = await ask("/users/me/keyvalue/panel", clientAs("local-reviewer", again));
  expect(theirs).toEqual([{ key: "panel", value: null }]);
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

test("other users see who is present, and invalid messages do no harm", async () => {
  const anna = await join();
  const ben = await join(as("local-reviewer"));
  anna.call("1", "presence_subscribe");
  await until(() => anna.messages.length === 1, "the subscription");
  const subscription = anna.messages[0]?.result;
  ben.socket.send("nonsense");
  const data = { sessionId: "ben", locations: [] };
  ben.call("3", "presence_announce", { data });
  ben.call("4", "presence_rollcall", { session: "ben" });
  ben.call("5", "presence_disconnect", { session: "ben" });
  await until(() => anna.messages.length === 4 && ben.messages.length === 4, "all messages");
  const i = "local-reviewer";
  const heard = [
    { type: "state", i, m: data },
    { type: "rollCall", i, session: "ben" },
    { type: "disconnect", i, m: { session: "ben" } },
  ];
  expect(anna.messages.slice(1)).toMatchObject(
    heard.map((result) => ({ params: { subscription, result } })),
  );
  expect(ben.messages.filter(({ error }) => error)).toHaveLength(1);
});

test("an editor whose connection ends is no longer shown to others, unless the same tab has connected again", async () => {
  const anna = await join();
  anna.call("1", "presence_subscribe");
  await until(() => anna.messages.length === 1, "the subscription");
  const announce = { data: { sessionId: "ben", locations: [] } };
  const ben = await join(as("local-reviewer"));
  ben.call("1", "presence_announce", announce);
  await until(() => anna.messages.length === 2, "Ben");
  const benAgain = await join(as("local-reviewer"));
  benAgain.call("1", "presence_announce", announce);
  await until(() => anna.messages.length === 3, "Ben again");
  ben.socket.terminate();
  const carla = await join(as("local-contributor"));
  carla.call("1", "presence_announce", { data: { sessionId: "carla", locations: [] } });
  await until(() => anna.messages.length === 4, "Carla");
  benAgain.socket.terminate();
  await until(() => anna.messages.length === 5, "that Ben has gone");
  expect(anna.messages[4]).toMatchObject({
    params: { result: { type: "disconnect", i: "local-reviewer", m: { session: "ben" } } },
  });
});

test("pages of other sites cannot connect to presence", async () => {
  await expect(join({ origin: "https://evil.test" })).rejects.toThrow("403");
  await expect(join({ host: "evil.test" })).rejects.toThrow("403");
  await join({ origin: "http://localhost:3333" });
});
