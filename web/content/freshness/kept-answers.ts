import { createHash } from "node:crypto";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { writeWhole } from "../write-whole.ts";

/** The last answers that pages were made from, for a day that turns while the content lake is away. */
export type KeptAnswers = {
  /** Keeps the answer to a question in place of its last one. A disk that is full is reported only. */
  keep: (question: readonly unknown[], answer: unknown) => Promise<void>;
  /** What was kept for this very question, of whatever type its answer is; undefined for nothing. */
  read: <Answer>(question: readonly unknown[]) => Promise<{ answer: Answer } | undefined>;
};

/**
 * Answers in a folder, one file for each question. Questions are those of pages that exist, so their
 * number is bounded by the content.
 */
export function keptAnswersIn(dir: string): KeptAnswers {
  const fileOf = (question: readonly unknown[]) => {
    const name = createHash("sha256").update(JSON.stringify(question)).digest("hex");
    return join(/* turbopackIgnore: true */ dir, `${name}.json`);
  };
  return {
    async keep(question, answer) {
      try {
        await mkdir(dir, { recursive: true });
        await writeWhole(fileOf(question), JSON.stringify({ answer }));
      } catch (error) {
        console.warn(`An answer of the content lake could not be kept: ${String(error)}`);
      }
    },
    async read(question) {
      try {
        return JSON.parse(await readFile(fileOf(question), "utf8"));
      } catch {
        return undefined;
      }
    },
  };
}
