import type { Context, Hono } from "hono";
import { changingAs } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import { GRANTS, listed, PEOPLE, ROLES } from "../people.ts";

/** A number that nobody reaches, because the Studio waits if there are no limits. */
const RELEASE_LIMIT = 1000;
const ORIGINS = ["http://localhost:*", "http://127.0.0.1:*", "http://*.localhost:*"];

/**
 * Responses that are the same for everybody, so that the Studio shows neither errors nor
 * advertisements.
 */
const ALWAYS: Record<string, unknown> = {
  "/ping": {},
  "/check/cors": { result: { allowed: true, withCredentials: true } },
  // `scheduledPublishing` is not listed, because it is an older API than releases.
  "/features": ["contentReleases", "singleDocRelease", "studioComments", "sanityTasks"],
  "/data/ping/:dataset": {},
  // The Studio lists references from other datasets, and here there are none.
  "/data/references/:dataset/documents/:id/to": { totalCount: 0, references: [] },
  "/projects/:project/grants": {},
  "/projects/:project/roles": ROLES,
  "/projects/:project/user-applications": [],
  "/projects/:project/new-content-release-allowed": {
    data: {
      datasetReleaseLimit: RELEASE_LIMIT,
      orgActiveReleaseLimit: RELEASE_LIMIT,
      defaultOrgActiveReleaseLimit: RELEASE_LIMIT,
      orgMeteredActiveReleaseCount: 0,
    },
  },
  // The allowed origins: see server.ts.
  "/projects/:project/cors": ORIGINS.map((origin, id) => ({ id, origin, allowCredentials: true })),
  // There is no plan with limits to show, and no larger one to offer.
  "/subscriptions/project/:project": null,
  "/journey/*": null,
  "/invitations/project/:project": [],
  "/aliases": [],
  "/help": { resources: { sectionArray: [] } },
  "/intake/telemetry-status": { status: "denied" },
};

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
      isCurrentUser: id === changingAs(c).author,
      isRobot: false,
      role,
      roles: [listed(role)],
    })),
    features: [],
    metadata: {},
  });
  api.get("/projects", (c) => c.json([project(c)]));
  api.get("/projects/:project", (c) => c.json(project(c)));
  api.get("/projects/:project/datasets/:dataset/acl", (c) => c.json(GRANTS[changingAs(c).role]));
  api.get("/hooks/projects/:project", (c) => {
    const hooks = lake.webhooks.map(({ name, url, dataset = "*", on, filter, projection }) => {
      const rule = { on, filter, projection };
      return { id: name, name, url, dataset, type: "document", httpMethod: "POST", rule };
    });
    return c.json(hooks);
  });
  // The Studio's own version is reported as the newest.
  api.get("/modules/:package/:tag/:minimum/:time", (c) => {
    const version = c.req.param("minimum").replace("^", "");
    return c.json({ latest: version, packageVersion: version });
  });
  for (const about of ["batch", "feedback"]) api.post(`/intake/${about}`, (c) => c.json({}));
  for (const [path, body] of Object.entries(ALWAYS)) api.get(path, () => Response.json(body));
}
