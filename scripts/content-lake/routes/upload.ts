import { randomUUID } from "node:crypto";
import { extname } from "node:path";
import type { Context, Hono } from "hono";
import { getExtension } from "hono/utils/mime";
import {
  type AssetKind,
  type AssetStore,
  mimeTypeOf,
  type ReceivedFile,
} from "../assets/asset-store.ts";
import { readImage } from "../assets/image-facts.ts";
import { type Changing, changingAs } from "../http/person.ts";
import { queryStringOf } from "../http/request.ts";
import type { Lake } from "../lake.ts";
import type { Dataset } from "../store/dataset.ts";
import type { DocumentStub } from "../store/mutation.ts";

const DEFAULT_METADATA = ["lqip"];

/** `POST /assets/images/:dataset` and `/assets/files/:dataset`, the bytes as the body. */
export function addUploadRoutes(api: Hono, lake: Lake, assets: AssetStore): void {
  const upload = (kind: AssetKind) => async (c: Context<object, `/${string}/:dataset`>) => {
    const dataset = lake.store.dataset(c.req.param("dataset"));
    const received = await assets.receive(c.req.raw.body);
    try {
      const toDocument = kind === "images" ? imageDocument : fileDocument;
      const { name, fields } = await toDocument(c, received);
      const path = `${kind}/${lake.projectId}/${dataset.name}/${name}`;
      await assets.keep(received, kind, dataset.name, name);
      const document = { ...fields, path, url: `${lake.publicUrl}/${path}` };
      return c.json({ document: await store(dataset, document, changingAs(c)) });
    } finally {
      await assets.discard(received);
    }
  };
  api.post("/assets/images/:dataset", upload("images"));
  api.post("/assets/files/:dataset", upload("files"));
}

/** The same bytes are the same document, with what is already known about it. */
async function store(dataset: Dataset, document: DocumentStub, by: Changing) {
  const { results } = await dataset.transact(by, (documents) => {
    documents.apply({ createIfNotExists: document });
  });
  return results[0]?.document;
}

async function imageDocument(c: Context, received: ReceivedFile) {
  const wanted = new Set(queryStringOf(c).getAll("meta"));
  const facts = await readImage(
    received.path,
    wanted.size > 0 ? wanted : new Set(DEFAULT_METADATA),
  );
  const { extension, mimeType, metadata, width, height } = facts;
  const size = `${width}x${height}`;
  const _id = `image-${received.sha1}-${size}-${extension}`;
  const common = commonFields(c, received, extension, mimeType);
  const fields = { ...common, _id, _type: "sanity.imageAsset", metadata };
  return { name: `${received.sha1}-${size}.${extension}`, fields };
}

async function fileDocument(c: Context, received: ReceivedFile) {
  const filename = queryStringOf(c).get("filename") ?? "";
  const declared = c.req.header("content-type")?.split(";")[0]?.trim();
  const named = extname(filename).slice(1).toLowerCase();
  const typed = declared === "application/octet-stream" ? undefined : declared;
  const fromType = typed === undefined ? undefined : getExtension(typed);
  const extension = /^[a-z0-9]{1,10}$/.test(named) ? named : (fromType ?? "bin");
  const mimeType = typed ?? mimeTypeOf(`x.${extension}`);
  const _id = `file-${received.sha1}-${extension}`;
  const common = commonFields(c, received, extension, mimeType);
  const fields = { ...common, _id, _type: "sanity.fileAsset" };
  return { name: `${received.sha1}.${extension}`, fields };
}

function commonFields(
  c: Context,
  { sha1, size }: ReceivedFile,
  extension: string,
  mimeType: string,
) {
  const search = queryStringOf(c);
  /** The fields whose parameter says something. */
  const given = (parameters: Record<string, string>) => {
    const fields = Object.entries(parameters).map(([field, name]) => [field, search.get(name)]);
    return Object.fromEntries(fields.filter(([, value]) => value));
  };
  const source = given({ id: "sourceId", name: "sourceName", url: "sourceUrl" });
  return {
    assetId: sha1,
    sha1hash: sha1,
    size,
    extension,
    mimeType,
    uploadId: randomUUID(),
    ...given({
      originalFilename: "filename",
      label: "label",
      title: "title",
      description: "description",
      creditLine: "creditLine",
    }),
    ...(Object.keys(source).length > 0 && {
      source: { _type: "sanity.assetSourceData", ...source },
    }),
  };
}
