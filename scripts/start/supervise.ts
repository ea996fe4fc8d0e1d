import { execFileSync } from "node:child_process";
import { basename } from "node:path";
import { messageOf } from "#schemas/shared/error-message.ts";
import type { ProcessManager } from "./process-manager.ts";

const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const LOOK_EVERY_MS = 500;

/**
 * Brings a system up, keeps it until it is asked to stop (Ctrl-C, SIGTERM, the end of npm) or one of
 * its services cannot be kept up, and stops all of it.
 * @param options.run starts the services through `manager`
 * @returns the exit code: 0 when asked to stop, 1 when something was wrong, which has been printed
 */
export async function supervise(options: {
  manager: ProcessManager;
  run: () => Promise<unknown>;
  onRunning: () => void;
}): Promise<0 | 1> {
  const { manager, run, onRunning } = options;
  const stopRequest = Promise.withResolvers<void>();
  const requestStop = () => stopRequest.resolve();
  for (const signal of STOP_SIGNALS) process.on(signal, requestStop);
  const stopWatching = watchNpm(requestStop);

  const running = run().then(() => {
    manager.showOutput();
    onRunning();
  });
  try {
    const stopAfterStart = running.then(() => stopRequest.promise);
    await Promise.race([stopAfterStart, stopRequest.promise, manager.crashed]);
    console.log("\nStopping …");
    return 0;
  } catch (error) {
    console.error(`\n${messageOf(error)}`);
    return 1;
  } finally {
    await manager.stopAll();
    // A step that was under way fails when its program is stopped: the screen is then in order.
    await running.catch(() => {});
    stopWatching();
    for (const signal of STOP_SIGNALS) process.off(signal, requestStop);
  }
}

/**
 * Calls `onGone` once when the npm that runs this process is gone: it passes on Ctrl-C, but when it
 * is stopped or killed itself it leaves behind what it ran.
 * @returns a function that ends the watch
 */
function watchNpm(onGone: () => void): () => void {
  // Run by hand, a start may well outlive the shell it was typed into.
  if (process.env.npm_lifecycle_event === undefined) return () => {};
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
  try {
    const text = execFileSync("ps", ["-o", "ppid=,comm=", "-p", String(parent)], {
      encoding: "utf8",
    });
    const [ppid = "", name = ""] = text.trim().split(/\s+(.*)/);
    return /^-?(?:ba|da|z|a|k|fi)?sh$|^busybox$/.test(basename(name)) ? Number(ppid) : parent;
  } catch {
    // No ps, or Windows: the parent is then all there is to watch.
    return parent;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of somebody else's may not be signalled, and is there all the same.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
