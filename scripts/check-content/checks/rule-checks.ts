import { findProblems, WHOLE_DOCUMENT } from "@nordune/content-tool/rules";
import type { Workspace } from "sanity";
import { API_VERSION } from "../../../schemas/shared/environment/content-lake.ts";
import { type ContentDocument, findingDocument, translationTitle } from "./content.ts";
import type { CheckKind, Finding } from "./finding.ts";
import type { Progress } from "./walk-site.ts";

/** Images and files, of which rules ask whose they are. */
const filesQuery = `*[_type in ["sanity.imageAsset", "sanity.fileAsset"]]{ _id, _type, creditLine }`;

/** Warnings with a finding of their own, by type and field. */
const headings: Record<string, CheckKind> = {
  "figure reviewBy": "review-due",
  "pageMetadata path": "metadata-without-page",
};

/**
 * Validates published documents with the rules of the content model. Newer rules, imports and
 * scripts may leave problems that no form allows. Rules ask documents in memory, not the content lake.
 * @param surroundings all published documents, of which `documents` are to be validated
 */
export async function ruleFindings(
  documents: readonly ContentDocument[],
  workspace: Workspace,
  onProgress: (progress: Progress) => void = () => {},
  surroundings = documents,
): Promise<Finding[]> {
  const client = workspace.getClient({ apiVersion: API_VERSION });
  const raw = client.withConfig({ perspective: "raw", useCdn: false });
  const files = await raw.fetch<ContentDocument[]>(filesQuery);
  // The content lake also stores documents of other programs, which the content model does not
  // contain.
  const ours = documents.filter(({ _type }) => workspace.schema.has(_type));
  const around = new Map(surroundings.map((document) => [document._id, document]));
  const byId = new Map(ours.map((document) => [document._id, document]));
  const problems = await findProblems(
    { client, schemaTypes: [], workspace },
    ours,
    [...surroundings, ...files],
    {
      // The checks of pages report images that do not load.
      assets: { has: (id) => /^(?:image|file)-/.test(id) },
      onChecked: (done, known) => onProgress({ doing: "documents", done, known }),
    },
  );
  return problems.flatMap(({ level, document: id, field: named, message }): Finding[] => {
    const document = byId.get(id);
    if (document === undefined) return [];
    const field = named === WHOLE_DOCUMENT ? undefined : named;
    const own = findingDocument(document, field);
    const title = document._type === "translation" ? translationTitle(document, around) : undefined;
    const place = { ...own, title: title ?? own.title };
    const found = { document: place, problem: `“${place.title}”: ${message}` };
    if (level === "error") {
      const fix = "Open the document, correct the field and publish.";
      return [{ kind: "broken-rule", ...found, fix }];
    }
    const kind = headings[`${document._type} ${field}`] ?? "rule-warning";
    return [{ kind, ...found, fix: "Open the document and correct the field, or leave it." }];
  });
}
