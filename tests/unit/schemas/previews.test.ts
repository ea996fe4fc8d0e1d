import { createSchema, type SchemaType } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { isRecord } from "#schemas/shared/record.ts";
import { seedDocuments } from "#tests/support/first-content.ts";

const schema = createSchema({ name: "previews", types: schemaTypes });

/** Members of lists whose form shows them under no name. */
function withoutName(value: unknown, type: SchemaType | undefined, place: string): string[] {
  if (Array.isArray(value) && type?.jsonType === "array") {
    return value.flatMap((member: unknown) => {
      const of = type.of.find((each) => isRecord(member) && each.name === member._type);
      if (of === undefined || !isRecord(member)) return [];
      return [...nameless(member, of, place), ...withoutName(member, of, place)];
    });
  }
  if (!isRecord(value) || type?.jsonType !== "object") return [];
  return type.fields.flatMap((field) =>
    withoutName(value[field.name], field.type, `${place} › ${field.name}`),
  );
}

function nameless(member: Record<string, unknown>, type: SchemaType, place: string): string[] {
  const chosen = Object.entries(type.preview?.select ?? {});
  if (chosen.length === 0 || isNamedElsewhere(member, type)) return [];
  const { title } = shownOf(member, type);
  return typeof title === "string" && title.trim() !== "" ? [] : [`${place}: ${type.name}`];
}

function at(value: unknown, path: string): unknown {
  return path.split(".").reduce<unknown>((within, step) => {
    if (Array.isArray(within)) return within[Number(step)];
    return isRecord(within) ? within[step] : undefined;
  }, value);
}

const follows = (member: Record<string, unknown>, path: string) =>
  path.split(".").some((_step, index, steps) => {
    const before = at(member, steps.slice(0, index).join("."));
    return index > 0 && isRecord(before) && typeof before._ref === "string";
  });

/** What another document is called is for that document to say. */
const isNamedElsewhere = (member: Record<string, unknown>, type: SchemaType) =>
  Object.values(type.preview?.select ?? {}).some((path) => follows(member, path));

/** The title and subtitle of a value in lists of the Studio. */
function shownOf(value: Record<string, unknown>, type: SchemaType) {
  const chosen = Object.entries(type.preview?.select ?? {});
  const selected = Object.fromEntries(chosen.map(([name, path]) => [name, at(value, path)]));
  return { ...selected, ...type.preview?.prepare?.(selected) };
}

test("every member of a list has a name in its form", () => {
  const found = seedDocuments.flatMap((each) =>
    withoutName(each, schema.get(each._type), each._id),
  );
  expect(found).toEqual([]);
});

test("a section of a page is named by what it says, and not by its kind alone", () => {
  const sections = seedDocuments.flatMap((each) =>
    Array.isArray(each.sections) ? each.sections.filter(isRecord) : [],
  );
  const byKind = sections.flatMap((each) => {
    const type = schema.get(String(each._type));
    if (type === undefined) return [`${each._type} has no type`];
    return !isNamedElsewhere(each, type) && shownOf(each, type).title === type.title
      ? [`${each._type} ${each._key}`]
      : [];
  });
  expect(sections.length).toBeGreaterThan(20);
  expect(byKind).toEqual([]);
});

test("an entry of a log tells its time in Dubai", () => {
  const figure = schema.get("figure");
  const log = figure?.jsonType === "object" && figure.fields.find(({ name }) => name === "log");
  const [entry] = log && log.type.jsonType === "array" ? log.type.of : [];
  const told = entry && shownOf({ done: "Confirmed", at: "2026-12-31T20:30:00Z" }, entry);
  expect(told).toMatchObject({ title: "Confirmed", subtitle: "1 Jan 2027, 00:30 in Dubai" });
});
