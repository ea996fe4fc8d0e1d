import type { ContentToolConfig } from "./config.ts";
import { rememberExported } from "./export.ts";
import { type ImportOptions, importSource } from "./import.ts";
import { withSource } from "./read-source.ts";
import type { ImportPlan } from "./report.ts";

/** Imports a folder, an `.ndjson` file or an archive as `importSource` does. */
export function importFrom(
  tool: ContentToolConfig,
  path: string,
  options: ImportOptions = {},
): Promise<ImportPlan> {
  return withSource(path, async (source) => {
    const plan = await importSource(tool, source, options);
    // The content of the folder becomes the last agreed state.
    if (options.write && source.exported) await rememberExported(path, source.documents);
    return plan;
  });
}
