import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { buildDir } from "#web/lib/build-dir.ts";
import { writeWhole } from "../write-whole.ts";
import { type KeptAnswers, keptAnswersIn } from "./kept-answers.ts";

/** What the parts of this process know of the turning of figures, which no page shows. */
export type FigureTurn = {
  /** Pages are being rendered for a new day: those that cannot ask the content lake use what is kept. */
  isTurning: boolean;
  /** A page was made from what is kept since the last turn that the content lake answered. */
  isOwed: boolean;
  answers: KeptAnswers;
};

/** The last day for which every page was turned, in the folder of a build. */
export function turnedOnIn(dir: string) {
  const file = join(/* turbopackIgnore: true */ dir, "figures-turned-on");
  return {
    /** ISO date, or an empty text before the first turn. */
    read: () => readFile(file, "utf8").catch(() => ""),
    write: (day: string) => writeWhole(file, day),
  };
}

/** Has a day come, since the pages were last turned, on which they change by themselves? */
export function isTurnDue(days: readonly string[], turnedOn: string, today: string): boolean {
  return days.some((day) => turnedOn < day && day <= today);
}

/**
 * Asks, and keeps the answer. While figures turn, a question that is not answered gets the kept one:
 * the page then shows the new day and last known content, and is owed another rendering.
 * @throws what `ask` throws, at any other time and where nothing is kept
 */
export async function askOrRecall<Answer>(
  turn: FigureTurn,
  question: readonly unknown[],
  ask: () => Promise<Answer>,
): Promise<Answer> {
  const recall = async () => (turn.isTurning ? turn.answers.read<Answer>(question) : undefined);
  // Once one question of this turn went without an answer, the next ones need not wait for theirs.
  const known = turn.isOwed ? await recall() : undefined;
  if (known !== undefined) return known.answer;
  try {
    const answer = await ask();
    await turn.answers.keep(question, answer);
    return answer;
  } catch (error) {
    const kept = await recall();
    if (kept === undefined) throw error;
    turn.isOwed = true;
    return kept.answer;
  }
}

declare global {
  // Pages, route handlers and the start are separate bundles of one process: they share this.
  var norduneFigureTurn: FigureTurn | undefined;
}

/** The turning of figures in this process. */
export function figureTurn(): FigureTurn {
  globalThis.norduneFigureTurn ??= {
    isTurning: false,
    isOwed: false,
    answers: keptAnswersIn(join(/* turbopackIgnore: true */ buildDir(), "answers")),
  };
  return globalThis.norduneFigureTurn;
}
