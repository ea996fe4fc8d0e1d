import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { execa, type Result } from "execa";
import { waitForHttp } from "../lib/wait-for-http.ts";

/** A Node program to run. */
export interface Program {
  /** The name in messages and of the log file. */
  name: string;
  /** The arguments after `node`. */
  args: string[];
  cwd: string;
  env: Record<string, string>;
}

/** A program that runs until it is stopped. It is ready when `readyUrl` responds. */
export interface Service extends Program {
  readyUrl: string;
  readyTimeoutMs: number;
  /** Whether an error page counts as ready, as on a development server. */
  acceptErrors?: boolean;
}

export type ProcessManager = ReturnType<typeof createProcessManager>;

/** Milliseconds for a process to end before it is killed. */
const FORCE_KILL_AFTER_MS = 5000;
/** A service that ends sooner after a restart is not restarted again. */
const SOON_MS = 60_000;
const KEPT_LINES = 30;
const LOOKS_WRONG = /\b(warn(ing)?|error|fail(ed|ure)?|fatal)\b|[⚠⨯✖]/i;
const EXIT_WITH_PARENT = new URL("./exit-with-parent.ts", import.meta.url).href;

/**
 * Starts, watches and stops Node programs with all of their children. Their output goes to
 * `<logDir>/<name>.log`.
 */
export function createProcessManager(logDir: string) {
  mkdirSync(logDir, { recursive: true });
  const running = new Set<ReturnType<typeof launch>>();
  const launched = new Set<string>();
  const crash = Promise.withResolvers<never>();
  // Handles the rejection, so that nobody has to wait for it.
  crash.promise.catch(() => {});
  let isClosed = false;
  let isShown = false;

  function launch({ name, args, cwd, env }: Program) {
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
    // Children of a crashed program would keep running and hold its output open.
    child.nodeChildProcess.once("exit", () => child.kill());

    // Each start of the system begins new logs. A restarted service continues its log.
    const flags = launched.has(name) ? "a" : "w";
    const log = createWriteStream(join(logDir, `${name}.log`), { flags });
    log.on("error", (error) =>
      console.log(`[${name}] its log cannot be written: ${error.message}`),
    );
    launched.add(name);
    const lines: string[] = [];
    const read = async (source: "stdout" | "stderr") => {
      for await (const line of createInterface({ input: child[source] })) {
        const text = stripVTControlCharacters(line);
        log.write(`${new Date().toISOString()} ${text}\n`);
        lines.push(text);
        if (lines.length > KEPT_LINES) lines.shift();
        const isSaid = source === "stderr" || LOOKS_WRONG.test(text);
        if (!isShown || !isSaid || entry.isStopping || text.trim() === "") continue;
        console.log(`[${name}] ${text}`);
      }
    };
    const linesRead = Promise.all([read("stdout"), read("stderr")]);
    const entry = {
      name,
      isStopping: false,
      /** Resolves when the process has ended and its last line has been read. */
      ended: child.then(async (result) => {
        await linesRead;
        running.delete(entry);
        log.end();
        const how = `${name} ${describeEnd(result)}`;
        const said = lines.length > 0 ? ["Its last lines:", ...lines] : [];
        return { ...result, how, error: new Error([`The ${how}.`, ...said].join("\n  ")) };
      }),
      async stop() {
        entry.isStopping = true;
        child.kill("SIGTERM");
        await entry.ended;
      },
    };
    running.add(entry);
    return entry;
  }

  async function bringUp(service: Service): Promise<ReturnType<typeof launch>> {
    const entry = launch(service);
    const gone = new AbortController();
    const end = entry.ended.then(({ error }) => gone.abort(error));
    const { readyUrl, readyTimeoutMs: timeoutMs, acceptErrors } = service;
    const { signal } = gone;
    await Promise.race([waitForHttp(readyUrl, { timeoutMs, acceptErrors, signal }), end]);
    // A program that ended was not ready, even if something else responds on its port.
    signal.throwIfAborted();
    return entry;
  }

  /** Watches a ready service, and restarts it once when it ends. */
  async function keepUp(
    service: Service,
    entry: ReturnType<typeof launch>,
    startedAt = -Infinity,
  ): Promise<void> {
    const { how, error } = await entry.ended;
    if (entry.isStopping || isClosed) return;
    if (performance.now() - startedAt < SOON_MS) throw error;
    const log = join(logDir, `${service.name}.log`);
    console.log(`The ${how}. It is started again. Its log is ${log}.`);
    const again = await bringUp(service);
    console.log(`The ${service.name} runs again.`);
    await keepUp(service, again, performance.now());
  }

  return {
    /** Rejects when a service ends twice within a minute. */
    crashed: crash.promise,
    /** Runs a program to its end. @throws Error with its last lines unless it ends with code 0 */
    async run(program: Program): Promise<void> {
      const { failed, error } = await launch(program).ended;
      if (failed) throw error;
    },
    /**
     * Starts a service and waits until it is ready. @throws Error with its last lines, or a
     * time-out
     */
    async start(service: Service): Promise<void> {
      const entry = await bringUp(service);
      keepUp(service, entry).catch((failure) => isClosed || crash.reject(failure));
    },
    /** From now on warnings and errors of the services are printed. */
    showOutput() {
      isShown = true;
    },
    /**
     * Stops everything, and resolves when all processes have ended. Nothing can be started
     * afterwards.
     */
    async stopAll(): Promise<void> {
      isClosed = true;
      await Promise.all([...running].map((entry) => entry.stop()));
    },
  };
}

function describeEnd({ signal, exitCode, originalMessage }: Result): string {
  if (signal) return `was ended by ${signal}`;
  return exitCode === undefined
    ? `could not be run (${originalMessage})`
    : `ended with code ${exitCode}`;
}
