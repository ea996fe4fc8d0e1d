import { createRequire } from "node:module";
import { execa } from "execa";
import type { Changes } from "./changes.ts";

const BIOME = createRequire(import.meta.url).resolve("@biomejs/biome/bin/biome");

/**
 * Makes the generated files anew from written changes, and puts their sources in form.
 * @param root folder of the project
 * @throws Error with what the program said that failed
 */
export async function finish({ created, edited }: Changes, root: string): Promise<void> {
  const sources = [...created, ...edited].filter((file) => /\.tsx?$/.test(file));
  await runNode(["scripts/typegen/main.ts"], root);
  await runNode([BIOME, "check", "--write", ...sources], root);
}

async function runNode(program: string[], cwd: string): Promise<void> {
  const { failed, all } = await execa(process.execPath, program, { cwd, all: true, reject: false });
  if (failed) {
    throw new Error(
      `The files are written, but ${program[0]} fails. Mend it by hand, or take them back with git:\n${all}`,
    );
  }
}
