import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import type { Context, Hono } from "hono";
import { type AssetStore, mimeTypeOf } from "../assets/asset-store.ts";
import type { DerivedImages } from "../assets/derived-images.ts";
import { changesPicture, outputFormat, readImageParams } from "../assets/image-params.ts";
import { plainError } from "../errors.ts";
import { queryStringOf } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import { toResponseBody } from "../local-server/response-body.ts";

/** Names hold a hash of the bytes, so what is behind an address never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** Uploaded markup is shown, but may not act: it would act on this server. */
const NO_SCRIPTS =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'none'; sandbox";
const MARKUP = new Set([
  "image/svg+xml",
  "text/html",
  "application/xhtml+xml",
  "text/xml",
  "application/xml",
]);

/** `/images/:project/:dataset/:file` with image parameters, `/files/…` as uploaded. */
export function addAssetServing(
  app: Hono,
  lake: Lake,
  assets: AssetStore,
  derived: DerivedImages,
): void {
  app.get("/images/:project/:dataset/:file/:vanity?", async (c) => {
    const { project, dataset, file } = c.req.param();
    checkProject(lake, project);
    const search = queryStringOf(c);
    const params = readImageParams(search);
    const { path, size } = await assets.locate("images", dataset, file);
    const original = file.split(".")[1] ?? "";
    const accept = c.req.header("accept") ?? "";
    const format = outputFormat(original, params, accept);
    setCommonHeaders(c, search, file);
    if (params.auto) c.header("vary", "Accept", { append: true });
    if (!format || (format === original && !changesPicture(params))) {
      return sendOriginal(c, path, size, file);
    }
    const etag = createHash("sha1").update(`${file} ${search} ${format}`).digest("hex");
    if (isKnown(c, etag)) return c.body(null, 304);
    const picture = await derived.get(path, params, format, c.req.raw.signal);
    c.header("content-type", mimeTypeOf(`x.${format}`));
    return c.body(new Uint8Array(picture));
  });

  app.get("/files/:project/:dataset/:file/:vanity?", async (c) => {
    const { project, dataset, file } = c.req.param();
    checkProject(lake, project);
    const { path, size } = await assets.locate("files", dataset, file);
    setCommonHeaders(c, queryStringOf(c), file);
    return sendOriginal(c, path, size, file);
  });
}

function checkProject(lake: Lake, project: string): void {
  if (project !== lake.projectId) {
    throw plainError(404, `There is no project "${project}" here, only "${lake.projectId}"`);
  }
}

function sendOriginal(c: Context, path: string, size: number, file: string): Response {
  const [sha1 = ""] = file.split(/[-.]/);
  if (isKnown(c, sha1)) return c.body(null, 304);
  const type = mimeTypeOf(file);
  c.header("content-type", type.startsWith("text/") ? `${type}; charset=utf-8` : type);
  c.header("content-length", String(size));
  // @sanity/export checks downloads against it.
  c.header("x-sanity-sha1", sha1);
  if (MARKUP.has(type)) c.header("content-security-policy", NO_SCRIPTS);
  if (c.req.method === "HEAD") return c.body(null);
  return c.body(toResponseBody(createReadStream(path)));
}

function setCommonHeaders(c: Context, search: URLSearchParams, file: string): void {
  c.header("cache-control", FOR_EVER);
  c.header("x-content-type-options", "nosniff");
  const download = search.get("dl");
  if (download !== null) {
    const name = encodeURIComponent(download || file);
    c.header("content-disposition", `attachment; filename*=UTF-8''${name}`);
  }
}

/** Sets the entity tag; true when the client has this very thing already. */
function isKnown(c: Context, hash: string): boolean {
  const etag = `"${hash}"`;
  c.header("etag", etag);
  return c.req.header("if-none-match")?.includes(etag) ?? false;
}
