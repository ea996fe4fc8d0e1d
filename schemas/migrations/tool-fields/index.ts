import { getPublishedId } from "@sanity/client/csm";
import type { SanityDocument } from "@sanity/types";
import { at, createOrReplace, defineMigration, del, patch, set } from "sanity/migrate";
import { isRecord } from "../../shared/record.ts";
import { namedFigures } from "./named-figures.ts";
import { placeOfText, typeOfKind } from "./places.ts";

type Row = Readonly<Record<string, unknown>>;

/**
 * Turns each document of type `tool`, a list of parts with names, into a document of its own type
 * with named fields. The new id is the name of that type. Every reference is changed, and the old
 * document is deleted. Drafts and versions are migrated too. A second run changes nothing.
 */
export default defineMigration({
  title: "Give the documents of tools fields with names",
  async *migrate(documents) {
    const olds: SanityDocument[] = [];
    /** The new ids by the old ones, both without the prefix of drafts and versions. */
    const newIds = new Map<string, string>();
    for await (const document of documents()) {
      const type = document._type === "tool" ? typeOfKind(document.kind) : undefined;
      if (type === undefined) continue;
      olds.push(document);
      newIds.set(getPublishedId(document._id), type);
    }
    // New documents come first and deletions last, because the lake refuses a reference without a
    // target and a deletion with a reference.
    for (const old of olds) yield createOrReplace(withNamedFields(old));
    if (olds.length === 0) return;
    for await (const document of documents()) {
      const changes = document._type === "tool" ? [] : referencesTo(newIds, document);
      if (changes.length === 0) continue;
      const sets = changes.map(([path, value]) => at(path, set(value)));
      yield patch(document._id, sets, { ifRevision: document._rev });
    }
    for (const { _id } of olds) yield del(_id);
  },
});

/** The document of the new type for an old document of type `tool`. */
export function withNamedFields(old: SanityDocument): SanityDocument {
  const { _type, _updatedAt, kind, rows, heading, text, ...kept } = old;
  const type = typeOfKind(kind) ?? _type;
  const own = { ...kept, _updatedAt, _id: `${prefixOf(old._id)}${type}`, _type: type };
  const parts = rowsIn(rows);
  const ofType = (name: string) => parts.filter((row) => row._type === name);
  const figures = namedFigures(ofType("toolFigure"));
  const tool: Record<string, unknown> = {};
  for (const { part, label, hint } of ofType("toolQuestion")) {
    put(tool, ["questions", `${part}`, "label"], label);
    put(tool, ["questions", `${part}`, "hint"], hint);
  }
  const options = ofType("toolOption").map(({ _key, part, answer, label, figure }) =>
    known({ _key, question: part, answer, label, figure }),
  );
  const times = ofType("toolTime").map(({ _key, part, label, weeks }) =>
    known({ _key, name: part, label, weeks }),
  );
  const routes: Record<string, unknown>[] = [];
  for (const { part, text: line } of ofType("toolText")) {
    const words = figures.textOf(line);
    const [list, name, field] = placeOfText(type, `${part}`);
    if (list === "times") {
      const time = times.find((each) => each.name === name);
      if (time && words !== undefined) time[field] = words;
    } else if (list === "routes") {
      const route = routes.find((each) => each.route === name) ?? { _key: name, route: name };
      if (!routes.includes(route)) routes.push(route);
      if (words !== undefined) route[field] = words;
    } else put(tool, field === undefined ? [list, name] : [list, name, field], words);
  }
  const examples = ofType("toolExample").map(({ _key, label, answer }) =>
    known({ _key, label, answer }),
  );
  // The texts of all tools have neither a form nor a visible heading.
  const head = type === "toolWords" ? {} : known({ heading, text });
  const lists = { options, figures: figures.list(), times, routes, examples };
  const filled = Object.entries(lists).filter(([, list]) => list.length > 0);
  return { ...own, ...head, ...tool, ...Object.fromEntries(filled) };
}

const rowsIn = (list: unknown): Row[] => (Array.isArray(list) ? list.filter(isRecord) : []);

/** `drafts.` or `versions.<release>.`, or nothing. */
const prefixOf = (id: string) => id.slice(0, id.length - getPublishedId(id).length);

/** The fields without undefined ones. */
const known = (fields: Row): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== null),
  );

function put(within: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [name = "", ...rest] = path;
  if (value === undefined || value === null) return;
  if (rest.length === 0) {
    within[name] = value;
    return;
  }
  const inner = isRecord(within[name]) ? within[name] : {};
  within[name] = inner;
  put(inner, rest, value);
}

/** The patches that change the references of a document, by path. */
function referencesTo(
  newIds: ReadonlyMap<string, string>,
  value: unknown,
  path = "",
): [string, string][] {
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      const step = isRecord(item) && item._key ? `_key=="${item._key}"` : index;
      return referencesTo(newIds, item, `${path}[${step}]`);
    });
  }
  if (!isRecord(value)) return [];
  const type = typeof value._ref === "string" ? newIds.get(value._ref) : undefined;
  if (type !== undefined) {
    // A reference to an unpublished document also contains its type.
    const later = isRecord(value._strengthenOnPublish);
    return [
      [`${path}._ref`, type],
      ...(later ? [[`${path}._strengthenOnPublish.type`, type] satisfies [string, string]] : []),
    ];
  }
  return Object.entries(value).flatMap(([name, inner]) =>
    referencesTo(newIds, inner, path === "" ? name : `${path}.${name}`),
  );
}
