import { createWriteStream, mkdirSync } from "node:fs";
import { setPriority } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setTimeout as sleep } from "node:timers/promises";
import { stripVTControlCharacters } from "node:util";
import { execa } from "execa";
import { waitForHttp } from "../lib/wait-for-http.ts";

/** One Node program to run. */
export interface Program {
  /** Shown in messages, and the name of the log file. */
  name: string;
  /** What follows `node` on the command line. */
  args: string[];
  cwd: string;
  env: Record<string, string>;
  /** Whether it leaves the processor to all others. */
  isPatient?: boolean;
}

/** A program that runs until it is stopped; it is up when `readyUrl` answers. */
export interface Service extends Program {
  readyUrl: string;
  readyTimeoutMs: number;
  /** Whether an error page counts as being up, as on a development server. */
  acceptErrors?: boolean;
}

/** A program ended by itself and should not have; the message ends in its last lines. */
class ProgramFailedError extends Error {
  override name = "ProgramFailedError";
}

export type ProcessManager = ReturnType<typeof createProcessManager>;

/** How long a process may take to end by itself before it is killed, in milliseconds. */
const FORCE_KILL_AFTER_MS = 5000;
/** A service that ends this soon after a new start is not started again. */
const SOON_MS = 60_000;
const KEPT_LINES = 30;
const LOOKS_WRONG = /\b(warn(ing)?|error|fail(ed|ure)?|fatal)\b|[⚠⨯✖]/i;
const EXIT_WITH_PARENT = new URL("./exit-with-parent.ts", import.meta.url).href;

/**
 * Starts, watches and stops Node programs, with their whole process trees. All that they print goes
 * to `<logDir>/<name>.log`.
 * @param options.health how often a service is asked whether it answers, and how long it may take
 */
