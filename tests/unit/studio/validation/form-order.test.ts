import { createSchema, type ObjectSchemaType } from "sanity";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { groupOfFirstError, inFormOrder } from "#studio/validation/form-order.ts";

const schema = createSchema({ name: "default", types: schemaTypes });

function documentType(name: string): ObjectSchemaType {
  const type = schema.get(name);
  if (type?.jsonType !== "object") throw new Error(`${name} is no document.`);
  return type;
}

const service = documentType("service");
const document = {
  _type: "service",
  benefits: [
    { _key: "b", _type: "benefit" },
    { _key: "a", _type: "benefit" },
  ],
};

const error = (...path: (string | { _key: string })[]) => ({ path, level: "error" as const });
const warning = (...path: string[]) => ({ path, level: "warning" as const });

test("problems stand in the order of the form, the graver first where a field has several", () => {
  const ordered = [
    error(),
    warning("title"),
    error("hero", "heading"),
    warning("hero", "heading"),
    error("hero", "image"),
    error("introduction", "heading"),
    error("benefits"),
    error("benefits", { _key: "b" }, "title"),
    error("benefits", { _key: "b" }, "text"),
    error("benefits", { _key: "a" }, "title"),
    error("closing", "heading"),
  ];
  expect(inFormOrder(ordered.toReversed(), service, document)).toEqual(ordered);
});

test("a form opens on the group of its first error, and not on that of a warning", () => {
  const problems = [error("benefits"), warning("title"), error("introduction", "heading")];
  expect(groupOfFirstError(problems, service, document)).toBe("introduction");
  expect(groupOfFirstError([warning("benefits")], service, document)).toBeUndefined();
  expect(groupOfFirstError([error()], service, document)).toBeUndefined();
});
