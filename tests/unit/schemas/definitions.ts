import { schemaTypes } from "#schemas/index.ts";

type Definition = Record<string, unknown>;

export type Visited = {
  /** Names from the type down to this definition, joined by dots. */
  path: string;
  definition: Definition;
  /** What the definition is to its parent. */
  role: "type" | "field" | "member";
};

function isDefinition(value: unknown): value is Definition {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function definitionsIn(value: unknown): Definition[] {
  return Array.isArray(value) ? value.filter(isDefinition) : [];
}

function nameOf(definition: Definition): string {
  return String(definition.name ?? definition.type);
}

function* visit(definition: Definition, path: string, role: Visited["role"]): Generator<Visited> {
  yield { path, definition, role };
  const marks = isDefinition(definition.marks) ? definition.marks : {};
  const members = [...definitionsIn(definition.of), ...definitionsIn(marks.annotations)];
  for (const field of definitionsIn(definition.fields)) {
    yield* visit(field, `${path}.${nameOf(field)}`, "field");
  }
  for (const member of members) yield* visit(member, `${path}[${nameOf(member)}]`, "member");
}

/** Every definition of the content model: types, their fields, and members of their lists. */
export function allDefinitions(): Visited[] {
  return schemaTypes.flatMap((type) => {
    const definition: Definition = { ...type };
    return [...visit(definition, type.name, "type")];
  });
}

/** Names of the types that a definition refers to by `type`, `of` or `to`. */
export function typesNamedBy(definition: Definition): string[] {
  return [definition, ...definitionsIn(definition.of), ...definitionsIn(definition.to)].map(
    ({ type }) => String(type),
  );
}