export function createProcessManager(options: {
  logDir: string;
  /** Show everything at once, not only warnings and errors once all runs. */
  verbose: boolean;
  print: (line: string) => void;
  health?: { everyMs: number; limitMs: number };
}) {
  const { logDir, verbose, print, health = { everyMs: 10_000, limitMs: 10_000 } } = options;
  mkdirSync(logDir, { recursive: true });
  const running = new Set<ReturnType<typeof launch>>();
  const launched = new Set<string>();
  const crash = Promise.withResolvers<never>();
  // Whoever waits for it hears of it; nobody waiting is no error of its own.
  crash.promise.catch(() => {});
  let isClosed = false;
  let isShown = verbose;

  function launch(program: Program) {
    const { name, args, cwd, env, isPatient } = program;
    if (isClosed) throw new Error(`${name} is not started: everything is being stopped.`);
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
    if (isPatient && child.pid !== undefined) setPriority(child.pid, 10);

    // Each start of the system begins its logs anew; a service started twice keeps both.
    const log = createWriteStream(join(logDir, `${name}.log`), {
      flags: launched.has(name) ? "a" : "w",
    });
    log.on("error", (error) => print(`[${name}] its log cannot be written: ${error.message}`));
    launched.add(name);
    const lines: string[] = [];
    const read = async (source: "stdout" | "stderr") => {
      for await (const line of createInterface({ input: child[source] })) {
        const text = stripVTControlCharacters(line);
        log.write(`${new Date().toISOString()} ${text}\n`);
        lines.push(text);
        if (lines.length > KEPT_LINES) lines.shift();
        const isSaid = verbose || source === "stderr" || LOOKS_WRONG.test(text);
        if (isShown && (verbose || !entry.isStopping) && isSaid && text.trim() !== "") {
          print(`[${name}] ${text}`);
        }
      }
    };
    const linesRead = Promise.all([read("stdout"), read("stderr")]);
    /** Resolves when the process is gone and its last line has been read; undefined for success. */
    const ended = child.then(async (result) => {
      await linesRead;
      running.delete(entry);
      log.end();
      return result.failed ? describeEnd(name, result) : undefined;
    });
    const entry = {
      name,
      ended,
      isStopping: false,
      failure: (how: string) =>
        new ProgramFailedError(
          [`The ${how}.`, ...(lines.length > 0 ? ["Its last lines:", ...lines] : [])].join("\n  "),
        ),
      async stop() {
        entry.isStopping = true;
        child.kill("SIGTERM");
        await ended;
      },
    };
    running.add(entry);
    return entry;
  }

  /** Starts a service and waits until it is up. */
  async function bringUp(service: Service): Promise<ReturnType<typeof launch>> {
    const entry = launch(service);
    const gone = new AbortController();
    const end = entry.ended.then((how = `${service.name} ended with code 0`) =>
      gone.abort(entry.failure(how)),
    );
    const { readyUrl, readyTimeoutMs: timeoutMs, acceptErrors } = service;
    const { signal } = gone;
    await Promise.race([waitForHttp(readyUrl, { timeoutMs, acceptErrors, signal }), end]);
    // A program that ended did not answer, even if something else on its port did.
    signal.throwIfAborted();
    return entry;
  }

  /** Keeps a service that is up: tells when it hangs, and starts it once more when it ends. */
  async function keepUp(
    service: Service,
    entry: ReturnType<typeof launch>,
    startedAt = -Infinity,
  ): Promise<void> {
    const gone = new AbortController();
    void probe(service, gone.signal);
    const how = (await entry.ended) ?? `${service.name} ended with code 0`;
    gone.abort();
    if (entry.isStopping || isClosed) return;
    if (performance.now() - startedAt < SOON_MS) throw entry.failure(how);
    const log = join(logDir, `${service.name}.log`);
    print(`The ${how}. It is started once more; what it said is in ${log}.`);
    const again = await bringUp(service);
    print(`The ${service.name} is up again.`);
    await keepUp(service, again, performance.now());
  }

  /** Prints when a service ceases to answer: it is not ended, for it may be busy, or in a debugger. */
  async function probe({ name, readyUrl }: Service, gone: AbortSignal): Promise<void> {
    for (let answered = true; !gone.aborted; ) {
      await sleep(health.everyMs, undefined, { signal: gone, ref: false }).catch(() => {});
      const answers = await doesAnswer(readyUrl, health.limitMs, gone);
      if (gone.aborted || answers === answered) continue;
      answered = answers;
      print(
        answers
          ? `The ${name} answers again.`
          : `The ${name} does not answer: ${readyUrl} said nothing for ${health.limitMs / 1000} s. If that lasts, stop everything with Ctrl-C and start again.`,
      );
    }
  }

  return {
    /** Rejects with ProgramFailedError when a service ends by itself twice within a minute. */
    crashed: crash.promise,
    /** Runs a program to its end. @throws ProgramFailedError unless it ends with code 0 */
    async run(program: Program): Promise<void> {
      const entry = launch(program);
      const how = await entry.ended;
      if (how !== undefined) throw entry.failure(how);
    },
    /** Starts a service and waits until it is up. @throws ProgramFailedError or a time-out */
    async start(service: Service): Promise<void> {
      const entry = await bringUp(service);
      keepUp(service, entry).catch((failure) => isClosed || crash.reject(failure));
    },
    /** Stops one service, and resolves when it is gone. */
    async stop(name: string): Promise<void> {
      await Promise.all([...running].filter((entry) => entry.name === name).map(stopEntry));
    },
    /** From now on warnings and errors of the services are printed as they come. */
    showOutput() {
      isShown = true;
    },
    /** Stops everything, and resolves when all is gone. Nothing can be started afterwards. */
    async stopAll(): Promise<void> {
      isClosed = true;
      await Promise.all([...running].map(stopEntry));
    },
  };
}

const stopEntry = (entry: { stop: () => Promise<void> }) => entry.stop();

function describeEnd(
  name: string,
  result: { signal?: string; exitCode?: number; originalMessage?: string },
): string {
  const { signal, exitCode, originalMessage } = result;
  if (signal) return `${name} was ended by ${signal}`;
  return exitCode === undefined
    ? `${name} could not be run (${originalMessage})`
    : `${name} ended with code ${exitCode}`;
}

/** Whether anything at all comes back; an error page is an answer, a refused connection too. */
async function doesAnswer(url: string, limitMs: number, gone: AbortSignal): Promise<boolean> {
  const limit = AbortSignal.timeout(limitMs);
  try {
    const signal = AbortSignal.any([limit, gone]);
    const response = await fetch(url, { redirect: "manual", signal });
    await response.body?.cancel();
    return true;
  } catch {
    // Refused means ended, which the process manager sees by itself.
    return !limit.aborted;
  }
}
