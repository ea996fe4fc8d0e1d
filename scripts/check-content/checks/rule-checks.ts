import type { ClientConfig, QueryParams, SanityClient } from "@sanity/client";
import pMap from "p-map";
import { pathToString, type ValidationMarker, validateDocument, type Workspace } from "sanity";
import { isRecord } from "../../../schemas/shared/record.ts";
import { type ContentDocument, findingDocument, text } from "./content.ts";
import type { CheckKind, Finding } from "./finding.ts";
import type { Progress } from "./walk-site.ts";

/**
 * Rules wait for the content lake, and in the Studio for idle moments of the browser. With this many
 * in parallel, a query of an editor takes 13 ms instead of 8 on the local content lake.
 */
const concurrency = 16;

/** Warnings with a finding of their own, by type and field. */
const headings: Record<string, CheckKind> = {
  "figure reviewBy": "review-due",
  "pageMetadata path": "metadata-without-page",
};

/**
 * Validates published documents with the rules of the content model. Newer rules, imports and
 * scripts may leave problems that no form allows.
 */
export async function ruleFindings(
  documents: readonly ContentDocument[],
  workspace: Workspace,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Finding[]> {
  const ids = new Set(documents.map(({ _id }) => _id));
  // The checks of pages report images that do not load.
  const exists = (id: string) => ids.has(id) || /^(?:image|file)-/.test(id);
  // The content lake also stores documents of other programs, which the content model does not
  // contain.
  const ours = documents.filter(({ _type }) => workspace.schema.has(_type));
  const getClient = rememberingAnswers(workspace.getClient);
  let done = 0;
  const brokenRules = async (document: ContentDocument): Promise<Finding[]> => {
    const markers = await problemsOf(document, workspace, { exists, getClient });
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

type GetClient = Workspace["getClient"];

/**
 * Clients whose answers are kept for one run of the checks. The rules of 1,500 redirects ask the same
 * question, for all redirects, 1,500 times.
 */
export function rememberingAnswers(getClient: GetClient): GetClient {
  const answers = new Map<string, Promise<unknown>>();
  function remembering(client: SanityClient): SanityClient {
    const { apiVersion, perspective } = client.config();
    return new Proxy(client, {
      get(target, name) {
        if (name === "withConfig") {
          return (config: ClientConfig) => remembering(target.withConfig(config));
        }
        if (name === "fetch") {
          return (query: string, params: QueryParams = {}, ...options: unknown[]) => {
            const key = JSON.stringify([apiVersion, perspective, query, params, options]);
            const known = answers.get(key);
            if (known !== undefined) return known;
            const answer = target.fetch(query, params, ...options.filter(isRecord));
            answers.set(key, answer);
            // A question that failed may be asked again.
            answer.catch(() => answers.delete(key));
            return answer;
          };
        }
        const value: unknown = Reflect.get(target, name);
        return typeof value === "function" ? value.bind(target) : value;
      },
    });
  }
  return (options) => remembering(getClient(options));
}

type HowToRead = {
  /** Knows all existing ids; without it the content lake is queried. */
  exists?: (id: string) => boolean;
  getClient?: GetClient;
};

/** Validates a document with the rules of the content model, whether it is stored or not. */
export function problemsOf(
  document: ContentDocument,
  workspace: Workspace,
  { exists, getClient }: HowToRead = {},
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
    // Outside of the Studio, problems of objects are reported as warnings only.
    environment: "studio",
    // The Studio's own check would query the content lake for every document.
    ...(getClient && { getClient }),
    ...(exists && { getDocumentExists: async ({ id }) => exists(id) }),
  });
}
