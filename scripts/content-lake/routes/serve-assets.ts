import { createReadStream } from "node:fs";
import type { Hono } from "hono";
import { getMimeType } from "hono/utils/mime";
import type { AssetStore } from "../assets/asset-store.ts";
import { toResponseBody } from "../http/response-body.ts";

/** `/files/:project/:dataset/:file`: uploaded files as they are. */
export function addFileServing(app: Hono, assets: AssetStore): void {
  app.get("/files/:project/:dataset/:file", async (c) => {
    const { dataset, file } = c.req.param();
    const { path, size } = await assets.locate("files", dataset, file);
    return c.body(toResponseBody(createReadStream(path)), 200, {
      "content-type": getMimeType(file) ?? "application/octet-stream",
      "content-length": String(size),
      "cache-control": "public, max-age=31536000, immutable",
      etag: `"${file}"`,
    });
  });
}
