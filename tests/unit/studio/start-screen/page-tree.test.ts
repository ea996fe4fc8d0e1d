import { expect, test } from "vitest";
import { type PageNode, pageTree } from "#studio/start-screen/page-tree.ts";

const page = (path: string) => ({ path, title: path, id: path, type: "service" });

const outline = (nodes: readonly PageNode[]): unknown[] =>
  nodes.map(({ page: { path }, children }) =>
    children.length === 0 ? path : [path, outline(children)],
  );

test("a page stands under the nearest page that its path continues", () => {
  const paths = ["/free-zones/dubai/a", "/", "/services/visas", "/free-zones/dubai", "/free-zones"];
  expect(outline(pageTree(paths.map(page)))).toEqual([
    "/",
    ["/free-zones", [["/free-zones/dubai", ["/free-zones/dubai/a"]]]],
    "/services/visas",
  ]);
});

test("a path that only begins with the same letters stands beside", () => {
  expect(outline(pageTree(["/free", "/free-zones"].map(page)))).toEqual(["/free", "/free-zones"]);
});
