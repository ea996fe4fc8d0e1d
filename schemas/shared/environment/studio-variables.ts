/** Every variable that `environment.ts` reads; none of them is secret. */
const bakedVariables = [
  "SANITY_PROJECT_ID",
  "SANITY_DATASET",
  "CONTENT_LAKE_URL",
  "CONTENT_LAKE_PORT",
  "SITE_URL",
  "SITE_PORT",
  "STUDIO_QUERY_TOOL",
] as const;

/** The replacements that write these variables, and no others, into the browser bundle. */
export function bakedVariableDefinitions(
  source: Readonly<Record<string, string | undefined>> = process.env,
): Record<string, string> {
  return Object.fromEntries(
    bakedVariables.map((name) => [`process.env.${name}`, JSON.stringify(source[name] ?? "")]),
  );
}
