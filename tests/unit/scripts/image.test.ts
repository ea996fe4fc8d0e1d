import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import project from "../../../package.json" with { type: "json" };

test("the image installs every package of the project, without which no page can be built", async () => {
  const dockerfile = await readFile(join(ROOT, "Dockerfile"), "utf8");
  // npm leaves out a package of the project whose folder is not there yet, and says nothing.
  const [beforeInstall = ""] = dockerfile.split("RUN npm ci");
  const copied = [...beforeInstall.matchAll(/^COPY (\S+)\/package\.json \1\/$/gm)];
  expect(copied.map(([, folder]) => folder)).toEqual(expect.arrayContaining(project.workspaces));
});
