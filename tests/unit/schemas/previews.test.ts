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
  // What another document is called is for that document to say.
  if (chosen.length === 0 || chosen.some(([, path]) => follows(member, path))) return [];
  const selected = Object.fromEntries(chosen.map(([name, path]) => [name, at(member, path)]));
  const { title } = { ...selected, ...type.preview?.prepare?.(selected) };
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

test("every member of a list has a name in its form", () => {
  const found = seedDocuments.flatMap((each) =>
    withoutName(each, schema.get(each._type), each._id),
  );
  expect(found).toEqual([]);
});
