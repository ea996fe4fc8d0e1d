import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/*
 * What leans on the inside of Sanity is named in docs/decisions/studio.md; of these names it is said
 * here which a newer Sanity has changed. That times to come can be chosen is in releases.spec.ts.
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
