import type { SanityClient } from "@sanity/client";
import { evaluate, parse } from "groq-js";
import pMap from "p-map";
import {
  createMockAuthStore,
  createWorkspaceFromConfig,
  type Path,
  pathToString,
  validateDocument,
  type Workspace,
} from "sanity";
import type { ContentToolConfig } from "./config.ts";
import { type ContentDocument, isRecord, objectsIn, stableJson } from "./document.ts";
import { isFaultless } from "./faultless.ts";
import { inTasks } from "./in-tasks.ts";
import type { Problem } from "./plan.ts";

type Model = Pick<ContentToolConfig, "client" | "schemaTypes" | "workspace">;

/**
 * The content model with the Studio's own rules: the project's workspace, or one without an
 * interface.
 */
export async function contentWorkspace(model: Model): Promise<Workspace> {
  const { client, schemaTypes, workspace } = model;
  if (workspace !== undefined) return workspace;
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
 * In a browser each level of a document waits for an idle moment, of which there are twenty a second;
 * documents checked together share them. Queries are answered from memory.
 */
const CONCURRENCY = 200;

/** In place of a field, for a problem that is none's. */
export const WHOLE_DOCUMENT = "(whole document)";

type Checking = {
  /** Ids of images and files that references may point to. */
  assets?: Pick<ReadonlySet<string>, "has">;
  /** Is called after each document. */
  onChecked?: ((checked: number, all: number) => void) | undefined;
};

/**
 * Validates documents with the Studio's own rules.
 * @param surroundings all other documents in the lake after the import
 */
export async function findProblems(
  model: Model,
  documents: readonly ContentDocument[],
  surroundings: readonly ContentDocument[],
  { assets = new Set(), onChecked = () => {} }: Checking = {},
): Promise<Problem[]> {
  const workspace = await contentWorkspace(model);
  const { schema, i18n } = workspace;
  const all = new Map([...surroundings, ...documents].map((document) => [document._id, document]));
  const asked = clientOver(model.client, all);
  const rules = {
    // "cli" would turn problems of objects, images and references into warnings.
    environment: "studio" as const,
    getClient: () => asked,
    getDocumentExists: async ({ id }: { id: string }) => all.has(id) || assets.has(id),
  };
  let checked = 0;
  const say = () => {
    checked += 1;
    onChecked(checked, documents.length);
  };
  const problemsOf = async (document: ContentDocument): Promise<Problem[]> => {
    const { _id, _type } = document;
    if (!schema.has(_type)) {
      const message = `The content model has no type "${_type}".`;
      return [{ level: "error", document: _id, field: "_type", message }];
    }
    const markers = await validateDocument({ document: stored(document), workspace, ...rules });
    say();
    const problems = markers.flatMap(({ level, path, message }): Problem[] => {
      const field = pathToString(nameable(path)) || WHOLE_DOCUMENT;
      return level === "info" ? [] : [{ level, document: _id, field, message }];
    });
    // Two rules of a field may say the same.
    return [...new Map(problems.map((each) => [stableJson(each), each])).values()];
  };
  const faulty: ContentDocument[] = [];
  for await (const document of inTasks(documents)) {
    if (await isFaultless(stored(document), { schema, i18n, ...rules })) say();
    else faulty.push(document);
  }
  return (await pMap(faulty, problemsOf, { concurrency: CONCURRENCY })).flat();
}

/** A path up to a member with an empty key, which Sanity does not write as text. */
function nameable(path: Path): Path {
  const nameless = path.findIndex((step) => isRecord(step) && step._key === "");
  return nameless === -1 ? path : path.slice(0, nameless);
}

/** A document with the fields that the lake adds, which rules may read. */
const stored = (document: ContentDocument) => ({
  ...{ _createdAt: "", _updatedAt: "", _rev: "" },
  ...document,
});

/**
 * A client whose queries read the given documents instead of the lake. Rules then see the content
 * as it will be, with every document of the import, without the network.
 */
function clientOver(
  client: SanityClient,
  byId: ReadonlyMap<string, ContentDocument>,
): SanityClient {
  const documents = [...byId.values()];
  const answers = new Map<string, Promise<unknown>>();
  const indexes = new Map<string, Map<unknown, ContentDocument[]>>();
  const places = new Map(documents.map(({ _id }, place) => [_id, place]));

  async function answer(query: string, params: Record<string, unknown>): Promise<unknown> {
    const tree = parse(query, { params });
    // Indexed, so that a list of thousands is not compared row by row.
    const found = limitsIn(onlyFilter(tree)).map(lookUp);
    const dataset = found.sort((a, b) => a.length - b.length)[0] ?? documents;
    const dereference = async ({ _ref }: { _ref: string }) => byId.get(_ref) ?? null;
    return (await evaluate(tree, { dataset, params, dereference })).get();
  }

  /** The documents that have one of some values in a field, in their order. */
  function lookUp({ field, values }: FieldLimit): ContentDocument[] {
    const path = field.join(".");
    const index =
      indexes.get(path) ?? Map.groupBy(documents, (document) => valueAt(document, field));
    indexes.set(path, index);
    const [first, ...others] = [...new Set(values)].map((value) => index.get(value) ?? []);
    if (first === undefined || others.length === 0) return first ?? [];
    const placeOf = ({ _id }: ContentDocument) => places.get(_id) ?? 0;
    return [first, ...others].flat().sort((a, b) => placeOf(a) - placeOf(b));
  }

  const fetch = (query: string, params: Record<string, unknown> = {}) => {
    const key = stableJson([query, params]);
    const asked = answers.get(key) ?? answer(query, params);
    answers.set(key, asked);
    return asked;
  };
  const same = () => asking;
  const changed = { fetch, withConfig: same, clone: same };
  const asking: SanityClient = Object.assign(client.clone(), changed);
  return asking;
}

/** The condition of `*[…]` in a query that reads documents once. */
function onlyFilter(tree: unknown): unknown {
  const nodes = [...objectsIn(tree)].map(({ object }) => object);
  if (nodes.filter(({ type }) => type === "Everything").length !== 1) return undefined;
  const isBare = (base: unknown) => isRecord(base) && base.type === "Everything";
  return nodes.find(({ type, base }) => type === "Filter" && isBare(base))?.expr;
}

/** A field, by its names from the document on, and the values of which a condition requires one. */
type FieldLimit = { field: readonly string[]; values: readonly (string | number)[] };

/** The fields that a condition requires to be equal to texts or numbers: `slug.current == "visas"`. */
function limitsIn(node: unknown): FieldLimit[] {
  if (!isRecord(node)) return [];
  const { type, base, op, left, right } = node;
  if (type === "Group") return limitsIn(base);
  if (type === "And") return [left, right].flatMap(limitsIn);
  if (type !== "OpCall" || (op !== "==" && op !== "in") || !isRecord(right)) return [];
  const field = fieldIn(left);
  // In a comparison a list equals nothing.
  if (field === undefined || Array.isArray(right.value) !== (op === "in")) return [];
  const values = [right.value].flat();
  return values.every(isTextOrNumber) ? [{ field, values }] : [];
}

const isTextOrNumber = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

/** The names of an attribute of a document: `slug`, `current`; undefined for any other expression. */
function fieldIn(node: unknown): string[] | undefined {
  if (!isRecord(node) || node.type !== "AccessAttribute" || typeof node.name !== "string") return;
  if (node.base === undefined) return [node.name];
  const above = fieldIn(node.base);
  return above && [...above, node.name];
}

const valueAt = (document: unknown, field: readonly string[]): unknown =>
  field.reduce((value, name) => (isRecord(value) ? value[name] : undefined), document);
