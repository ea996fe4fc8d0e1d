import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { errorCode } from "../lib/error-code.ts";

const LOOK_EVERY_MS = 500;
const SHELLS = new Set(["sh", "dash", "bash", "zsh", "ash", "ksh", "fish", "busybox"]);

/**
 * Calls `onGone` once when the npm that runs this process is gone. npm passes on Ctrl-C, but when it
 * is stopped or killed itself it leaves behind what it ran. On Windows only npm's shell is seen.
 * @returns a function that ends the watch
 */
export function watchNpm(onGone: () => void, env: NodeJS.ProcessEnv = process.env): () => void {
  // Run by hand, a start may well outlive the shell it was typed into.
  if (env.npm_lifecycle_event === undefined) return () => {};
  const parent = process.ppid;
  const npm = npmAbove(parent);
  const timer = setInterval(() => {
    if (process.ppid === parent && isAlive(npm)) return;
    clearInterval(timer);
    onGone();
  }, LOOK_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** npm runs a script through a shell, which some systems replace by the script and others keep. */
function npmAbove(parent: number): number {
  if (process.platform === "win32") return parent;
  try {
    const { name, ppid } = processInfo(parent);
    return SHELLS.has(basename(name)) ? ppid : parent;
  } catch {
    // Neither /proc nor ps: the parent is then all there is to watch.
    return parent;
  }
}

function processInfo(pid: number): { name: string; ppid: number } {
  const format =
    process.platform === "linux"
      ? // `<pid> (<name>) <state> <parent> …`; the name may hold anything, brackets too.
        {
          text: readFileSync(`/proc/${pid}/stat`, "utf8"),
          pattern: /^\d+ \((?<name>.*)\) \S+ (?<ppid>\d+)/s,
        }
      : {
          text: execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(pid)], { encoding: "utf8" }),
          pattern: /^\s*(?<ppid>\d+)\s+(?<name>.*\S)/,
        };
  const { name = "", ppid } = format.pattern.exec(format.text)?.groups ?? {};
  if (ppid === undefined) throw new Error(`Nothing is known of process ${pid}`);
  return { name, ppid: Number(ppid) };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of somebody else's may not be signalled, and is there all the same.
    return errorCode(error) === "EPERM";
  }
}
