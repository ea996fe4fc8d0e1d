import type { SanityClient } from "@sanity/client";
import { validateDocument } from "sanity";
import { isRecord } from "#schemas/record.ts";
import { contentWorkspace } from "#scripts/lib/content-workspace.ts";
import type { SeedDocument } from "./content/build/document.ts";

type Finding = { level: "error" | "warning"; document: string; field: string; message: string };

/**
 * Holds documents against the content model with the Studio's own rules.
 * @param existing ids that references may point to beside the documents themselves
 */
export async function findProblems(
  client: SanityClient,
  documents: readonly SeedDocument[],
  existing: ReadonlySet<string>,
  onProgress: (done: number, total: number) => void = () => {},
): Promise<Finding[]> {
  const workspace = await contentWorkspace(client);
  const ids = new Set([...existing, ...documents.map((document) => document._id)]);
  const findings: Finding[] = [];
  for (const [index, document] of documents.entries()) {
    onProgress(index, documents.length);
    const markers = await validateDocument({
      document: { _createdAt: "", _updatedAt: "", _rev: "", ...document },
      workspace,
      // "cli" would turn every broken rule of an object, image or reference into a warning.
      environment: "studio",
      getClient: (options) => client.withConfig({ apiVersion: options.apiVersion }),
      getDocumentExists: async ({ id }) => ids.has(id),
    });
    for (const { level, path, message } of markers) {
      if (level === "info") continue;
      findings.push({ level, document: document._id, field: fieldPath(path), message });
    }
  }
  onProgress(documents.length, documents.length);
  return findings;
}

/** @throws Error that lists every field which breaks a rule of the content model. */
export async function assertValid(...given: Parameters<typeof findProblems>): Promise<void> {
  const [, documents] = given;
  const errors = (await findProblems(...given)).filter(({ level }) => level === "error");
  if (errors.length === 0) return;
  const lines = errors.map(({ document, field, message }) => `  ${document}: ${field}: ${message}`);
  throw new Error(
    `None of ${documents.length} documents was written: the content breaks rules of the content model.\n${lines.join("\n")}`,
  );
}

function fieldPath(path: readonly unknown[]): string {
  if (path.length === 0) return "(whole document)";
  return path
    .map((segment) =>
      isRecord(segment) && "_key" in segment ? `[${String(segment._key)}]` : String(segment),
    )
    .join(".");
}
