import type { Hono } from "hono";

/**
 * What the Studio asks of Sanity's own services, answered so that it neither complains nor shows
 * anything: whether a newer version is out, what a larger plan would offer, what helps, and where
 * to send how it is used.
 */
export function addStudioServiceRoutes(api: Hono): void {
  // The version that the Studio says it has is the newest.
  api.get("/modules/:package/:tag/:minimum/:time", (c) => {
    const version = c.req.param("minimum").replace("^", "");
    return c.json({ latest: version, packageVersion: version });
  });
  // Nothing is limited, so nothing larger is offered.
  api.get("/journey/*", (c) => c.json(null));
  api.get("/help", (c) => c.json({ resources: { sectionArray: [] } }));
  api.get("/intake/telemetry-status", (c) => c.json({ status: "denied" }));
  api.post("/intake/batch", (c) => c.json({}));
  api.post("/intake/feedback", (c) => c.json({}));
}
