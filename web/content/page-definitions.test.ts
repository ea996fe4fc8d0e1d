import { expect, test } from "vitest";
import { alternatives, resultShape } from "./drafts/content-shape.ts";
import { pageDefinitions } from "./page-definitions.ts";

// A text of a page is translated by the page's own translation, which is found by this id.
test.each(Object.values(pageDefinitions))("the query of $type names its document", ({ query }) => {
  const [page] = alternatives(resultShape(query)).filter(({ type }) => type === "object");
  expect(page).toHaveProperty("attributes._id");
});
