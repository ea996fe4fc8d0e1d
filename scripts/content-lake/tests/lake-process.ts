import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";

const MAIN = fileURLToPath(new URL("../main.ts", import.meta.url));

export type LakeProcess = {
  child: ChildProcess;
  /** All of its standard output and standard error so far. */
  output: () => string;
  /** Resolves with the exit code or the signal. */
  ended: Promise<number | string>;
};

/** Runs the command line in a process of its own; ended after the test if it still runs. */
export function runLake(env: Record<string, string>): LakeProcess {
  const child = fork(MAIN, [], { env: { ...process.env, NODE_ENV: "test", ...env }, silent: true });
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
