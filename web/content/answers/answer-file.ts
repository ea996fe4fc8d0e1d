import { readFileSync } from "node:fs";
import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { HeldAnswer } from "../client.ts";

/**
 * The file in the folder of a build in which its answers outlive the process; it goes with the build.
 * @param buildDir absolute
 */
export function answerFile(buildDir: string) {
  const path = join(/* turbopackIgnore: true */ buildDir, "answers.json");
  return {
    /** What was cached; nothing where that is not usable. */
    read(): HeldAnswer[] {
      try {
        return JSON.parse(readFileSync(path, "utf8"));
      } catch {
        return [];
      }
    },
    /** Whole or not at all: a process that is killed while it writes leaves the old file. */
    async write(answers: readonly HeldAnswer[]): Promise<void> {
      const temporary = `${path}.${process.pid}.tmp`;
      await writeFile(temporary, JSON.stringify(answers));
      await rename(temporary, path);
    },
  };
}
