import { mkdirSync } from "node:fs";
import { waitForHttp } from "../lib/wait-for-http.ts";
import { type ChildOutput, createChildOutput } from "./child-output.ts";
import { type Program, readLines, spawnProgram } from "./program.ts";

/** A program that runs until it is stopped; it is up when `readyUrl` answers. */
export interface Service extends Program {
  readyUrl: string;
  readyTimeoutMs: number;
  /** Whether an error page counts as being up, as on a development server. */
  acceptErrors?: boolean;
}

/** A program ended by itself and should not have. */
export class ProgramFailedError extends Error {
  override name = "ProgramFailedError";
  /** What it last printed, oldest first. */
  readonly lastLines: readonly string[];

  constructor(message: string, lastLines: readonly string[]) {
    super(message);
    this.lastLines = lastLines;
  }
}

export interface ProcessManager {
  /** Runs a program to its end. @throws ProgramFailedError unless it ends with code 0 */
  run(program: Program): Promise<void>;
  /** Starts a service and waits until it is up. @throws ProgramFailedError or a time-out */
  start(service: Service): Promise<void>;
  /** Stops one service, and resolves when it is gone. */
  stop(name: string): Promise<void>;
  /** From now on warnings and errors of the services are printed as they come. */
  showOutput(): void;
  /** Stops everything, and resolves when all is gone. Nothing can be started afterwards. */
  stopAll(): Promise<void>;
  /** Rejects with ProgramFailedError when a service that was up ends by itself. */
  crashed: Promise<never>;
}

interface Running {
  child: ReturnType<typeof spawnProgram>;
  /** Resolves when the process is gone and its last line has been read; never rejects. */
  ended: Promise<Awaited<ReturnType<typeof spawnProgram>>>;
  output: ChildOutput;
  stopping: boolean;
}

/** Starts and stops Node programs, with their whole process trees. */
export function createProcessManager(options: {
  logDir: string;
  verbose: boolean;
  print: (line: string) => void;
}): ProcessManager {
  mkdirSync(options.logDir, { recursive: true });
  const running = new Map<string, Running>();
  const launched = new Set<string>();
  const crash = Promise.withResolvers<never>();
  // Whoever waits for it hears of it; nobody waiting is no error of its own.
  crash.promise.catch(() => {});
  let closed = false;

  const launch = (program: Program): Running => {
    if (closed) throw new Error(`${program.name} is not started: everything is being stopped.`);
    // Each start of the system begins its logs anew; a service started twice keeps both.
    const fresh = !launched.has(program.name);
    launched.add(program.name);
    const output = createChildOutput({ ...options, name: program.name, fresh });
    const child = spawnProgram(program);
    const linesRead = readLines(child, output.take);
    const ended = child.then(async (result) => {
      await linesRead;
      running.delete(program.name);
      output.close();
      return result;
    });
    const entry: Running = { child, ended, output, stopping: false };
    running.set(program.name, entry);
    return entry;
  };
  const stopEntry = async (entry: Running) => {
    entry.stopping = true;
    if (!options.verbose) entry.output.hide();
    entry.child.kill("SIGTERM");
    await entry.ended;
  };

  return {
    crashed: crash.promise,
    async run(program) {
      const entry = launch(program);
      const result = await entry.ended;
      if (result.failed) throw describeEnd(program, entry, result);
    },
    async start(service) {
      const entry = launch(service);
      const ended = new AbortController();
      let isUp = false;
      const end = entry.ended.then((result) => {
        const failure = describeEnd(service, entry, result);
        ended.abort(failure);
        if (isUp && !entry.stopping) crash.reject(failure);
      });
      const { readyUrl, readyTimeoutMs: timeoutMs, acceptErrors } = service;
      const { signal } = ended;
      await Promise.race([waitForHttp(readyUrl, { timeoutMs, acceptErrors, signal }), end]);
      // A program that ended did not answer, even if something else on its port did.
      ended.signal.throwIfAborted();
      isUp = true;
    },
    async stop(name) {
      const entry = running.get(name);
      if (entry) await stopEntry(entry);
    },
    showOutput() {
      for (const { output } of running.values()) output.show();
    },
    async stopAll() {
      closed = true;
      await Promise.all([...running.values()].map(stopEntry));
    },
  };
}

function describeEnd(
  program: Program,
  { output }: Running,
  result: { exitCode?: number; signal?: string; originalMessage?: string },
): ProgramFailedError {
  const how = result.signal
    ? `was ended by ${result.signal}`
    : result.exitCode === undefined
      ? `could not be run (${result.originalMessage})`
      : `ended with code ${result.exitCode}`;
  return new ProgramFailedError(`The ${program.name} ${how}.`, output.lastLines());
}
