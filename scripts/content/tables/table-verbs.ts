import type { SanityClient } from "@sanity/client";
import * as z from "zod";
import type { ContentToolConfig, List } from "../config.ts";
import { contentOf } from "../document.ts";
import { bringIn, type ImportOptions, type ImportPlan } from "../import.ts";
import { readLake } from "../lake.ts";
import { readTakes } from "../merge.ts";
import { columnsOf } from "./columns.ts";
import { readTable, writeTable } from "./table-file.ts";
import { rowsOf, type Surroundings, sourceOfTable } from "./table-source.ts";

/**
 * Writes a list of published documents as CSV or XLSX.
 * @returns how many documents it holds
 */
export async function exportTable(
  tool: ContentToolConfig,
  name: string,
  path: string,
): Promise<number> {
  const { type } = listNamed(tool, name);
  const { schema } = await workspaceOf(tool);
  const { published } = await readLake(tool.client);
  const documents = [...published.values()].filter(({ _type }) => _type === type).map(contentOf);
  await writeTable(path, rowsOf(documents, columnsOf(schema, type, tool.line)));
  return documents.length;
}

/**
 * Imports a list; without `write` it only says what it would do.
 * @throws Error, before anything is written, that names row, column and value
 */
export async function importTable(
  tool: ContentToolConfig,
  name: string,
  path: string,
  {
    write = false,
    take = [],
    encoding,
    ...options
  }: ImportOptions & { encoding?: string | undefined } = {},
): Promise<ImportPlan> {
  const list = listNamed(tool, name);
  const table = await readTable(path, encoding);
  const { schema } = await workspaceOf(tool);
  const source = sourceOfTable(path, table, {
    list,
    columns: columnsOf(schema, list.type, tool.line),
    surroundings: await readSurroundings(tool.client),
    names: [...(tool.names ?? ["name", "title"]), list.key],
  });
  const { plan } = await bringIn(tool, source, {
    ...options,
    write,
    base: "import",
    conflicts: "refuse",
    take: readTakes(take),
  });
  return plan;
}

/** Loaded on demand: the Studio's rules take seconds to start. */
const workspaceOf = async (tool: ContentToolConfig) =>
  (await import("../validate.ts")).contentWorkspace(tool);

/** @throws Error that names the lists there are */
function listNamed({ lists = {} }: ContentToolConfig, name: string): List {
  const list = Object.hasOwn(lists, name) ? lists[name] : undefined;
  if (list !== undefined) return list;
  throw new Error(`There is no list "${name}". There are: ${Object.keys(lists).join(", ")}.`);
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
