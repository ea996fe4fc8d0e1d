import { Listr } from "listr2";
import type { Outcome } from "./plan.ts";
import type { RunPart, SeedReport } from "./seed.ts";

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

const headings: Record<Outcome, string> = {
  created: "Created",
  updated: "Updated",
  unchanged: "Unchanged",
  keptEdited: "Kept (edited in the Studio)",
  keptDeleted: "Kept (deleted in the Studio)",
};

/** The summary of a run; names each document that was kept, and how to overwrite it. */
export function summary({ documents, uploadedPictures }: SeedReport): string {
  const lines = [
    ["created", documents.created],
    ["updated", documents.updated],
    ["unchanged", documents.unchanged],
    ["keptEdited", documents.keptEdited],
    ["keptDeleted", documents.keptDeleted],
  ] as const;
  const kept = [...documents.keptEdited, ...documents.keptDeleted];
  return [
    ...lines.map(([outcome, ids]) => `${headings[outcome].padEnd(30)}${ids.length}`),
    `${"Pictures uploaded".padEnd(30)}${uploadedPictures}`,
    ...(kept.length === 0
      ? []
      : [`Kept as they are: ${kept.join(", ")}`, "To overwrite one, add: --force <id>"]),
  ].join("\n");
}
