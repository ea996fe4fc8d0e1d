import { mkdirSync } from "node:fs";
import { createInterface } from "node:readline";
import { execa } from "execa";
import { waitForHttp } from "../lib/wait-for-http.ts";
import { type ChildOutput, createChildOutput } from "./child-output.ts";

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

/** A program that runs until it is stopped; it is up when `readyUrl` answers. */
export interface Service extends Program {
  readyUrl: string;
  readyTimeoutMs: number;
}

/** A program ended by itself and should not have; the message ends with its last lines. */
export class ProgramFailedError extends Error {
  override name = "ProgramFailedError";
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
  child: ReturnType<typeof spawn>;
  /** Resolves when the process is gone and its last line has been read; never rejects. */
  ended: Promise<Awaited<ReturnType<typeof spawn>>>;
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
    const child = spawn(program);
    const linesRead = readLines(child, output);
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
      const { readyUrl, readyTimeoutMs: timeoutMs } = service;
      await Promise.race([waitForHttp(readyUrl, { timeoutMs, signal: ended.signal }), end]);
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

function spawn(program: Program) {
  const child = execa(process.execPath, ["--import", EXIT_WITH_PARENT, ...program.args], {
    cwd: program.cwd,
    env: { FORCE_COLOR: "0", ...program.env },
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

async function readLines(child: ReturnType<typeof spawn>, output: ChildOutput): Promise<void> {
  await Promise.all(
    (["stdout", "stderr"] as const).map(async (source) => {
      for await (const line of createInterface({ input: child[source] })) output.take(line, source);
    }),
  );
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
  const lines = output.lastLines().map((line) => `  ${line}`);
  const said = lines.length > 0 ? ` Its last lines:\n${lines.join("\n")}` : "";
  return new ProgramFailedError(`The ${program.name} ${how}.${said}`);
}
