import { globSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FREE_PAGES_PATH, fixedPaths, OFFLINE_PATH, slugRoutes } from "#schemas/shared/routes.ts";
import { ANSWER_PATH } from "#schemas/shared/tools/tool-address.ts";

const app = join(import.meta.dirname, "../../../web/app");

/** The route of each page file, as Next reads it: "/services/[slug]". */
const routesOfFiles = globSync("**/page.tsx", { cwd: app }).map((file) =>
  `/${file}`.replace(/\/page\.tsx$/, "").replace(/^$/, "/"),
);

const SLUG = "[slug]";
const routesOfTable = [
  ...fixedPaths,
  ...slugRoutes.map(({ type, prefix }) =>
    type === "freePage" ? `${FREE_PAGES_PATH}/[...slug]` : `${prefix}/${SLUG}`,
  ),
];

test("every row of the route table has its page file, and every page file its row", () => {
  const others = [OFFLINE_PATH, `${ANSWER_PATH}/[...page]`];
  expect(routesOfFiles.toSorted()).toEqual([...routesOfTable, ...others].toSorted());
});
