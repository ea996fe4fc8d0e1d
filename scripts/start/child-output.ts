import { createWriteStream, type WriteStream } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";

const KEPT_LINES = 30;
const LOOKS_WRONG = /\b(warn(ing)?|error|fail(ed|ure)?|fatal)\b|[⚠⨯✖]/i;

/** Where the lines of one part go: all to its log file, the last few to memory, some to the screen. */
export interface ChildOutput {
  take(line: string, source: "stdout" | "stderr"): void;
  /** The last lines, oldest first. */
  lastLines(): string[];
  /** From now on lines are shown: warnings and errors, or everything when verbose. */
  show(): void;
  /** From now on nothing is shown; what is said while stopping only alarms. */
  hide(): void;
  close(): void;
}

export function createChildOutput(options: {
  name: string;
  logDir: string;
  verbose: boolean;
  /** Whether to begin the log file anew. */
  fresh: boolean;
  print: (line: string) => void;
}): ChildOutput {
  const { name, logDir, verbose, fresh, print } = options;
  const log: WriteStream = createWriteStream(join(logDir, `${name}.log`), {
    flags: fresh ? "w" : "a",
  });
  log.on("error", (error) => print(`[${name}] its log cannot be written: ${error.message}`));
  const kept: string[] = [];
  let shown = verbose;
  return {
    take(line, source) {
      const text = stripVTControlCharacters(line);
      log.write(`${new Date().toISOString()} ${text}\n`);
      kept.push(text);
      if (kept.length > KEPT_LINES) kept.shift();
      if (!shown || text.trim() === "") return;
      if (verbose || source === "stderr" || LOOKS_WRONG.test(text)) print(`[${name}] ${text}`);
    },
    lastLines: () => [...kept],
    show: () => {
      shown = true;
    },
    hide: () => {
      shown = false;
    },
    close: () => log.end(),
  };
}
