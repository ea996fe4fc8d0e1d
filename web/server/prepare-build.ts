import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { BUILT_SCRIPTS_FILE } from "@nordune/islands/scripts";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { readBuildEnvironment } from "#schemas/shared/environment/site-environment.ts";
import { createAnswerStore } from "#web/content/answers/answer-store.ts";
import { type Asking, askLake } from "#web/content/client.ts";
import { ANSWERS_FILE } from "#web/lib/build-dir.ts";

/**
 * Gives a build the answers that all of its pages are made from, so that its first start needs no
 * content lake. This is where a build says that it has none, once and with a remedy.
 * @param buildDir folder of the build
 * @throws EnvironmentError, and when the content lake does not answer as one
 */
export async function prepareBuild(buildDir: string, asking: Asking = {}): Promise<void> {
  readBuildEnvironment();
  const { apiHost, projectId, dataset } = contentLakeFromEnvironment();
  const lake = apiHost ?? `https://${projectId}.api.sanity.io`;
  const answers = createAnswerStore((question) => askLake(question, asking));
  try {
    await answers.refresh();
  } catch (cause) {
    throw new Error(
      `The content lake at ${lake} (dataset ${dataset}) does not answer, and every page is made from it: ${String(cause)}\nStart it and build again; npm start does both. For another one set CONTENT_LAKE_URL, or SANITY_PROJECT_ID for hosted Sanity.`,
      { cause },
    );
  }
  await answers.save(join(buildDir, ANSWERS_FILE));
  await writeFile(join(buildDir, BUILT_SCRIPTS_FILE), process.env.BUILT_SCRIPTS ?? "");
}
