import { startTestLake } from "@nordune/content-lake/testing";
import type { ContentDocument } from "@nordune/content-tool";
import { validateDocument } from "sanity";
import { studioWorkspace } from "./studio-workspace.ts";

/** The Studio's rules, compiled once: each question brings the lake that it is to be asked of. */
const workspace = studioWorkspace();

/**
 * What the Studio says of a document, each as "level field: message".
 * @param stored documents that the lake holds besides; every reference counts as sound
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
    // Elsewhere than in the Studio, every rule of an object counts as a warning.
    environment: "studio",
    getClient: (options) => client.withConfig({ apiVersion: options.apiVersion }),
    getDocumentExists: async () => true,
  });
  return markers.map(({ level, path, message }) => `${level} ${path.join(".")}: ${message}`);
}
