import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/*
 * docs/decisions/studio.md names what depends on Sanity's internals. These tests name what a newer
 * Sanity has changed. releases.spec.ts tests that future times can be chosen.
 */

const folder = fileURLToPath(new URL(".", import.meta.resolve("sanity")));
const compiled = globSync("*.js", { cwd: folder }).map((file) =>
  readFileSync(join(folder, file), "utf8"),
);

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
