import { createInterface } from "node:readline";
import { execa } from "execa";

/** How long a process may take to end by itself before it is killed, in milliseconds. */
const FORCE_KILL_AFTER_MS = 5000;
const EXIT_WITH_PARENT = new URL("./exit-with-parent.ts", import.meta.url).href;

/** One Node program to run. */
export interface Program {
  /** Shown in messages, and the name of the log file. */
  name: string;
  /** What follows `node` on the command line. */
  args: string[];
  cwd: string;
  env: Record<string, string>;
}

/** Runs a program with this Node; ending it ends all it has started, and so does our own end. */
export function spawnProgram({ args, cwd, env }: Program) {
  const child = execa(process.execPath, ["--import", EXIT_WITH_PARENT, ...args], {
    cwd,
    env: { FORCE_COLOR: "0", START_SCRIPT_PID: String(process.pid), ...env },
    stdin: "ignore",
    ipc: true,
    killDescendants: true,
    forceKillAfterDelay: FORCE_KILL_AFTER_MS,
    buffer: false,
    reject: false,
  });
  // What a crashed program had started would outlive it, and hold its output open.
  child.nodeChildProcess.once("exit", () => child.kill());
  return child;
}

/** Hands over each line a program prints; resolves when it has printed its last. */
export async function readLines(
  child: ReturnType<typeof spawnProgram>,
  take: (line: string, source: "stdout" | "stderr") => void,
): Promise<void> {
  await Promise.all(
    (["stdout", "stderr"] as const).map(async (source) => {
      for await (const line of createInterface({ input: child[source] })) take(line, source);
    }),
  );
}
