import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { webhookSecret } from "#scripts/start/webhook-secret.ts";
import { makeTempDir } from "../temp-dir.ts";

test("a secret is made once, and kept", () => {
  const dataDir = makeTempDir();
  const secret = webhookSecret({ dataDir });
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(webhookSecret({ dataDir })).toBe(secret);
  expect(webhookSecret({ dataDir: makeTempDir() })).not.toBe(secret);
});

test("only its owner can read it, where the system knows owners", () => {
  const dataDir = makeTempDir();
  webhookSecret({ dataDir });
  expect(statSync(join(dataDir, "webhook-secret")).mode & 0o777).toBe(
    process.platform === "win32" ? 0o666 : 0o600,
  );
});

test("the environment's secret wins, and is not written down", () => {
  const dataDir = makeTempDir();
  expect(webhookSecret({ dataDir, fromEnvironment: "from-the-environment" })).toBe(
    "from-the-environment",
  );
  expect(() => readFileSync(join(dataDir, "webhook-secret"))).toThrow("ENOENT");
});
