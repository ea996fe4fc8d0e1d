import pMap from "p-map";
import {
  createMockAuthStore,
  createWorkspaceFromConfig,
  validateDocument,
  type Workspace,
} from "sanity";
import type { ContentToolConfig } from "./config.ts";
import { type ContentDocument, isRecord } from "./document.ts";
import type { Problem } from "./source.ts";
import { validationClient } from "./validation-client.ts";

/** The content model with the Studio's own rules: a workspace without an interface. */
export function contentWorkspace({
  client,
  schemaTypes,
}: Pick<ContentToolConfig, "client" | "schemaTypes">): Promise<Workspace> {
  const { projectId = "", dataset = "" } = client.config();
  return createWorkspaceFromConfig({
    name: "script",
    projectId,
    dataset,
    schema: { types: schemaTypes },
    auth: createMockAuthStore({ client, currentUser: null }),
  });
}

/**
 * Holds documents against the content model with the Studio's own rules.
 * @param surroundings everything the lake holds beside them once they are written
 * @param assets ids of the pictures and files that references may point to
 */
export async function findProblems(
  { client, schemaTypes }: Pick<ContentToolConfig, "client" | "schemaTypes">,
  documents: readonly ContentDocument[],
  surroundings: readonly ContentDocument[],
  {
    assets = new Set(),
    onProgress = () => {},
  }: { assets?: ReadonlySet<string>; onProgress?: (done: number, total: number) => void } = {},
): Promise<Problem[]> {
  const workspace = await contentWorkspace({ client, schemaTypes });
  const all = new Map([...surroundings, ...documents].map((document) => [document._id, document]));
  const asked = validationClient(client, [...all.values()]);
  let done = 0;
  const found = await pMap(
    documents,
    async (document) => {
      if (!workspace.schema.has(document._type)) return [unknownType(document)];
      const markers = await validateDocument({
        document: { _createdAt: "", _updatedAt: "", _rev: "", ...document },
        workspace,
        // "cli" would turn every broken rule of an object, image or reference into a warning.
        environment: "studio",
        getClient: () => asked,
        getDocumentExists: async ({ id }) => all.has(id) || assets.has(id),
      });
      done += 1;
      onProgress(done, documents.length);
      return markers.flatMap(({ level, path, message }): Problem[] =>
        level === "info"
          ? []
          : [{ level, document: document._id, field: fieldPath(path), message }],
      );
    },
    { concurrency: 6 },
  );
  return found.flat();
}

function unknownType({ _id, _type }: ContentDocument): Problem {
  const message = `The content model has no type "${_type}".`;
  return { level: "error", document: _id, field: "_type", message };
}

function fieldPath(path: readonly unknown[]): string {
  if (path.length === 0) return "(whole document)";
  return path
    .map((segment) =>
      isRecord(segment) && "_key" in segment ? `[${String(segment._key)}]` : String(segment),
    )
    .join(".");
}
