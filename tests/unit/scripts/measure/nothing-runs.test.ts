import { execa } from "execa";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import { freePort } from "../free-port.ts";

test.each([
  ["publish", "content lake", "CONTENT_LAKE_PORT"],
  ["budgets", "site", "SITE_PORT"],
])(
  "measure %s says which address of the %s did not answer, and what to start",
  async (what, part, variable) => {
    const port = String(await freePort());
    const { stderr, exitCode } = await execa(process.execPath, ["scripts/measure/main.ts", what], {
      cwd: ROOT,
      env: { [variable]: port },
      reject: false,
    });
    expect(stderr).toMatch(
      new RegExp(`The ${part} does not answer at http://\\S+:${port}.*npm start`),
    );
    expect(exitCode).toBe(1);
  },
);
