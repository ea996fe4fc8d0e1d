import { startTestLake } from "@nordune/content-lake/testing";
import type { ContentDocument } from "@nordune/content-tool";
import { validateDocument } from "sanity";
import { studioWorkspace } from "./studio-workspace.ts";

/** The Studio's rules, compiled once. Each validation passes its own lake. */
const workspace = studioWorkspace();

/**
 * The problems of a document, each as "level field: message".
 * @param stored other documents in the lake; every reference counts as valid
 */
export async function problemsOf(
  document: ContentDocument,
  stored: readonly ContentDocument[] = [],
): Promise<string[]> {
  const { client } = await startTestLake();
  for (const other of stored) await client.create(other, { visibility: "sync" });
  const markers = await validateDocument({
    document: { _createdAt: "", _updatedAt: "", _rev: "", ...document },
    workspace: await workspace,
    // Outside of the Studio, problems of objects are reported as warnings only.
    environment: "studio",
    getClient: (options) => client.withConfig({ apiVersion: options.apiVersion }),
    getDocumentExists: async () => true,
  });
  return markers.map(({ level, path, message }) => `${level} ${path.join(".")}: ${message}`);
}
