import { stat } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { startNginx } from "#scripts/front/nginx.ts";

test("an nginx that cannot start says why, and its configuration, with the secret, is its owner's", async () => {
  const directory = await makeTempDir();
  const options = { directory, configuration: "no_such_thing;", url: "http://127.0.0.1:1" };
  await expect(startNginx(options)).rejects.toThrow('unknown directive "no_such_thing"');
  expect((await stat(join(directory, "nginx.conf"))).mode & 0o077).toBe(0);
});
