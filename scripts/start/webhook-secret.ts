import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { errorCode } from "../lib/error-code.ts";

/**
 * The secret that local lake and site share: from the environment, or else made once and kept in
 * `<dataDir>/webhook-secret`, readable by its owner only.
 */
export function webhookSecret(options: { dataDir: string; fromEnvironment?: string }): string {
  if (options.fromEnvironment) return options.fromEnvironment;
  const file = join(options.dataDir, "webhook-secret");
  const kept = readIfThere(file)?.trim();
  if (kept) return kept;
  const secret = randomBytes(32).toString("hex");
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}

function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}
