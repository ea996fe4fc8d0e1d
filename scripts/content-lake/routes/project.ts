import type { Context, Hono } from "hono";
import { authorOf } from "../http/person.ts";
import type { Lake } from "../lake.ts";
import { GRANTS, PEOPLE, ROLES } from "../people.ts";

/**
 * What the Studio may offer: content releases, the schedule of a single document, comments and
 * tasks. Not `scheduledPublishing`, which is an older API than releases.
 */
const FEATURES = ["contentReleases", "singleDocRelease", "studioComments", "sanityTasks"];

/** More than anybody makes here: without limits the Studio waits for them. */
const RELEASE_LIMIT = 1000;

/** Comments and tasks live in a dataset of their own beside the one they are about. */
const addonNameOf = (dataset: string): string => `${dataset}-comments`;

/** The one project and what the Studio asks about it. */
export function addProjectRoutes(api: Hono, lake: Lake): void {
  const project = (c: Context) => ({
    id: lake.projectId,
    displayName: "Local project",
    organizationId: null,
    studioHost: null,
    isBlocked: false,
    isDisabled: false,
    members: PEOPLE.map(({ id }) => ({
      id,
      isCurrentUser: id === authorOf(c),
      isRobot: false,
      role: "administrator",
      roles: ROLES,
    })),
    features: [],
    metadata: {},
  });
  const datasets = () => {
    const names = lake.store.datasets().map(({ name }) => name);
    return names.map((name) => {
      const addonFor = names.find((other) => addonNameOf(other) === name) ?? null;
      const datasetProfile = addonFor === null ? "content" : "comments";
      return { name, aclMode: "public", datasetProfile, addonFor, tags: [] };
    });
  };

  api.get("/projects", (c) => c.json([project(c)]));
  api.get("/projects/:project", (c) => c.json(project(c)));
  api.get("/projects/:project/datasets", (c) => {
    const addonFor = c.req.query("addonFor");
    const isAsked = (dataset: { addonFor: string | null }) =>
      addonFor === undefined || dataset.addonFor === addonFor;
    return c.json(datasets().filter(isAsked));
  });
  api.post("/comments/:dataset/setup", (c) => {
    const { name } = lake.store.dataset(c.req.param("dataset"));
    return c.json({ datasetName: lake.store.createDataset(addonNameOf(name)).name });
  });
  api.get("/projects/:project/datasets/:dataset/acl", (c) => c.json(GRANTS));
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
  api.get("/datasets", (c) => c.json(datasets()));
  api.put("/datasets/:dataset", (c) => {
    const { name } = lake.store.createDataset(c.req.param("dataset"));
    return c.json({ datasetName: name, aclMode: "public" });
  });
  api.get("/features", (c) => c.json(FEATURES));
  api.get("/ping", (c) => c.json({}));
  api.get("/data/ping/:dataset", (c) => c.json({}));
  api.get("/check/cors", (c) => c.json({ result: { allowed: true, withCredentials: true } }));
}
