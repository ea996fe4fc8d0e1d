import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import * as z from "zod";
import type { HeldAnswer } from "./answer-store.ts";
import { ANSWERS_FILE } from "./live-content.ts";

const cachedAnswers = z.object({
  answers: z.array(
    z.object({
      query: z.string(),
      params: z.record(z.string(), z.unknown()),
      page: z.string().optional(),
      text: z.string(),
      tags: z.array(z.string()).readonly(),
    }),
  ),
});

/**
 * The file in the folder of a build in which its answers outlive the process; it goes with the build.
 * @param buildDir absolute
 */
export function answerFile(buildDir: string) {
  const path = join(/* turbopackIgnore: true */ buildDir, ANSWERS_FILE);
  return {
    /** What was cached; nothing where that is not usable. */
    read(): HeldAnswer[] {
      try {
        return cachedAnswers.parse(JSON.parse(readFileSync(path, "utf8"))).answers;
      } catch {
        return [];
      }
    },
    async write(answers: readonly HeldAnswer[]): Promise<void> {
      await mkdir(dirname(path), { recursive: true });
      await writeWhole(path, JSON.stringify({ answers }));
    },
  };
}

/**
 * Writes a file whole or not at all: beside the old one, whose place it then takes. Writing into
 * the old file would leave half of the new one when the process is killed in that moment.
 */
async function writeWhole(path: string, data: string): Promise<void> {
  const temporary = `${path}.${randomUUID()}.tmp`;
  try {
    await writeFile(temporary, data);
    await rename(temporary, path);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
}
