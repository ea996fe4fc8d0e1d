import * as z from "zod";
import { isTranslationLanguage, translationLanguages } from "../languages.ts";

/** The environment cannot be used. The message lists every problem with its fix. */
export class EnvironmentError extends Error {
  override name = "EnvironmentError";
}

const port = (initial: number) =>
  z.coerce
    .number("must be a port number between 1 and 65535")
    .int("must be a whole number")
    .min(1, "must be between 1 and 65535")
    .max(65_535, "must be between 1 and 65535")
    .default(initial);

const origin = z
  .url({
    protocol: /^https?$/,
    error: "must be an http or https address such as https://example.com",
  })
  .refine(
    // An invalid address has been reported already.
    (value) => !URL.canParse(value) || new URL(value).href === `${new URL(value).origin}/`,
    "must be an address without a path or query: the site stands at the root of its host",
  )
  .transform((value) => value.replace(/\/+$/, ""));

const text = z.string();
/** The value of `SITE_LANGUAGES` for a site in English alone. */
const NO_LANGUAGES = "none";
const secret = text
  .regex(/^[\w-]{16,}$/, "must have at least 16 characters: letters, digits, '-' and '_'")
  .optional();
const identifier = text.regex(
  /^[a-z0-9][a-z0-9_-]*$/,
  "may hold lower-case letters, digits, '-' and '_' only",
);

const variables = z.object({
  SANITY_PROJECT_ID: identifier.optional(),
  SANITY_DATASET: identifier.default("production"),
  SANITY_API_WRITE_TOKEN: text.optional(),
  SANITY_API_READ_TOKEN: text.optional(),
  SANITY_AUTH_TOKEN: text.optional(),
  SANITY_WEBHOOK_SECRET: text.min(16, "must have at least 16 characters").optional(),
  SITE_URL: origin.optional(),
  SITE_PORT: port(3000),
  SITE_LANGUAGES: text
    .default(translationLanguages.map(({ id }) => id).join(","))
    .transform((value) => value.split(",").map((id) => id.trim()))
    .refine(
      (ids) => ids.every((id) => id === NO_LANGUAGES || isTranslationLanguage(id)),
      `must be languages with commas between (${translationLanguages.map(({ id }) => id).join(",")}), or ${NO_LANGUAGES}`,
    )
    .transform((ids) => ids.filter(isTranslationLanguage)),
  SITE_REACH: z
    .enum(["machine", "network"], "must be machine, or network for browsers of other devices")
    .optional(),
  CODESPACES: text.optional(),
  SITE_PICTURES: z
    .enum(["lake", "site"], "must be lake, or site for pictures through the site's own address")
    .optional(),
  CONTENT_UPDATES: z
    .enum(
      ["live", "webhook"],
      "must be live, or webhook for a host of functions, where no process lasts",
    )
    .default("live"),
  // Read by web/server/page-cache.mjs, which runs outside of any bundle.
  SITE_PAGES_DIR: text.optional(),
  SITE_SHARED_SECONDS: z.enum(["0", "1"], "must be 0 or 1").default("1"),
  FRONT_URL: origin.default("http://localhost:8080"),
  FRONT_SITES: text
    .regex(
      /^[\w.-]+:\d+(,[\w.-]+:\d+)*$/,
      "must be hosts and ports with commas between: 127.0.0.1:3000,127.0.0.1:3001",
    )
    .transform((value) => value.split(","))
    .optional(),
  METRICS_TOKEN: secret,
  LOG_FORMAT: z
    .enum(["text", "json"], "must be text, or json for one object a line")
    .default("text"),
  STUDIO_URL: origin.optional(),
  STUDIO_PORT: port(3333),
  STUDIO_QUERY_TOOL: z.enum(["off", "on"], "must be off, or on for developers").default("off"),
  CONTENT_LAKE_URL: origin.optional(),
  CONTENT_LAKE_PORT: port(3999),
  CONTENT_EXPORT: text.optional(),
  FIRST_CONTENT: z
    .enum(["site", "blank"], "must be site, or blank for every page with words to fill in")
    .default("site"),
  INBOX_URL: origin.optional(),
  INBOX_PORT: port(3998),
  NORDUNE_DATA_DIR: text.default(".data"),
  NORDUNE_BUILD_DIR: text.default(".next"),
  NEXT_PUBLIC_EMAILJS_PUBLIC_KEY: text.optional(),
  NEXT_PUBLIC_EMAILJS_SERVICE_ID: text.optional(),
  NEXT_PUBLIC_EMAILJS_CONSULTATION_TEMPLATE_ID: text.optional(),
  NEXT_PUBLIC_EMAILJS_SIGNUP_TEMPLATE_ID: text.optional(),
  NEXT_PUBLIC_EMAILJS_ORIGIN: origin.default("https://api.emailjs.com"),
  NEXT_PUBLIC_ANALYTICS_ID: text
    .regex(/^G-[A-Z0-9]+$/, "must be a Google Analytics measurement id such as G-AB12CD34EF")
    .optional(),
  NEXT_PUBLIC_ADS_CONVERSION: text
    .regex(
      /^AW-\d+\/[\w-]+$/,
      "must be a Google Ads account and conversion label such as AW-123456789/AbC-D_efG",
    )
    .optional(),
});

export type Environment = Readonly<z.infer<typeof variables>>;

type Source = Readonly<Record<string, string | undefined>>;

const parsed = new WeakMap<Source, Environment>();

/**
 * The parsed environment. Each source is parsed once, so later changes are not seen. An empty value
 * counts as unset.
 * @throws EnvironmentError that lists every wrong variable and how to fix it.
 */
export function readEnvironment(source: Source = process.env): Environment {
  const environment = parsed.get(source) ?? parse(source);
  parsed.set(source, environment);
  return environment;
}

function parse(source: Source): Environment {
  const present = Object.fromEntries(
    Object.keys(variables.shape)
      .map((name) => [name, source[name]?.trim()])
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = variables.safeParse(present);
  const problems = [
    ...(result.error?.issues ?? []).map((issue) => `${issue.path.join(".")} ${issue.message}`),
    ...problemsOfGroups(new Set(Object.keys(present))),
  ];
  if (result.success && problems.length === 0) return result.data;
  throw new EnvironmentError(
    `The environment cannot be used:\n${problems.map((problem) => `  ${problem}`).join("\n")}\nSet these in the shell or in the file .env; docs/operating.md has the whole table.`,
  );
}

/** The four variables of an EmailJS account. */
const EMAILJS = /^NEXT_PUBLIC_EMAILJS_(?!ORIGIN)/;

/** Problems of variables that must be set together. */
function problemsOfGroups(present: ReadonlySet<string>): string[] {
  const emailJs = Object.keys(variables.shape).filter((name) => EMAILJS.test(name));
  const named = emailJs.filter((name) => present.has(name)).join(", ");
  const missing = emailJs.filter((name) => named !== "" && !present.has(name));
  return [
    ...missing.map(
      (name) =>
        `${name} is missing, but ${named} is set: set all four, or none to use the local inbox`,
    ),
  ];
}
