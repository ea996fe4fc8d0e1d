// sanity 6.16.0: Sanity lists problems in the order in which its checks end. Not needed once it lists them
// in the order of the form.

import type { ObjectSchemaType, Path, SchemaType, ValidationMarker } from "sanity";
import { isRecord } from "../../../schemas/shared/record.ts";
import { headingOf } from "../../lib/heading-of.ts";

type Problem = Pick<ValidationMarker, "path" | "level">;

const levels: ValidationMarker["level"][] = ["error", "warning", "info"];

/**
 * The problems of a document in the order of its form, errors before warnings within a field.
 * Sanity lists them in the order in which its checks end.
 */
export function inFormOrder<Found extends Problem>(
  problems: readonly Found[],
  type: ObjectSchemaType,
  document: unknown,
): Found[] {
  return problems
    .map((problem) => ({ problem, place: placeOf(problem.path, type, document) }))
    .sort(
      (one, other) =>
        comparePlaces(one.place, other.place) ||
        levels.indexOf(one.problem.level) - levels.indexOf(other.problem.level),
    )
    .map(({ problem }) => problem);
}

/** The field group of the first error; undefined without errors. */
export function groupOfFirstError(
  problems: readonly Problem[],
  type: ObjectSchemaType,
  document: unknown,
): string | undefined {
  const errors = problems.filter(({ level }) => level === "error");
  const [name] = inFormOrder(errors, type, document)[0]?.path ?? [];
  return groupsOf(type, name)[0];
}

/** The position of a path in the form: its group, its field, and its position within the field. */
function placeOf(path: Path, root: ObjectSchemaType, document: unknown): number[] {
  const [group = ""] = groupsOf(root, path[0]);
  const inGroups = (root.groups ?? []).findIndex((each) => each.name === group);
  return [inGroups, ...stepsOf(path, root, document).map(({ index }) => index)];
}

/** The titles along a path: of its fields, and of list items by kind and heading, or by number. */
export function titlesOf(path: Path, root: ObjectSchemaType, document: unknown): string[] {
  const titles = stepsOf(path, root, document).map(({ title }) => title);
  return titles.length === 0 ? [root.title ?? root.name] : titles;
}

function stepsOf(path: Path, root: ObjectSchemaType, document: unknown) {
  const steps: { index: number; title: string }[] = [];
  let type: SchemaType | undefined = root;
  let value = document;
  for (const step of path) {
    if (type?.jsonType === "array" && Array.isArray(value)) {
      const index = value.findIndex((item, index) =>
        isRecord(step) ? isRecord(item) && item._key === step._key : index === step,
      );
      const item: unknown = value[index];
      const itemType = isRecord(item) ? item._type : undefined;
      type = type.of.find((each) => each.name === itemType) ?? type.of[0];
      const heading = isRecord(item) ? headingOf(item) : undefined;
      const kind = type?.title ?? "";
      steps.push({ index, title: heading ? `${kind} “${heading}”` : `${kind} ${index + 1}` });
      value = item;
    } else if (type?.jsonType === "object") {
      const index: number = type.fields.findIndex((field) => field.name === step);
      type = type.fields[index]?.type;
      steps.push({ index, title: type?.title ?? String(step) });
      value = isRecord(value) && typeof step === "string" ? value[step] : undefined;
    }
  }
  return steps;
}

function groupsOf(type: ObjectSchemaType, name: Path[number] | undefined): string[] {
  return [type.fields.find((field) => field.name === name)?.group ?? []].flat();
}

/** A document or list comes before its contents. */
function comparePlaces(one: readonly number[], other: readonly number[]): number {
  for (const [depth, place] of one.entries()) {
    const difference = place - (other[depth] ?? Number.NEGATIVE_INFINITY);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}
