import { expect, test } from "vitest";
import { expectedMove } from "#studio/renaming/expected-move.ts";

const service = (slug: string) => ({ _type: "service", slug: { _type: "slug", current: slug } });

test("publishing a page under another slug moves it", () => {
  expect(expectedMove(service("a"), service("b"))).toEqual({
    from: "/services/a",
    to: "/services/b",
  });
});

test("publishing a page at its own address moves nothing, so nobody else's move is taken for it", () => {
  expect(expectedMove(service("a"), service("a"))).toBeUndefined();
});

test.each([
  ["a page that was not published before", null, service("b")],
  ["a page without changes", service("a"), null],
  ["a page that loses its address", service("a"), { _type: "service" }],
  ["a document that is no page", { _type: "figure" }, { _type: "figure" }],
])("publishing %s moves nothing", (_name, published, draft) => {
  expect(expectedMove(published, draft)).toBeUndefined();
});
