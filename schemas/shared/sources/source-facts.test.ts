import { expect, test } from "vitest";
import { schemaTypes } from "../../index.ts";
import { isRecord } from "../record.ts";
import { SOURCE_TYPES, sourceFacts } from "./source-facts.ts";

const named = new Map(schemaTypes.map((type) => [type.name, type]));

/** Whether a type has a field of this name, also in its parts. Logs are no facts. */
function hasField(type: unknown, name: string, above: readonly unknown[] = []): boolean {
  if (!isRecord(type) || type.name === "log" || above.includes(type)) return false;
  if (type.name === name) return true;
  const parts = [type.fields, type.of].flatMap((each) => (Array.isArray(each) ? each : []));
  const base = typeof type.type === "string" ? named.get(type.type) : undefined;
  return [...parts, base].some((part) => hasField(part, name, [...above, type]));
}

test("every type of document that names the address of a source is watched", () => {
  const types = schemaTypes.filter((type) => type.type === "document");
  const sourced = types.filter((type) => hasField(type, "sourceUrl")).map(({ name }) => name);
  expect(sourced.sort()).toEqual([...SOURCE_TYPES].sort());
});

test("the sources of what a figure was before, in its log, are not watched", () => {
  const log = [{ _key: "a", done: "Changed", sourceUrl: "https://example.com/old" }];
  const given = { _id: "a", sourceTitle: "A law", sourceUrl: "https://example.com/law", log };
  for (const _type of SOURCE_TYPES) {
    const addresses = sourceFacts([{ ...given, _type }]).map(({ sourceUrl }) => sourceUrl);
    expect(addresses, _type).toEqual(["https://example.com/law"]);
  }
});
