import type { RunPart } from "./import.ts";

const BAR_WIDTH = 24;

/** A bar such as "██████░░░░░░ 12/24". */
export function progressBar(done: number, total: number): string {
  const filled = total === 0 ? BAR_WIDTH : Math.round((done / total) * BAR_WIDTH);
  return `${"█".repeat(filled)}${"░".repeat(BAR_WIDTH - filled)} ${done}/${total}`;
}

/** Shows each part of the work with a bar; where no terminal listens, prints a line for each. */
export const runInTerminal: RunPart = async (title, work) => {
  const { isTTY } = process.stdout;
  const show = (text: string) => isTTY && process.stdout.write(`\r\u001b[K${text}`);
  const end = (sign: string) =>
    process.stdout.write(`${isTTY ? "\r\u001b[K" : ""}${sign} ${title}\n`);
  show(title);
  try {
    const result = await work((done, total) => show(`${title} ${progressBar(done, total)}`));
    end("✔");
    return result;
  } catch (error) {
    end("✖");
    throw error;
  }
};
