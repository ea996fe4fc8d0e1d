import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { execa } from "execa";
import { expect, test } from "vitest";
import { ROOT } from "./lib/project.ts";

/**
 * Runs a program that prints its arguments and a variable, with a Node that claims to be `version`.
 */
async function runWith(version: string, ...args: string[]) {
  const cwd = await makeTempDir();
  const files = {
    "claim.cjs": `Object.defineProperty(process.versions, "node", { value: "${version}" })`,
    "program.ts":
      "const shown: string[] = [...process.argv.slice(2), String(process.env.FROM_FILE)];\n" +
      "console.log(JSON.stringify(shown));",
    ".env": "FROM_FILE=file",
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(cwd, name), text);
  const program = ["--require", "./claim.cjs", join(ROOT, "scripts/run.cjs"), "program.ts"];
  return execa(process.execPath, [...program, ...args], { cwd, reject: false });
}

test("a too old Node prints what to do before anything is loaded", async () => {
  const { exitCode, stderr, stdout } = await runWith("22.17.1");
  expect(exitCode).toBe(1);
  expect(stderr).toContain("Node 22.17.1 is too old: 22.18 or newer is needed.");
  expect(stderr).toContain('Run "npm ci" without --ignore-scripts');
  expect(stdout).toBe("");
});

test("a program gets its arguments and the variables of .env that are not set yet", async () => {
  const { exitCode, stdout } = await runWith("22.18.0", "--dev", "a b");
  expect(exitCode).toBe(0);
  expect(JSON.parse(stdout)).toEqual(["--dev", "a b", "file"]);
});
