import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { nginxExecutable } from "#scripts/front/nginx.ts";
import { makeTempDir } from "../temp-dir.ts";

afterEach(() => void vi.unstubAllEnvs());

test("the nginx that NGINX_PATH names is taken, or one on the PATH", () => {
  const folder = makeTempDir();
  const onPath = join(folder, "nginx");
  const named = join(folder, "my-nginx");
  for (const file of [onPath, named]) writeFileSync(file, "", { mode: 0o755 });
  vi.stubEnv("PATH", folder);
  vi.stubEnv("NGINX_PATH", named);
  expect(nginxExecutable()).toBe(named);
  vi.stubEnv("NGINX_PATH", "");
  expect(nginxExecutable()).toBe(onPath);
  vi.stubEnv("NGINX_PATH", "/nowhere/nginx");
  expect(nginxExecutable).toThrow("NGINX_PATH names /nowhere/nginx, which does not exist.");
});
