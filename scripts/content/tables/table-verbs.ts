import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import { contentWorkspace } from "#scripts/lib/content-workspace.ts";
import { bringIn, type ImportPlan } from "../bring-in.ts";
import { contentOf } from "../document.ts";
import type { ImportOptions } from "../import.ts";
import { readLake } from "../lake.ts";
import { readTakes } from "../take.ts";
import { columnsOf } from "./columns.ts";
import { listNamed } from "./lists.ts";
import { readTable, writeTable } from "./table-file.ts";
import { rowsOf, type Surroundings, sourceOfTable } from "./table-source.ts";

/**
 * Writes a list of published documents as CSV or XLSX.
 * @returns how many documents it holds
 */
export async function exportTable(
  client: SanityClient,
  name: string,
  path: string,
): Promise<number> {
  const { type } = listNamed(name);
  const { schema } = await contentWorkspace(client);
  const { published } = await readLake(client);
  const documents = [...published.values()].filter(({ _type }) => _type === type).map(contentOf);
  await writeTable(path, rowsOf(documents, columnsOf(schema, type)));
  return documents.length;
}

/**
 * Imports a list; without `write` it only says what it would do.
 * @throws Error, before anything is written, that names row, column and value
 */
export async function bringInTable(
  client: SanityClient,
  name: string,
  path: string,
  {
    write = false,
    take = [],
    encoding,
    ...options
  }: ImportOptions & { encoding?: string | undefined } = {},
): Promise<ImportPlan> {
  const list = listNamed(name);
  const table = await readTable(path, encoding);
  const { schema } = await contentWorkspace(client);
  const source = sourceOfTable(path, table, {
    list,
    columns: columnsOf(schema, list.type),
    surroundings: await readSurroundings(client),
  });
  const { plan } = await bringIn(client, source, {
    ...options,
    write,
    base: "import",
    conflicts: "refuse",
    take: readTakes(take),
  });
  return plan;
}

const pictures = z.array(z.object({ _id: z.string(), originalFilename: z.string().nullish() }));

async function readSurroundings(client: SanityClient): Promise<Surroundings> {
  const { published } = await readLake(client);
  const found = pictures.parse(
    await client.fetch(
      `*[_type == "sanity.imageAsset"]{ _id, originalFilename }`,
      {},
      { perspective: "raw" },
    ),
  );
  const assets = new Map(
    found.flatMap(({ _id, originalFilename }) =>
      [_id, originalFilename ?? _id].map((name) => [name.toLowerCase(), _id] as const),
    ),
  );
  return { documents: published, assets };
}
