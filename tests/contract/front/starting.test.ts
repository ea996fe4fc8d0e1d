import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { startNginx } from "#scripts/front/nginx.ts";

const url = "http://127.0.0.1:1";

async function makeDirectory(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), "front-"));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  return directory;
}

test("an nginx that cannot start says why", async () => {
  const directory = await makeDirectory();
  const starting = startNginx({ directory, configuration: "no_such_thing;", url });
  await expect(starting).rejects.toThrow('unknown directive "no_such_thing"');
});

test("a configuration, which holds the secret, is for its owner only", async () => {
  const directory = await makeDirectory();
  await expect(startNginx({ directory, configuration: "}", url })).rejects.toThrow("unexpected");
  expect((await stat(join(directory, "nginx.conf"))).mode & 0o077).toBe(0);
});
