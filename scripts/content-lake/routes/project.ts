import type { Context, Hono } from "hono";
import { authorOf, changingAs } from "../http/person.ts";
import type { Lake } from "../lake.ts";
import { grantsOf, listed, PEOPLE, ROLES } from "../people.ts";

/**
 * What the Studio may offer: content releases, the schedule of a single document, comments and
 * tasks. Not `scheduledPublishing`, which is an older API than releases.
 */
const FEATURES = ["contentReleases", "singleDocRelease", "studioComments", "sanityTasks"];

/** More than anybody makes here: without limits the Studio waits for them. */
const RELEASE_LIMIT = 1000;

/** The one project and what the Studio asks about it. */
export function addProjectRoutes(api: Hono, lake: Lake): void {
  const project = (c: Context) => ({
    id: lake.projectId,
    displayName: "Local project",
    organizationId: null,
    studioHost: null,
    isBlocked: false,
    isDisabled: false,
    members: PEOPLE.map(({ id, role }) => ({
      id,
      isCurrentUser: id === authorOf(c),
      isRobot: false,
      role,
      roles: [listed(role)],
    })),
    features: [],
    metadata: {},
  });
  api.get("/projects", (c) => c.json([project(c)]));
  api.get("/projects/:project", (c) => c.json(project(c)));
  api.get("/projects/:project/datasets/:dataset/acl", (c) => c.json(grantsOf(changingAs(c).role)));
  api.get("/projects/:project/grants", (c) => c.json({}));
  api.get("/projects/:project/roles", (c) => c.json(ROLES));
  api.get("/projects/:project/user-applications", (c) => c.json([]));
  api.get("/projects/:project/new-content-release-allowed", (c) =>
    c.json({
      data: {
        datasetReleaseLimit: RELEASE_LIMIT,
        orgActiveReleaseLimit: RELEASE_LIMIT,
        defaultOrgActiveReleaseLimit: RELEASE_LIMIT,
        orgMeteredActiveReleaseCount: 0,
      },
    }),
  );
  // No plan that would have limits to show.
  api.get("/subscriptions/project/:project", (c) => c.json(null));
  // Who may call: see http/access.ts.
  api.get("/projects/:project/cors", (c) => {
    const origins = ["http://localhost:*", "http://127.0.0.1:*", "http://*.localhost:*"];
    return c.json(origins.map((origin, id) => ({ id, origin, allowCredentials: true })));
  });
  api.get("/invitations/project/:project", (c) => c.json([]));
  api.get("/hooks/projects/:project", (c) => {
    const hooks = lake.webhooks.map(({ name, url, dataset = "*", on, filter, projection }) => {
      const rule = { on, filter, projection };
      return { id: name, name, url, dataset, type: "document", httpMethod: "POST", rule };
    });
    return c.json(hooks);
  });
  api.get("/features", (c) => c.json(FEATURES));
  api.get("/ping", (c) => c.json({}));
  api.get("/data/ping/:dataset", (c) => c.json({}));
  api.get("/check/cors", (c) => c.json({ result: { allowed: true, withCredentials: true } }));
}
