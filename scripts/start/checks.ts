import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "#schemas/shared/error-message.ts";
import { isPortFree } from "../lib/ports.ts";

/** A port a part is about to listen on, and the variable that moves it. */
export interface PortNeed {
  part: string;
  variable: string;
  port: number;
}

/**
 * Everything that would keep the system from starting, each as one sentence or two that name what
 * is wrong and how to fix it. Empty when all is well.
 */
export async function findProblems(options: {
  dataDir: string;
  ports: PortNeed[];
  /** Whether the local lake or inbox is to run, which both refuse in production. */
  runsLocalServices: boolean;
  nodeEnv: string | undefined;
}): Promise<string[]> {
  const problems = [...dataDirProblems(options.dataDir), ...sharedPortProblems(options.ports)];
  for (const { part, variable, port } of options.ports) {
    if (await isPortFree(port)) continue;
    problems.push(
      `Port ${port} (${variable}), wanted by the ${part}, is already in use. Stop the program that uses it, or set ${variable} to another port.`,
    );
  }
  if (options.runsLocalServices && options.nodeEnv === "production") {
    problems.push(
      "NODE_ENV is production, where the local content lake and inbox do not run. Unset NODE_ENV, or set the SANITY_* and NEXT_PUBLIC_EMAILJS_* variables to use the hosted services.",
    );
  }
  return problems;
}

function dataDirProblems(dataDir: string): string[] {
  const probe = join(dataDir, `.write-test-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(probe, "");
    rmSync(probe);
    return [];
  } catch (error) {
    const reason = messageOf(error);
    return [
      `The data folder ${dataDir} cannot be written (${reason}). Make it a writable folder, or set NORDUNE_DATA_DIR to another one.`,
    ];
  }
}

function sharedPortProblems(ports: PortNeed[]): string[] {
  return ports.flatMap((need, index) => {
    const other = ports.slice(0, index).find(({ port }) => port === need.port);
    if (!other) return [];
    return [
      `${need.variable} and ${other.variable} both name port ${need.port}. Give each its own.`,
    ];
  });
}
