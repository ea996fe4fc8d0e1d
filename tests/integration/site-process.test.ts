import { execa } from "execa";
import { expect, test } from "vitest";
import { ROOT, SITE_SERVER } from "#scripts/lib/project.ts";

test("without a build the server says so in a sentence, and ends", async () => {
  const { exitCode, all } = await execa(process.execPath, [SITE_SERVER, "--port", "0"], {
    cwd: ROOT,
    env: { NORDUNE_BUILD_DIR: ".next-nothing" },
    reject: false,
    all: true,
  });
  expect(all).toMatch(/^There is no build of the site in \S+\.next-nothing: run npm run build\./);
  expect(exitCode).toBe(1);
});
