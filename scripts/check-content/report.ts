import {
  type Finding,
  groupFindings,
  type Severity,
  severityOf,
} from "#scripts/check-content/checks/finding.ts";
import type { CheckResult } from "#scripts/check-content/checks/run-checks.ts";
import type { Progress } from "#scripts/check-content/checks/walk-site.ts";

/** Progress is reported after this many documents, pages or images. */
const LINE_EVERY = 25;

/** Reports progress from time to time. */
export function sayProgress({ doing, done, known }: Progress): void {
  if (done % LINE_EVERY === 0 || done === known) console.log(`${done} of ${known} ${doing}`);
}

/** All findings by kind, each with page, document and fix, and their number at the end. */
export function report({ findings, pagesWalked }: CheckResult): string {
  const groups = groupFindings(findings).map(({ title, severity, findings: some }) =>
    [`${severity.toUpperCase()}  ${title} (${some.length})`, ...some.map(entry)].join("\n"),
  );
  const count = (severity: Severity) =>
    findings.filter((finding) => severityOf(finding) === severity).length;
  const notes = count("note") === 0 ? "" : ` Notes: ${count("note")}.`;
  const counts = `Errors: ${count("error")}. Warnings: ${count("warning")}.${notes}`;
  return [...groups, `${pagesWalked} pages checked. ${counts}`].join("\n\n");
}

function entry({ page, document, problem, fix }: Finding): string {
  const where = [
    page === undefined ? [] : [`page ${page}`],
    document === undefined
      ? []
      : [`document ${document.id}${document.field ? `, field ${document.field}` : ""}`],
  ].flat();
  return [`  ${problem}`, `    where: ${where.join("; ")}`, `    fix:   ${fix}`].join("\n");
}
