import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { ContentLakeOptions } from "./server.ts";
import { DATASET_NAME } from "./store/lake.ts";
import { messageOf } from "./values.ts";
import { webhookConfig } from "./webhooks/config.ts";

const PORT = z.coerce.number().int().min(0).max(65535);
const PROJECT_ID = z.string().regex(/^[a-z0-9][a-z0-9-]*$/);
const DATASETS = z
  .string()
  .transform((names) => names.split(","))
  .pipe(z.array(z.string().trim().regex(DATASET_NAME)));

/** Each option of the command line and the variable that says the same. */
const VARIABLES = {
  port: "CONTENT_LAKE_PORT",
  data: "CONTENT_LAKE_DATA_DIR",
  project: "CONTENT_LAKE_PROJECT_ID",
  datasets: "CONTENT_LAKE_DATASETS",
  webhooks: "CONTENT_LAKE_WEBHOOKS",
};

export const USAGE = `content-lake [option …]

  --port <number>      3999; 0 picks a free port
  --data <folder>      .data/content-lake; where everything is kept
  --project <id>       local; the project id that clients use
  --datasets <names>   production; made when they are not there, separated by commas
  --webhooks <json>    a JSON array of webhooks, or the path of a file with one

Instead of an option a variable can be set: ${Object.values(VARIABLES).join(", ")}.`;

/**
 * The settings from the command line and, where it says nothing, from the environment; an empty
 * variable is an unset one.
 * @returns undefined when help is asked for
 * @throws Error naming the option or variable and what it must be
 */
export function readSettings(
  args: string[],
  environment: NodeJS.ProcessEnv,
): ContentLakeOptions | undefined {
  const options = Object.keys(VARIABLES).map((name) => [name, { type: "string" }] as const);
  const help = { type: "boolean", short: "h" } as const;
  const { values } = parseArgs({ args, options: { ...Object.fromEntries(options), help } });
  if (values.help) return undefined;
  const env = { ...environment };
  for (const [name, variable] of Object.entries(VARIABLES)) {
    const value: unknown = Reflect.get(values, name);
    if (typeof value === "string") env[variable] = value;
  }
  if (env.NODE_ENV === "production") {
    throw new Error(
      "NODE_ENV is production: the content lake has no authentication and is for development only",
    );
  }
  function read<T>(variable: string, fallback: string, schema: z.ZodType<T>, remedy: string): T {
    const parsed = schema.safeParse(env[variable] || fallback);
    if (parsed.success) return parsed.data;
    throw new Error(`${variable} is "${env[variable]}": ${remedy}`);
  }
  const names = 'set names of a-z, 0-9, "_" and "-", separated by commas';
  return {
    port: read("CONTENT_LAKE_PORT", "3999", PORT, "set a port from 0 to 65535"),
    projectId: read("CONTENT_LAKE_PROJECT_ID", "local", PROJECT_ID, 'use a-z, 0-9 and "-" only'),
    datasets: read("CONTENT_LAKE_DATASETS", "production", DATASETS, names),
    dataDir: resolve(env.CONTENT_LAKE_DATA_DIR || ".data/content-lake"),
    webhooks: readWebhooks(env.CONTENT_LAKE_WEBHOOKS || "[]"),
  };
}

/** @param setting a JSON array, or the path of a file that holds one. */
function readWebhooks(setting: string): ContentLakeOptions["webhooks"] {
  const remedy = "set a JSON array of webhooks, or the path of a JSON file with one";
  try {
    const json = setting.trimStart().startsWith("[") ? setting : readFileSync(setting, "utf8");
    const parsed = z.array(webhookConfig).safeParse(JSON.parse(json));
    if (parsed.success) return parsed.data;
    throw new TypeError(z.prettifyError(parsed.error));
  } catch (error) {
    throw new Error(`CONTENT_LAKE_WEBHOOKS cannot be used: ${messageOf(error)} (${remedy})`, {
      cause: error,
    });
  }
}
