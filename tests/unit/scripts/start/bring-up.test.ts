import { mkdirSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test, vi } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import { bringUp } from "#scripts/start/bring-up.ts";
import { makePlan } from "#scripts/start/plan.ts";
import type { ProcessManager } from "#scripts/start/process-manager.ts";
import { definePrograms } from "#scripts/start/programs.ts";
import { makeTempDir } from "../temp-dir.ts";

test("the site answers before the Studio is built, and neither is built a second time", async () => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  const dataDir = makeTempDir();
  const build = join(dataDir, "site");
  const plan = makePlan({
    NORDUNE_DATA_DIR: dataDir,
    NORDUNE_BUILD_DIR: relative(join(ROOT, "web"), build),
    CONTENT_LAKE_URL: "http://localhost:1",
    INBOX_URL: "http://localhost:2",
  });
  const programs = definePrograms({ plan, dev: false });
  const calls: string[] = [];
  const manager: ProcessManager = {
    crashed: new Promise(() => {}),
    async run({ name }) {
      calls.push(name);
      mkdirSync(name === "site-build" ? build : join(dataDir, "studio"), { recursive: true });
      if (name === "site-build") writeFileSync(join(build, "built-scripts.json"), "{}");
    },
    start: async ({ name }) => void calls.push(name),
    stop: async () => {},
    showOutput: () => {},
    stopAll: async () => {},
  };
  const start = () => bringUp({ plan, programs, manager, dev: false });

  await start();
  expect(calls).toEqual(["site-build", "site", "studio-build", "studio"]);

  calls.length = 0;
  await start();
  expect(calls).toEqual(["site", "studio"]);
});
