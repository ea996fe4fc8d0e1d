import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { scheduleUndelayed } from "#studio/config/undelayed-scheduling.ts";

/*
 * What leans on the inside of Sanity: each is named in docs/decisions/studio.md, and here it is said
 * which of them a newer Sanity has changed.
 */

/** The compiled code of a package. */
function compiledOf(name: string): string[] {
  const folder = fileURLToPath(new URL(".", import.meta.resolve(name)));
  return globSync("*.js", { cwd: folder }).map((file) => readFileSync(join(folder, file), "utf8"));
}

const compiled = compiledOf("sanity");

test("Sanity still calls times past that are to come, and no longer once it is rewritten", () => {
  const found = compiled.filter((code) => code.includes("isBefore(zoneDateToUtc(publishAt"));
  expect(found, "the compiled code is another").not.toEqual([]);
  for (const code of found) expect(scheduleUndelayed(code)).toContain("isBefore(publishAt");
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
