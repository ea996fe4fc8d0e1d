import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { waitForHttp } from "../lib/wait-for-http.ts";
import { type ChildOutput, createChildOutput } from "./child-output.ts";
import { type HealthPolicy, probeHealth } from "./health.ts";
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
  /**
   * Rejects with ProgramFailedError when a service that was up ends by itself, was started once more
   * and ended again soon.
   */
  crashed: Promise<never>;
}

interface Running {
  child: ReturnType<typeof spawnProgram>;
  /** Resolves when the process is gone and its last line has been read; never rejects. */
  ended: Promise<Awaited<ReturnType<typeof spawnProgram>>>;
  output: ChildOutput;
  stopping: boolean;
}

/** A service that ends this soon after a new start is not started again. */
const SOON_MS = 60_000;

/** Starts, watches and stops Node programs, with their whole process trees. */
export function createProcessManager(options: {
  logDir: string;
  verbose: boolean;
  print: (line: string) => void;
  health?: HealthPolicy;
}): ProcessManager {
  mkdirSync(options.logDir, { recursive: true });
  const running = new Map<string, Running>();
  const launched = new Set<string>();
  const crash = Promise.withResolvers<never>();
  // Whoever waits for it hears of it; nobody waiting is no error of its own.
  crash.promise.catch(() => {});
  let closed = false;
  let outputIsShown = false;

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
  /** Starts a service and waits until it is up. */
  const bringUp = async (service: Service): Promise<Running> => {
    const entry = launch(service);
    const ended = new AbortController();
    const end = entry.ended.then((result) => ended.abort(describeEnd(service, entry, result)));
    const { readyUrl, readyTimeoutMs: timeoutMs, acceptErrors } = service;
    const { signal } = ended;
    await Promise.race([waitForHttp(readyUrl, { timeoutMs, acceptErrors, signal }), end]);
    // A program that ended did not answer, even if something else on its port did.
    signal.throwIfAborted();
    return entry;
  };
  /** Keeps a service that is up: tells when it hangs, and starts it once more when it ends. */
  const keepUp = async (service: Service, entry: Running, startedAt = -Infinity): Promise<void> => {
    const stopProbing = probeHealth(service, options.print, options.health);
    const result = await entry.ended;
    stopProbing();
    if (entry.stopping || closed) return;
    const failure = describeEnd(service, entry, result);
    if (performance.now() - startedAt < SOON_MS) throw failure;
    const log = join(options.logDir, `${service.name}.log`);
    options.print(`${failure.message} It is started once more; what it said is in ${log}.`);
    const again = await bringUp(service);
    if (outputIsShown) again.output.show();
    options.print(`The ${service.name} is up again.`);
    await keepUp(service, again, performance.now());
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
      const entry = await bringUp(service);
      keepUp(service, entry).catch((failure) => closed || crash.reject(failure));
    },
    async stop(name) {
      const entry = running.get(name);
      if (entry) await stopEntry(entry);
    },
    showOutput() {
      outputIsShown = true;
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
