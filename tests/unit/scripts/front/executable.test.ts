import { chmodSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { nginxExecutable } from "#scripts/front/executable.ts";
import { makeTempDir } from "../temp-dir.ts";

afterEach(() => {
  vi.unstubAllEnvs();
});

test("the nginx that NGINX_PATH names is taken before any other", () => {
  const named = join(makeTempDir(), "my-nginx");
  writeFileSync(named, "");
  chmodSync(named, 0o755);
  vi.stubEnv("NGINX_PATH", named);
  expect(nginxExecutable()).toBe(named);
});

test("one that is not there is named", () => {
  vi.stubEnv("NGINX_PATH", "/nowhere/nginx");
  expect(nginxExecutable).toThrow("NGINX_PATH names /nowhere/nginx, which does not exist.");
});

test("one on the PATH is found", () => {
  const folder = makeTempDir();
  writeFileSync(join(folder, "nginx"), "");
  vi.stubEnv("NGINX_PATH", "");
  vi.stubEnv("PATH", folder);
  expect(nginxExecutable()).toBe(join(folder, "nginx"));
});
