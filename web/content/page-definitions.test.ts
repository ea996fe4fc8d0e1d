import { expect, test } from "vitest";
import { pageDefinitions } from "./page-definitions.ts";
import { alternatives, resultShape } from "./result-shape.ts";

// A text of a page is translated by the page's own translation, which is found by this id.
test.each(Object.values(pageDefinitions))(
  "the query of $type fetches the document of that page",
  ({ query }) => {
    const [page] = alternatives(resultShape(query)).filter(({ type }) => type === "object");
    expect(page).toHaveProperty("attributes._id");
  },
);

/** The names and types of all parts of a shape that are objects in memory. */
function partsOf(shape: object, found = new Map<object, string>()): Map<object, string> {
  if (found.has(shape)) return found;
  found.set(shape, JSON.stringify(shape));
  for (const part of Object.values(shape)) if (part instanceof Object) partsOf(part, found);
  return found;
}

test("what the results of two pages have in common is held once in memory", () => {
  const [services, emirates] = [pageDefinitions.service, pageDefinitions.emirate].map(({ query }) =>
    partsOf(resultShape(query)),
  );
  const written = new Map([...(services ?? [])].map(([part, text]) => [text, part]));
  const common = [...(emirates ?? [])].filter(([, text]) => written.has(text));
  expect(common.length).toBeGreaterThan(100);
  expect(common.filter(([part, text]) => written.get(text) !== part)).toEqual([]);
});
