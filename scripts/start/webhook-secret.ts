import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/**
 * The secret that local lake and site share: from the environment, or else made once and kept in
 * `<dataDir>/webhook-secret`, readable by its owner only.
 */
export function webhookSecret(options: { dataDir: string; fromEnvironment?: string }): string {
  if (options.fromEnvironment) return options.fromEnvironment;
  const file = join(options.dataDir, "webhook-secret");
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const secret = randomBytes(32).toString("hex");
  writeFileSync(file, secret, { mode: 0o600 });
  return secret;
}
