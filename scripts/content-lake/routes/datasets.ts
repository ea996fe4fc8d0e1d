import { randomUUID } from "node:crypto";
import type { Hono } from "hono";
import { z } from "zod";
import { refreshAssetUrls } from "../assets/asset-store.ts";
import { openEventStream } from "../http/event-stream.ts";
import { readJson } from "../http/request.ts";
import type { Lake } from "../lake.ts";

const copyBody = z.looseObject({ targetDataset: z.string() });

/** Comments and tasks have their own dataset beside the one they are about. */
const addonNameOf = (dataset: string): string => `${dataset}-comments`;

export function addDatasetRoutes(api: Hono, lake: Lake): void {
  const { store, assets } = lake;
  const datasets = () => {
    const names = store.datasets().map(({ name }) => name);
    return names.map((name) => {
      const addonFor = names.find((other) => addonNameOf(other) === name) ?? null;
      const datasetProfile = addonFor === null ? "content" : "comments";
      return { name, aclMode: "public", datasetProfile, addonFor, tags: [] };
    });
  };

  api.get("/projects/:project/datasets", (c) => {
    const wanted = c.req.query("addonFor");
    const all = datasets();
    return c.json(wanted ? all.filter(({ addonFor }) => addonFor === wanted) : all);
  });
  api.post("/comments/:dataset/setup", (c) => {
    const { name } = store.dataset(c.req.param("dataset"));
    return c.json({ datasetName: store.createDataset(addonNameOf(name)).name });
  });
  api.get("/datasets", (c) => c.json(datasets()));
  api.put("/datasets/:dataset", (c) => {
    const { name } = store.createDataset(c.req.param("dataset"));
    return c.json({ datasetName: name, aclMode: "public" });
  });
  api.delete("/datasets/:dataset", async (c) => {
    const name = c.req.param("dataset");
    await store.deleteDataset(name);
    await assets.deleteDataset(name);
    return c.json({ deleted: true });
  });
  api.put("/datasets/:dataset/copy", async (c) => {
    const source = c.req.param("dataset");
    const { targetDataset: target } = await readJson(c, copyBody);
    await store.copyDataset(source, target);
    await assets.copyDataset(source, target);
    refreshAssetUrls(lake.store, lake.publicUrl);
    return c.json({ datasetName: target, jobId: randomUUID() });
  });
  api.get("/projects/:project/datasets/copy", (c) => c.json([]));
  // Copying is the only job, and is finished at once.
  api.get("/jobs/:job/listen", () => {
    const job = openEventStream(() => {});
    job.send("job", { state: "completed", progress: 100 });
    return job.response;
  });
}
