import { constants } from "node:os";
import { execa } from "execa";

/** A program and its arguments. */
type Command = readonly string[];

const STOP_SIGNALS = ["SIGINT", "SIGTERM"] as const;
type StopSignal = (typeof STOP_SIGNALS)[number];

/** Milliseconds for a command to end when the run is stopped. */
const END_MS = 2_000;

/**
 * A run of commands. A failed command does not prevent the others. Ctrl-C and SIGTERM end the run,
 * even if only the command received the signal.
 * @param planned all commands of the run
 */
export function createRun(planned: readonly Command[]) {
  const failed: Command[] = [];
  const remaining = new Set(planned);
  const interruption = new AbortController();
  let stoppedBy: StopSignal | undefined;

  function stop(signal: StopSignal): void {
    stoppedBy ??= signal;
    interruption.abort();
  }
  for (const signal of STOP_SIGNALS) process.on(signal, stop);

  return {
    /** It is aborted when the run is stopped. */
    signal: interruption.signal,

    /** Runs commands one after another, in view. */
    async through(commands: readonly Command[]): Promise<void> {
      for (const command of commands) {
        if (stoppedBy !== undefined) return;
        const [program = "", ...parameters] = command;
        const { exitCode, signal } = await execa(program, parameters, {
          preferLocal: true,
          stdio: "inherit",
          reject: false,
          cancelSignal: interruption.signal,
          forceKillAfterDelay: END_MS,
        });
        const ownSignal = STOP_SIGNALS.find((each) => signal === each || exitCode === codeOf(each));
        if (ownSignal !== undefined) stop(ownSignal);
        if (stoppedBy !== undefined) return;
        remaining.delete(command);
        if (exitCode !== 0) failed.push(command);
      }
    },

    /** Prints what failed and what did not run. @returns the exit code of the run */
    report(): number {
      if (failed.length > 0) console.error(`Failed:\n${listOf(failed)}`);
      if (stoppedBy === undefined) return failed.length > 0 ? 1 : 0;
      const notRun = listOf([...remaining]);
      console.error(`Stopped by ${stoppedBy}. These have not run to their end:\n${notRun}`);
      return codeOf(stoppedBy);
    },
  };
}

/** The exit code of a program that was ended by a signal. */
function codeOf(signal: StopSignal): number {
  return 128 + constants.signals[signal];
}

function listOf(commands: readonly Command[]): string {
  return commands.map((command) => `  npx ${command.join(" ")}`).join("\n");
}
