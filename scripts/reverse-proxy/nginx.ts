import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { userInfo } from "node:os";
import { delimiter, join } from "node:path";
import { execa } from "execa";
import { namedProgram } from "../lib/named-program.ts";
import { waitForHttp } from "../lib/wait-for-http.ts";

const READY_MS = 10_000;

/** A running nginx. */
export type Nginx = {
  /** Ends it at once; resolves when it is gone. */
  close: () => Promise<void>;
  /** Resolves when it was closed; rejects with its output when it ended by itself. */
  ended: Promise<void>;
};

/**
 * Runs nginx and resolves when it responds.
 * @param options.directory absolute path for the configuration and nginx's own files
 * @param options.url an address at which it responds
 * @throws Error with nginx's output when it does not start
 */
export async function startNginx(options: {
  directory: string;
  configuration: string;
  url: string;
}): Promise<Nginx> {
  const { directory, configuration, url } = options;
  const executable = nginxExecutable();
  const file = join(directory, "nginx.conf");
  await mkdir(join(directory, "http.d"), { recursive: true });
  await mkdir(join(directory, "server.d"), { recursive: true });
  // The file contains the secret.
  await writeFile(file, configuration, { mode: 0o600 });
  await chmod(file, 0o600);
  await writeFile(
    join(directory, "http.d", "own-folders.conf"),
    await ownFolders(executable, directory),
  );
  const isRoot = process.getuid?.() === 0;
  const globals = ["daemon off", ...(isRoot ? [`user ${userInfo().username}`] : []), ""].join("; ");
  const log = join(directory, "error.log");
  await rm(log, { force: true });
  const program = execa(executable, ["-p", directory, "-e", log, "-c", file, "-g", globals], {
    reject: false,
    stdio: "ignore",
  });
  let closing = false;
  const ended = program.then(async () => {
    if (!closing) throw new Error(`nginx ended. ${await lastLines(log)}`);
  });
  // Handles the rejection, so that callers need not wait for it.
  ended.catch(() => {});
  const close = async () => {
    closing = true;
    program.kill("SIGTERM");
    await program;
  };
  const starting = new AbortController();
  try {
    const answers = waitForHttp(url, {
      timeoutMs: READY_MS,
      acceptErrors: true,
      signal: starting.signal,
    });
    await Promise.race([ended, answers]);
    return { close, ended };
  } catch (error) {
    starting.abort();
    await close();
    throw error;
  }
}

async function lastLines(log: string): Promise<string> {
  const text = await readFile(log, "utf8").catch(() => "It wrote no log.");
  return text.trimEnd().split("\n").slice(-5).join("\n");
}

/**
 * Temporary folders of some builds of nginx, which would otherwise be where only root may write.
 */
async function ownFolders(executable: string, directory: string): Promise<string> {
  const { stderr } = await execa(executable, ["-V"]);
  return ["fastcgi", "uwsgi", "scgi"]
    .filter((module) => !stderr.includes(`--without-http_${module}_module`))
    .map((module) => `${module}_temp_path "${join(directory, module)}";\n`)
    .join("");
}

/** Usual folders of nginx, which may not be on the path of users other than root. */
const SYSTEM_FOLDERS = ["/usr/sbin", "/usr/local/sbin", "/usr/local/bin", "/opt/homebrew/bin"];

/**
 * Path of an nginx: the one `NGINX_PATH` names, or the system's.
 * @throws when there is none, saying how to get one
 */
export function nginxExecutable(): string {
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), ...SYSTEM_FOLDERS];
  const installed =
    namedProgram("NGINX_PATH") ?? folders.map((folder) => join(folder, "nginx")).find(existsSync);
  if (installed !== undefined) return installed;
  throw new Error(
    "No nginx found. Install it, for instance with: apt install nginx; or name it in NGINX_PATH.",
  );
}
