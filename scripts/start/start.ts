import { join } from "node:path";
import { bringUp } from "./bring-up.ts";
import { findProblems } from "./checks.ts";
import { makePlan } from "./plan.ts";
import { createProcessManager } from "./process-manager.ts";
import { definePrograms, webhookSecret } from "./programs.ts";
import { supervise } from "./supervise.ts";
import { welcome } from "./welcome.ts";

/**
 * Starts the whole system, keeps it until Ctrl-C, SIGTERM or the end of one of its parts, and stops
 * all of it.
 * @param options.dev development servers that follow the source, instead of a build
 * @param options.verbose show everything the parts print
 * @returns the exit code: 0 when asked to stop, 1 when something was wrong
 */
export async function start({ dev, verbose }: { dev: boolean; verbose: boolean }): Promise<0 | 1> {
  const plan = makePlan();
  const problems = await findProblems(plan, process.env.NODE_ENV);
  if (problems.length > 0) {
    console.error(`Nothing was started:\n\n- ${problems.join("\n- ")}`);
    return 1;
  }
  const logDir = join(plan.dataDir, "logs");
  const manager = createProcessManager({ logDir, verbose, print: console.log });
  // A hosted project signs with its own secret, which only the environment can tell.
  const secret = plan.runsLake ? webhookSecret(plan) : undefined;
  const programs = definePrograms({ plan, dev, webhookSecret: secret });
  const exitCode = await supervise({
    manager,
    run: () => bringUp({ plan, programs, manager, dev }),
    onRunning: () => console.log(welcome(plan, logDir)),
  });
  if (exitCode !== 0) console.error(`All output is in ${logDir}.`);
  return exitCode;
}
