import { startContentLake } from "@nordune/content-lake";
import { execa } from "execa";
import { expect, onTestFinished, test } from "vitest";
import { LOCAL_PROJECT_ID } from "#schemas/shared/environment/content-lake.ts";
import { ROOT } from "#scripts/lib/project.ts";
import { freePort } from "../ports.ts";
import { makeTempDir } from "../temp-dir.ts";

test("a site that does not answer is told from content with errors, by code 2", async () => {
  const dataDir = makeTempDir();
  const lake = await startContentLake({ port: 0, dataDir, projectId: LOCAL_PROJECT_ID });
  onTestFinished(() => lake.close());
  const SITE_URL = `http://127.0.0.1:${await freePort()}`;
  const run = await execa(process.execPath, ["scripts/check-content/main.ts"], {
    cwd: ROOT,
    env: { SITE_URL, CONTENT_LAKE_PORT: String(lake.port) },
    reject: false,
  });
  expect(run.stdout).toContain("0 pages checked. Errors: 0.");
  expect(run.stderr).toContain(`The site does not answer at ${SITE_URL}. Only the documents`);
  expect(run.exitCode).toBe(2);
});
