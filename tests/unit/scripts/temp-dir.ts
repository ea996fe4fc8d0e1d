import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** A folder of its own for one test, removed after it. */
export function makeTempDir(): string {
  const dir = mkdtempSync(join(tmpdir(), "scripts-"));
  onTestFinished(() => rmSync(dir, { recursive: true, force: true }));
  return dir;
}
