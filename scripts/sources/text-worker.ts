import { parentPort } from "node:worker_threads";
import { type Page, pageText } from "./page-text.ts";

/** What the worker answers to a page. */
export type WorkerAnswer = { text: Awaited<ReturnType<typeof pageText>> } | { problem: string };

parentPort?.on("message", async (page: Page) => {
  const answer: WorkerAnswer = await pageText(page).then(
    (text) => ({ text }),
    (error: unknown) => ({ problem: error instanceof Error ? error.message : String(error) }),
  );
  parentPort?.postMessage(answer);
});
