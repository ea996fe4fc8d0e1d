import pMap from "p-map";
import { pathToString, type ValidationMarker, validateDocument, type Workspace } from "sanity";
import { type ContentDocument, describe, text } from "./content.ts";
import type { Finding } from "./finding.ts";

/** Rules mostly wait for answers of the content lake; more at a time would disturb its editors. */
const concurrency = 6;

/**
 * Holds published documents against the rules of the content model, as the Studio holds drafts
 * against them: a rule that came later, an import or a script leaves behind what no form refuses.
 */
export async function ruleFindings(
  documents: readonly ContentDocument[],
  workspace: Workspace,
  onProgress: (done: number) => void = () => {},
): Promise<Finding[]> {
  const ids = new Set(documents.map(({ _id }) => _id));
  // Pictures that do not load are found on the pages.
  const exists = (id: string) => ids.has(id) || /^(?:image|file)-/.test(id);
  let done = 0;
  const findings = await pMap(
    // The content lake keeps documents of other programs too, which the content model does not know.
    documents.filter(({ _type }) => workspace.schema.has(_type)),
    async (document) => {
      const broken = await brokenRules(document, workspace, exists);
      done += 1;
      onProgress(done);
      return broken;
    },
    { concurrency },
  );
  return findings.flat();
}

async function brokenRules(
  document: ContentDocument,
  workspace: Workspace,
  exists: (id: string) => boolean,
): Promise<Finding[]> {
  const markers = await problemsOf(document, workspace, exists);
  return markers.flatMap(({ level, path, message }): Finding[] => {
    if (level === "info") return [];
    const place = describe(document, path.length === 0 ? undefined : pathToString(path));
    return [
      {
        kind: level === "error" ? "broken-rule" : "rule-warning",
        document: place,
        problem: `“${place.title}”: ${message}`,
        fix:
          level === "error"
            ? "Open the document, correct the field and publish."
            : "Open the document and correct the field, if it is not meant so.",
      },
    ];
  });
}

/**
 * What the rules of the content model say of a document, stored or not.
 * @param exists knows every id there is; without it the content lake is asked
 */
export function problemsOf(
  document: ContentDocument,
  workspace: Workspace,
  exists?: (id: string) => boolean,
): Promise<ValidationMarker[]> {
  const { _rev, _createdAt, _updatedAt } = document;
  return validateDocument({
    document: {
      ...document,
      _rev: text(_rev),
      _createdAt: text(_createdAt),
      _updatedAt: text(_updatedAt),
    },
    workspace,
    // Elsewhere than in the Studio, every rule of an object counts as a warning.
    environment: "studio",
    // The Studio's own way asks the content lake anew for every document.
    ...(exists && { getDocumentExists: async ({ id }) => exists(id) }),
  });
}
