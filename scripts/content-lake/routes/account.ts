import type { Hono } from "hono";
import { z } from "zod";
import { readJson } from "../http/request.ts";
import { type Lake, LOCAL_USER } from "../lake.ts";

const ROLES = [{ name: "administrator", title: "Administrator", description: "" }];
const NAME = "Local editor";
const EMAIL = "editor@localhost";
const ALL_PERMISSIONS = ["read", "create", "update", "history", "editHistory", "manage"];

const keyValueBody = z.array(z.looseObject({ key: z.string().min(1), value: z.unknown() }));

/** The one user, their settings, and the answers that let the Studio start. */
export function addAccountRoutes(api: Hono, lake: Lake): void {
  const { keyValues } = lake.store;

  api.get("/users/me", (c) =>
    c.json({
      id: LOCAL_USER,
      name: NAME,
      email: EMAIL,
      profileImage: null,
      provider: "local",
      role: "administrator",
      roles: ROLES,
    }),
  );
  api.get("/users/me/keyvalue/:keys", (c) => {
    const keys = c.req.param("keys").split(",");
    return c.json(keys.map((key) => ({ key, value: keyValues.get(key) })));
  });
  api.put("/users/me/keyvalue", async (c) => {
    const pairs = await readJson(c, lake, keyValueBody);
    for (const { key, value } of pairs) keyValues.set(key, value);
    return c.json(pairs.map(({ key, value }) => ({ key, value: value ?? null })));
  });
  api.get("/users/:ids", (c) => {
    const ids = c.req.param("ids").split(",");
    const users = ids.map((id) => userWithId(id, lake.projectId));
    return c.json(users.length === 1 ? users[0] : users);
  });
  api.get("/auth/id", (c) => c.json({ id: LOCAL_USER }));
  api.get("/auth/providers", (c) => c.json({ providers: [], thirdPartyLogin: false, sso: {} }));
  api.post("/auth/logout", (c) => c.json({}));
}

function userWithId(id: string, projectId: string) {
  return {
    id,
    sanityUserId: id,
    displayName: NAME,
    givenName: "Local",
    familyName: "Editor",
    email: EMAIL,
    imageUrl: null,
    projectId,
    isCurrentUser: id === LOCAL_USER,
  };
}

/** The one project and what the Studio asks about it. */
export function addProjectRoutes(api: Hono, lake: Lake): void {
  const member = {
    id: LOCAL_USER,
    isCurrentUser: true,
    isRobot: false,
    role: "administrator",
    roles: ROLES,
  };
  const project = {
    id: lake.projectId,
    displayName: "Local project",
    organizationId: null,
    studioHost: null,
    isBlocked: false,
    isDisabled: false,
    members: [member],
    features: [],
    metadata: {},
  };
  const datasets = () =>
    lake.store.datasets().map(({ name }) => ({
      name,
      aclMode: "public",
      datasetProfile: "content",
      addonFor: null,
      tags: [],
    }));

  api.get("/projects", (c) => c.json([project]));
  api.get("/projects/:project", (c) => c.json(project));
  // Comments and the like would live in datasets of their own; there are none.
  api.get("/projects/:project/datasets", (c) => c.json(c.req.query("addonFor") ? [] : datasets()));
  api.get("/projects/:project/datasets/:dataset/acl", (c) =>
    c.json([{ filter: '_id in path("**")', permissions: ALL_PERMISSIONS }]),
  );
  api.get("/projects/:project/grants", (c) => c.json({}));
  api.get("/projects/:project/roles", (c) => c.json(ROLES));
  api.get("/projects/:project/user-applications", (c) => c.json([]));
  api.get("/datasets", (c) => c.json(datasets()));
  api.put("/datasets/:dataset", (c) => {
    const { name } = lake.store.createDataset(c.req.param("dataset"));
    return c.json({ datasetName: name, aclMode: "public" });
  });
  api.get("/features", (c) => c.json([]));
  api.get("/ping", (c) => c.json({}));
  api.get("/data/ping/:dataset", (c) => c.json({}));
  api.get("/check/cors", (c) => c.json({ result: { allowed: true, withCredentials: true } }));
  api.get("/intake/telemetry-status", (c) => c.json({ status: "denied" }));
  api.post("/intake/batch", (c) => c.json({}));
}
