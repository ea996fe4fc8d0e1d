import pMap from "p-map";
import { pathToString, type ValidationMarker, validateDocument, type Workspace } from "sanity";
import { type ContentDocument, findingDocument, text } from "./content.ts";
import type { CheckKind, Finding } from "./finding.ts";
import type { Progress } from "./walk-site.ts";

/** Rules mostly wait for answers of the content lake; more at a time would disturb its editors. */
const concurrency = 6;

/** Warnings that are listed under a heading of their own, by type and field. */
const headings: Record<string, CheckKind> = {
  "figure reviewBy": "review-due",
  "pageMetadata path": "metadata-without-page",
};

/**
 * Holds published documents against the rules of the content model, as the Studio holds drafts
 * against them: a rule that came later, an import or a script leaves behind what no form refuses.
 */
export async function ruleFindings(
  documents: readonly ContentDocument[],
  workspace: Workspace,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Finding[]> {
  const ids = new Set(documents.map(({ _id }) => _id));
  // Pictures that do not load are found on the pages.
  const exists = (id: string) => ids.has(id) || /^(?:image|file)-/.test(id);
  // The content lake keeps documents of other programs too, which the content model does not know.
  const ours = documents.filter(({ _type }) => workspace.schema.has(_type));
  let done = 0;
  const brokenRules = async (document: ContentDocument): Promise<Finding[]> => {
    const markers = await problemsOf(document, workspace, exists);
    done += 1;
    onProgress({ doing: "documents", done, known: ours.length });
    return markers.flatMap(({ level, path, message }): Finding[] => {
      if (level === "info") return [];
      const field = path.length === 0 ? undefined : pathToString(path);
      const place = findingDocument(document, field);
      const found = { document: place, problem: `“${place.title}”: ${message}` };
      if (level === "error") {
        const fix = "Open the document, correct the field and publish.";
        return [{ kind: "broken-rule", ...found, fix }];
      }
      const kind = headings[`${document._type} ${field}`] ?? "rule-warning";
      return [{ kind, ...found, fix: "Open the document and correct the field, or leave it." }];
    });
  };
  return (await pMap(ours, brokenRules, { concurrency })).flat();
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
