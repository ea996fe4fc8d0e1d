import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import { expect, test } from "vitest";
import { makeTempDir } from "./temp-dir.ts";

const run = fileURLToPath(new URL("../../../scripts/run.cjs", import.meta.url));

/** Runs a program that prints its arguments and a variable, by a Node that claims to be `version`. */
function runWith(version: string, files: Record<string, string>, ...args: string[]) {
  const cwd = makeTempDir();
  const claim = `Object.defineProperty(process.versions, "node", { value: "${version}" })`;
  const program =
    "const shown: string[] = [...process.argv.slice(2), String(process.env.FROM_FILE)];\n" +
    "console.log(JSON.stringify(shown));";
  const all = { "claim.cjs": claim, "program.ts": program, ...files };
  for (const [name, text] of Object.entries(all)) writeFileSync(join(cwd, name), text);
  return execa(process.execPath, ["--require", "./claim.cjs", run, ...args], {
    cwd,
    reject: false,
  });
}

test.each(["22.17.1"])(
  "Node %s is told that it is too old, and what to do, before anything is loaded",
  async (version) => {
    const { exitCode, stderr, stdout } = await runWith(version, {}, "program.ts");
    expect(exitCode).toBe(1);
    expect(stderr).toContain(`Node ${version} is too old: 22.18 or newer is needed.`);
    expect(stderr).toContain('Run "npm ci" without --ignore-scripts');
    expect(stdout).toBe("");
  },
);

test.each(["22.18.0"])(
  "Node %s runs the program with its arguments, and what .env has and is not set already",
  async (version) => {
    const given = ["program.ts", "--dev", "a b"];
    const { exitCode, stdout } = await runWith(version, { ".env": "FROM_FILE=file" }, ...given);
    expect(exitCode).toBe(0);
    expect(JSON.parse(stdout)).toEqual(["--dev", "a b", "file"]);
  },
);
