import { messageOf } from "#schemas/shared/error-message.ts";
import { watchNpm } from "./npm-process.ts";
import { type ProcessManager, ProgramFailedError } from "./process-manager.ts";

const STOP_SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

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
    console.error(`\n${describeFailure(error)}`);
    return 1;
  } finally {
    await manager.stopAll();
    // A step that was under way fails when its program is stopped: the screen is then in order.
    await running.catch(() => {});
    stopWatching();
    for (const signal of STOP_SIGNALS) process.off(signal, requestStop);
  }
}

function describeFailure(error: unknown): string {
  if (error instanceof ProgramFailedError && error.lastLines.length > 0) {
    return `${error.message} Its last lines:\n${error.lastLines.map((line) => `  ${line}`).join("\n")}`;
  }
  return messageOf(error);
}
