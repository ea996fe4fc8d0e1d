import type { Context, Hono } from "hono";
import { z } from "zod";
import { plainError } from "../errors.ts";
import { changingAs, personOf, readJson, rememberPerson } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import { isLoopbackOrigin } from "../local-server/loopback-host.ts";
import { listed, PEOPLE, type Person } from "../people.ts";

const keyValueBody = z.array(
  z.object({ key: z.string().min(1), value: z.unknown().default(null) }),
);

/** The current user, other users, stored settings of the Studio, and changing the user. */
export function addAccountRoutes(api: Hono, lake: Lake): void {
  const { store } = lake;

  api.get("/users/me", (c) => {
    const { id, name, email, role } = signedIn(c);
    const roles = [listed(role)];
    return c.json({ id, name, email, profileImage: null, provider: "local", role, roles });
  });
  api.get("/users/me/keyvalue/:keys", (c) => {
    const { author } = changingAs(c);
    const keys = c.req.param("keys").split(",");
    return c.json(keys.map((key) => ({ key, value: store.remembered(author, key) })));
  });
  api.put("/users/me/keyvalue", async (c) => {
    const pairs = await readJson(c, keyValueBody);
    for (const { key, value } of pairs) store.remember(changingAs(c).author, key, value);
    return c.json(pairs);
  });
  api.get("/users/:ids", (c) => {
    const ids = c.req.param("ids").split(",");
    const users = ids.map((id) => userWithId(id, c, lake.projectId));
    return c.json(users.length === 1 ? users[0] : users);
  });
  api.get("/auth/id", (c) => c.json({ id: signedIn(c).id }));
  api.get("/auth/providers", (c) => {
    const url = `${lake.publicUrl}/v1/auth/login`;
    const providers = PEOPLE.map(({ id, name: title }) => ({
      name: id,
      title,
      url: `${url}/${id}`,
    }));
    return c.json({ providers, thirdPartyLogin: false, sso: {} });
  });
  api.get("/auth/login/:person", (c) => {
    const id = c.req.param("person");
    const person = PEOPLE.find((one) => one.id === id);
    if (!person) throw plainError(404, `Nobody is called "${id}": see /auth/providers`);
    const back = c.req.query("origin");
    if (back !== undefined && !isLoopbackOrigin(back)) {
      throw plainError(400, `"${back}" is no page of this machine`);
    }
    rememberPerson(c, person);
    return back === undefined ? c.json({ id }) : c.redirect(back);
  });
  api.post("/auth/logout", (c) => {
    rememberPerson(c, undefined);
    return c.json({});
  });
}

/** @throws ApiError 401, after which the Studio shows its sign-in */
function signedIn(c: Context): Person {
  const person = personOf(c);
  if (person) return person;
  throw plainError(401, "You have signed out: choose who you are with /auth/login/<person>");
}

function userWithId(id: string, c: Context, projectId: string) {
  const somebody = { name: "Somebody else", email: "somebody@localhost" };
  const { name, email } = PEOPLE.find((person) => person.id === id) ?? somebody;
  const [givenName, familyName] = name.split(" ");
  return {
    id,
    sanityUserId: id,
    displayName: name,
    givenName,
    familyName,
    email,
    imageUrl: null,
    projectId,
    isCurrentUser: id === changingAs(c).author,
  };
}
