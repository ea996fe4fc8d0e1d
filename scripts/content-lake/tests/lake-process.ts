import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { makeTempDir } from "./lake-fixture.ts";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

export type LakeProcess = {
  child: ChildProcess;
  /** All of its standard output and standard error so far. */
  output: () => string;
  /** Resolves with the exit code or the signal. */
  ended: Promise<number | string>;
};

/**
 * Runs the command line in a process of its own; ended after the test if it still runs. A free port
 * and a folder of its own where the settings say nothing else.
 */
export async function runLake(
  settings: Record<string, string> = {},
  options: string[] = [],
): Promise<LakeProcess> {
  const own = { CONTENT_LAKE_DATA_DIR: await makeTempDir(), CONTENT_LAKE_PORT: "0" };
  const env: Record<string, string> = { NODE_ENV: "test", ...own, ...settings };
  const child = fork(MAIN, options, { env: { ...process.env, ...env }, silent: true });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const written = [child.stdout, child.stderr].map((stream) => stream && finished(stream));
  const ended = once(child, "exit").then(async ([code, signal]) => {
    await Promise.all(written);
    return code ?? signal;
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await ended;
  });
  return { child, output: () => output, ended };
}

/** Waits for the line that says where the lake listens. */
export async function urlOf({ output, ended }: LakeProcess): Promise<string> {
  let over = false;
  ended.then(() => {
    over = true;
  });
  for (;;) {
    const url = /Content lake listening on (\S+)/.exec(output())?.[1];
    if (url) return url;
    if (over) throw new Error(`The lake ended before it listened: ${output()}`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
