import { once } from "node:events";
import { beforeEach, expect, onTestFinished, test } from "vitest";
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

test("pages of other sites cannot join", async () => {
  await expect(join({ origin: "https://evil.test" })).rejects.toThrow("403");
  await expect(join({ host: "evil.test" })).rejects.toThrow("403");
  await join({ origin: "http://localhost:3333" });
});
