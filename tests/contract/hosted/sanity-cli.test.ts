import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { ROOT } from "#scripts/lib/project.ts";
import { startHostedProject } from "./hosted-fixture.ts";

const SANITY = join(ROOT, "node_modules", "sanity", "bin", "sanity");

// It speaks to a project through a client of an older major version than the site's.
test("Sanity's command line queries documents and exports a dataset", async () => {
  const { run, writer, project } = await startHostedProject();
  await writer().create({ _id: "a", _type: "testimonial", quote: "Good." });
  const variables = { SANITY_AUTH_TOKEN: project.tokens.manage, DO_NOT_TRACK: "1", CI: "1" };
  const sanity = (...args: string[]) => run(SANITY, args, variables, join(ROOT, "studio"));

  const queried = await sanity("documents", "query", "*[].quote");
  expect(queried.exitCode, queried.all).toBe(0);
  expect(JSON.parse(queried.stdout)).toEqual(["Good."]);

  const file = join(await makeTempDir(), "export.tar.gz");
  const exported = await sanity("dataset", "export", "production", file, "--no-assets");
  expect(exported.exitCode, exported.all).toBe(0);
  expect(gunzipSync(await readFile(file)).toString()).toContain('"quote":"Good."');
});
