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
