import * as z from "zod";
import { type Finding, isCheckKind } from "../../../scripts/check-content/checks/finding.ts";
import type { CheckResult } from "../../../scripts/check-content/checks/run-checks.ts";
import { contentLake } from "../../environment.ts";

export type CheckRun = { finishedAt: string; result: CheckResult };

const finding = z.object({
  kind: z.custom<Finding["kind"]>((kind) => typeof kind === "string" && isCheckKind(kind)),
  page: z.string().optional(),
  document: z
    .object({
      id: z.string(),
      type: z.string(),
      title: z.string(),
      field: z.string().optional(),
    })
    .optional(),
  problem: z.string(),
  fix: z.string(),
});

const checkRun = z.object({
  finishedAt: z.iso.datetime(),
  result: z.object({
    findings: z.array(finding),
    pagesWalked: z.number(),
    siteProblem: z.string().optional(),
  }),
});

const key = `nordune/checks/${contentLake.projectId}/${contentLake.dataset}`;

/** The last run in this browser; undefined when there is none that can be read. */
export function readLastRun(storage: Pick<Storage, "getItem">): CheckRun | undefined {
  try {
    return checkRun.safeParse(JSON.parse(storage.getItem(key) ?? "null")).data;
  } catch {
    return undefined;
  }
}

/** Stores a run for the next visit. A browser without storage runs the checks again. */
export function keepLastRun(storage: Pick<Storage, "setItem">, run: CheckRun): void {
  try {
    storage.setItem(key, JSON.stringify(run));
  } catch {
    // Storage is full or switched off.
  }
}
