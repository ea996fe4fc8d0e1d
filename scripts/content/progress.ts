import { Listr } from "listr2";
import type { RunPart } from "./bring-in.ts";

const BAR_WIDTH = 24;

/** A bar such as "██████░░░░░░ 12/24". */
export function progressBar(done: number, total: number): string {
  const filled = total === 0 ? BAR_WIDTH : Math.round((done / total) * BAR_WIDTH);
  return `${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${done}/${total}`;
}

/** Shows each part of the work with a bar; where no terminal listens, prints a line for each. */
export const runInTerminal: RunPart = async (title, work) => {
  const outcome = Promise.withResolvers<Awaited<ReturnType<typeof work>>>();
  const list = new Listr(
    [
      {
        title,
        task: async (_context, task) => {
          const showProgress = (done: number, total: number) => {
            if (process.stdout.isTTY) task.title = `${title} ${progressBar(done, total)}`;
          };
          try {
            outcome.resolve(await work(showProgress));
          } catch (error) {
            outcome.reject(error);
            throw new Error("see the message below");
          }
        },
      },
    ],
    { fallbackRenderer: "simple", registerSignalListeners: false },
  );
  // The list only shows that the part failed; the caller gets the error itself.
  const [result] = await Promise.allSettled([outcome.promise, list.run()]);
  if (result.status === "rejected") throw result.reason;
  return result.value;
};
