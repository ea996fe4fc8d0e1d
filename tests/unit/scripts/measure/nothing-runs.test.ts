import { execa } from "execa";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import { freePort } from "../ports.ts";

test("a measure says which address did not answer, and what to start", async () => {
  const port = String(await freePort());
  const args = ["scripts/measure/main.ts", "budgets"];
  const env = { SITE_PORT: port };
  const { stderr, exitCode } = await execa(process.execPath, args, {
    cwd: ROOT,
    env,
    reject: false,
  });
  expect(stderr).toMatch(`The site does not answer at http://localhost:${port}`);
  expect(stderr).toContain("npm start");
  expect(exitCode).toBe(1);
});
