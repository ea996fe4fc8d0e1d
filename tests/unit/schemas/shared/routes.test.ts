import { expect, test } from "vitest";
import { fixedPaths, pathsOfPages } from "#schemas/shared/routes.ts";

test("the fixed pages are live whatever the content lake holds", () => {
  expect([...pathsOfPages([])]).toEqual(fixedPaths);
});

test("a document with a slug is live at its path, once", () => {
  const service = { _type: "service", slug: "licensing" };
  expect([...pathsOfPages([service, service])]).toEqual([...fixedPaths, "/services/licensing"]);
});

test("a document without a slug, or of a type that is no page, adds no path", () => {
  const documents = [
    { _type: "service" },
    { _type: "emirate", slug: null },
    { _type: "figure", slug: "corporate-tax" },
    { _type: "aboutPage" },
  ];
  expect([...pathsOfPages(documents)]).toEqual(fixedPaths);
});
