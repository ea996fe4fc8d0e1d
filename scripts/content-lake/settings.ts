import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import type { ContentLakeOptions } from "./server.ts";
import { DATASET_NAME } from "./store/lake.ts";
import { messageOf } from "./values.ts";
import { webhookConfig } from "./webhook-config.ts";

/** Each option of the command line: its value, its default and its description. */
const OPTIONS = {
  port: ["<number>", "3999", "0 picks a free port", "PORT"],
  data: ["<folder>", ".data/content-lake", "where everything is kept", "DATA_DIR"],
  images: ["<folder>", "", "keeps images made from uploads, otherwise in memory", "IMAGES_DIR"],
  project: ["<id>", "local", "the project id that clients use", "PROJECT_ID"],
  datasets: ["<names>", "production", "made when they are not there", "DATASETS"],
  webhooks: ["<json>", "[]", "an array of webhooks, or the path of a file with one", "WEBHOOKS"],
} as const;

export const USAGE = `content-lake [option …]; instead of an option its variable can be set

${Object.entries(OPTIONS)
  .map(([name, [takes, initial, meaning, variable]]) =>
    [`  --${name} ${takes}`.padEnd(22), `${meaning} (${initial})`, `CONTENT_LAKE_${variable}`].join(
      "  ",
    ),
  )
  .join("\n")}`;

const settings = z.object({
  port: z.coerce.number().int().min(0).max(65535),
  data: z.string().transform((folder) => resolve(folder)),
  images: z.string().transform((folder) => (folder === "" ? undefined : resolve(folder))),
  project: z.string().regex(/^[a-z0-9][a-z0-9-]*$/),
  datasets: z
    .string()
    .transform((names) => names.split(","))
    .pipe(z.array(z.string().trim().regex(DATASET_NAME))),
  webhooks: z.string(),
});

/**
 * The settings from the command line or the environment. An empty variable counts as unset.
 * @returns undefined when help is requested
 * @throws Error naming the option and its valid values
 */
export function readSettings(
  args: string[],
  env: Record<string, string | undefined>,
): ContentLakeOptions | undefined {
  const options = Object.keys(OPTIONS).map((name) => [name, { type: "string" }] as const);
  const help = { type: "boolean", short: "h" } as const;
  const { values } = parseArgs({ args, options: { ...Object.fromEntries(options), help } });
  if (values.help) return undefined;
  if (env.NODE_ENV === "production") {
    throw new Error(
      "NODE_ENV is production: the content lake has no authentication and is for development only",
    );
  }
  const said = Object.entries(OPTIONS).map(([name, [, initial, , variable]]) => [
    name,
    Reflect.get(values, name) ?? (env[`CONTENT_LAKE_${variable}`] || initial),
  ]);
  const { data, error } = settings.safeParse(Object.fromEntries(said));
  if (error) throw new Error(`The content lake's settings:\n${z.prettifyError(error)}`);
  const { port, datasets, data: dataDir, images: imagesDir, project: projectId } = data;
  return { port, projectId, datasets, dataDir, imagesDir, webhooks: readWebhooks(data.webhooks) };
}

function readWebhooks(setting: string): ContentLakeOptions["webhooks"] {
  try {
    const json = setting.trimStart().startsWith("[") ? setting : readFileSync(setting, "utf8");
    return z.array(webhookConfig).parse(JSON.parse(json));
  } catch (cause) {
    const reason = cause instanceof z.ZodError ? z.prettifyError(cause) : messageOf(cause);
    const remedy = "set a JSON array of webhooks, or the path of a JSON file with one";
    throw new Error(`CONTENT_LAKE_WEBHOOKS cannot be used: ${reason} (${remedy})`, { cause });
  }
}
