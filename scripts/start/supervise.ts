import { execFileSync } from "node:child_process";
import { messageOf } from "#schemas/shared/error-message.ts";
import type { ProcessManager } from "./process-manager.ts";

const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
const LOOK_EVERY_MS = 500;

/**
 * Starts a system, keeps it running until it is asked to stop (Ctrl-C, SIGTERM, the end of npm) or
 * a service fails, and stops all of it.
 * @param options.run starts the services through `manager`
 * @returns the exit code: 0 when asked to stop, 1 after a failure that has been printed
 */
export async function supervise(options: {
  manager: ProcessManager;
  run: () => Promise<unknown>;
  onRunning: () => void;
}): Promise<0 | 1> {
  const { manager, run, onRunning } = options;
  const stopRequest = Promise.withResolvers<string>();
  for (const signal of STOP_SIGNALS) process.on(signal, stopRequest.resolve);
  // npm passes on Ctrl-C, but a killed npm leaves its children running. A start by hand may outlive
  // its shell.
  const npm = process.env.npm_lifecycle_event === undefined ? process.pid : npmAbove();
  const watch = setInterval(
    () => isAlive(npm) || stopRequest.resolve("npm has ended"),
    LOOK_EVERY_MS,
  ).unref();

  const running = run().then(() => {
    manager.showOutput();
    onRunning();
  });
  try {
    const stopAfterStart = running.then(() => stopRequest.promise);
    const why = await Promise.race([stopAfterStart, stopRequest.promise, manager.crashed]);
    console.log(`\nStopping (${why}) …`);
    return 0;
  } catch (error) {
    console.error(`\n${messageOf(error)}`);
    return 1;
  } finally {
    await manager.stopAll();
    // A running step fails when its program is stopped. The output is complete then.
    await running.catch(() => {});
    clearInterval(watch);
    for (const signal of STOP_SIGNALS) process.off(signal, stopRequest.resolve);
  }
}

/** npm runs a script through a shell, which some systems replace by the script and others keep. */
function npmAbove(): number {
  const { ppid } = process;
  try {
    const asked = ["-o", "ppid=,comm=", "-p", String(ppid)];
    const [above, name = ""] = execFileSync("ps", asked, { encoding: "utf8" }).trim().split(/\s+/);
    return /sh$|busybox$/.test(name) ? Number(above) : ppid;
  } catch {
    // Without ps, as on Windows, only the parent can be watched.
    return ppid;
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user cannot be signalled, but exists.
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
