import { createHash, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Context, Hono } from "hono";
import { etag } from "hono/etag";
import { getExtension, getMimeType } from "hono/utils/mime";
import sharp from "sharp";
import { type AssetKind, KINDS } from "../assets/asset-store.ts";
import { changesPicture, outputFormat, readImageParams } from "../assets/image-params.ts";
import { plainError } from "../errors.ts";
import { bodyOf, changingAs } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import { messageOf } from "../values.ts";

const MAX_BYTES = 100 * 1024 * 1024;

export function addUploadRoutes(api: Hono, lake: Lake): void {
  const { assets, store, projectId } = lake;
  for (const kind of KINDS) {
    api.post(`/assets/${kind}/:dataset`, async (c) => {
      const dataset = store.dataset(c.req.param("dataset"));
      const bytes = await bodyOf(c, MAX_BYTES);
      if (bytes.length === 0) throw plainError(400, "The upload is empty");
      const { dimensions, ...facts } =
        kind === "images" ? await imageFacts(c, bytes) : fileFacts(c);
      const sha1 = createHash("sha1").update(bytes).digest("hex");
      const stem = dimensions === undefined ? sha1 : `${sha1}-${dimensions}`;
      const name = `${stem}.${facts.extension}`;
      const path = `${kind}/${projectId}/${dataset.name}/${name}`;
      await assets.keep(bytes, kind, dataset.name, name);
      const type = kind.slice(0, -1);
      const document = {
        ...saidOf(c),
        ...facts,
        _id: `${type}-${stem}-${facts.extension}`,
        _type: `sanity.${type}Asset`,
        assetId: sha1,
        sha1hash: sha1,
        size: bytes.length,
        uploadId: randomUUID(),
        path,
        url: `${lake.publicUrl}/${path}`,
      };
      const { results } = await dataset.transact(changingAs(c), (documents) => {
        // The same bytes are the same document, with its existing metadata.
        documents.apply({ createIfNotExists: document });
      });
      return c.json({ document: results[0]?.document });
    });
  }
}

type AssetFacts = { extension: string; mimeType: string; dimensions?: string; metadata?: object };

const EXTENSIONS: Record<string, string> = { jpeg: "jpg", heif: "avif" };

/** Reads the whole image, so that a broken file is refused at its upload. */
async function imageFacts(c: Context, bytes: Buffer): Promise<AssetFacts> {
  const withLqip = (c.req.queries("meta") ?? ["lqip"]).includes("lqip");
  try {
    const image = sharp(bytes, { failOn: "error" });
    const { format, autoOrient, hasAlpha } = await image.metadata();
    // Counting all colours of an image would take five times as long as reading it.
    const isOpaque = !hasAlpha || (await image.stats()).isOpaque;
    const { width, height } = autoOrient;
    const aspectRatio = width / height;
    const dimensions = { _type: "sanity.imageDimensions", width, height, aspectRatio };
    // A small preview that is shown while the image loads.
    const small = await image.autoOrient().resize(20).png({ palette: true }).toBuffer();
    const lqip = withLqip && { lqip: `data:image/png;base64,${small.toString("base64")}` };
    const extension = EXTENSIONS[format] ?? format;
    return {
      extension,
      mimeType: mimeTypeOf(`x.${extension}`),
      dimensions: `${width}x${height}`,
      metadata: { _type: "sanity.imageMetadata", dimensions, hasAlpha, isOpaque, ...lqip },
    };
  } catch (error) {
    throw plainError(400, `The file is not an image this server can read: ${messageOf(error)}`);
  }
}

function fileFacts(c: Context): AssetFacts {
  const declared = c.req.header("content-type")?.split(";")[0]?.trim();
  const typed = declared === "application/octet-stream" ? undefined : declared;
  const named = /\.([a-z0-9]{1,10})$/i.exec(c.req.query("filename") ?? "")?.[1]?.toLowerCase();
  const extension = named ?? (typed && getExtension(typed)) ?? "bin";
  return { extension, mimeType: typed ?? mimeTypeOf(`x.${extension}`) };
}

/** The metadata in an upload's parameters, by the fields of its document. */
function saidOf(c: Context) {
  const { filename, sourceId, sourceName, sourceUrl, ...given } = c.req.query();
  const { label, title, description, creditLine } = given;
  const said = { originalFilename: filename, label, title, description, creditLine };
  const source = withoutEmpty({ id: sourceId, name: sourceName, url: sourceUrl });
  const isFromSource = Object.keys(source).length > 0;
  return {
    ...withoutEmpty(said),
    ...(isFromSource && { source: { _type: "sanity.assetSourceData", ...source } }),
  };
}

const withoutEmpty = (fields: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value));

function mimeTypeOf(filename: string): string {
  return getMimeType(filename)?.split(";")[0] ?? "application/octet-stream";
}

/** Names contain a hash of the bytes, so the content of an address never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";
/** Uploaded markup is shown but may not run, because it would run on this server's origin. */
const NO_SCRIPTS =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; script-src 'none'; sandbox";
const MARKUP = /^(image\/svg\+xml|text\/html|(application|text)\/(xhtml\+)?xml)$/;

/** `/images/:project/:dataset/:file` with image parameters, `/files/…` as uploaded. */
export function addAssetServing(app: Hono, lake: Lake): void {
  const locate = (kind: AssetKind, project: string, dataset: string, file: string) => {
    if (project === lake.projectId) return lake.assets.locate(kind, dataset, file);
    throw plainError(404, `There is no project "${project}" here, only "${lake.projectId}"`);
  };

  app.get("/images/:project/:dataset/:file/:vanity?", etag(), async (c) => {
    const { project, dataset, file } = c.req.param();
    const search = new URL(c.req.url).searchParams;
    const params = readImageParams(search);
    const path = locate("images", project, dataset, file);
    const original = file.split(".")[1] ?? "";
    const format = outputFormat(original, params, c.req.header("accept") ?? "");
    if (params.auto) c.header("vary", "Accept", { append: true });
    if (!format || (format === original && !changesPicture(params))) {
      return sendOriginal(c, path, file);
    }
    setCommonHeaders(c, file, `${file} ${search} ${format}`);
    const picture = await lake.derived.get(path, params, format, c.req.raw.signal);
    return c.body(new Uint8Array(picture), 200, { "content-type": mimeTypeOf(`x.${format}`) });
  });

  app.get("/files/:project/:dataset/:file/:vanity?", etag(), async (c) => {
    const { project, dataset, file } = c.req.param();
    return sendOriginal(c, locate("files", project, dataset, file), file);
  });
}

async function sendOriginal(c: Context, path: string, file: string): Promise<Response> {
  setCommonHeaders(c, file, file);
  const type = mimeTypeOf(file);
  c.header("content-type", type.startsWith("text/") ? `${type}; charset=utf-8` : type);
  // @sanity/export compares downloads with it.
  c.header("x-sanity-sha1", file.split(/[-.]/)[0]);
  if (MARKUP.test(type)) c.header("content-security-policy", NO_SCRIPTS);
  return c.body(await readFile(path));
}

/** @param identity everything that determines the response's bytes */
function setCommonHeaders(c: Context, file: string, identity: string): void {
  c.header("etag", `"${createHash("sha1").update(identity).digest("hex")}"`);
  c.header("cache-control", FOR_EVER);
  const download = c.req.query("dl");
  if (download === undefined) return;
  const name = encodeURIComponent(download || file);
  c.header("content-disposition", `attachment; filename*=UTF-8''${name}`);
}
