import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "#schemas/shared/error-message.ts";
import { isPortFree } from "../lib/ports.ts";
import type { Plan } from "./plan.ts";

/**
 * Everything that would keep the system from starting, each as one sentence or two that name what
 * is wrong and how to fix it. Empty when all is well.
 */
export async function findProblems(
  { dataDir, ports, runsLake, runsInbox }: Plan,
  nodeEnv: string | undefined,
): Promise<string[]> {
  const problems: string[] = [];
  try {
    const probe = join(dataDir, `.write-test-${process.pid}`);
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, "");
    rmSync(probe);
  } catch (error) {
    problems.push(
      `The data folder ${dataDir} cannot be written (${messageOf(error)}). Make it a writable folder, or set NORDUNE_DATA_DIR to another one.`,
    );
  }
  for (const [index, { part, variable, port }] of ports.entries()) {
    const other = ports.slice(0, index).find((each) => each.port === port);
    if (other) {
      problems.push(`${variable} and ${other.variable} both name port ${port}. Give each its own.`);
    } else if (!(await isPortFree(port))) {
      problems.push(
        `Port ${port} (${variable}), wanted by the ${part}, is already in use. Stop the program that uses it, or set ${variable} to another port.`,
      );
    }
  }
  if ((runsLake || runsInbox) && nodeEnv === "production") {
    problems.push(
      "NODE_ENV is production, where the local content lake and inbox do not run. Unset NODE_ENV, or set the SANITY_* and NEXT_PUBLIC_EMAILJS_* variables to use the hosted services.",
    );
  }
  return problems;
}
