import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import { BUILDING, filesHolding, withHostedSystem } from "./hosted-system.ts";

const SANITY = join(ROOT, "node_modules", "sanity", "bin", "sanity");

const system = withHostedSystem();

test("the Studio is built for the project, without a token and without this machine", {
  timeout: BUILDING,
}, async () => {
  const folder = system.folder("studio");
  const built = await system.run(SANITY, ["build", "-y", folder], join(ROOT, "studio"));
  expect(built.exitCode, built.all).toBe(0);
  expect(await filesHolding(folder, [system.projectId])).not.toEqual([]);
  expect(await filesHolding(folder, [...system.secrets, "localhost:3999"])).toEqual([]);
});
