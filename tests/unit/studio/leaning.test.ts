import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { askLakeInstead } from "#studio/local/offline-page.ts";

/*
 * What leans on the inside of Sanity: each is named in docs/decisions/studio.md, and here it is said
 * which of them a newer Sanity has changed.
 */

const lib = fileURLToPath(new URL(".", import.meta.resolve("sanity")));
const compiled = globSync("*.js", { cwd: lib }).map((file) =>
  readFileSync(join(lib, file), "utf8"),
);

test.each([
  ["which modules are newest", "sanity-cdn.com", "/v1/modules"],
  ["where feedback goes", "https://api.sanity.io/vX/intake", "/vX/intake"],
])("the Studio still asks a host of its own %s, and is led to the lake", (_what, host, path) => {
  const asking = compiled.filter((code) => code.includes(host) && code.includes(path));
  expect(asking, `no compiled code asks ${host}`).not.toEqual([]);
  for (const code of asking) {
    expect(askLakeInstead(code, "http://localhost:3999")).toContain("http://localhost:3999");
  }
});

test.each([
  "sanity/structure/validation",
  "studio.timezone.",
  "preview-frame.status_timeout",
  "locations-banner.resolving.text",
  "asset-sources.common.uploader.upload-failed.description",
  "inputs.files.common.drop-message.drop-to-upload.no-accepted-file-message_one",
])("Sanity still knows %s", (name) => {
  expect(compiled.some((code) => code.includes(name))).toBe(true);
});
