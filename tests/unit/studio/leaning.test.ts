import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { scheduleUndelayed } from "#studio/config/undelayed-scheduling.ts";
import { askLakeInstead, askOneHost } from "#studio/local/offline-page.ts";

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
const lake = "http://localhost:3999";
const askLake = (code: string) => askLakeInstead(code, lake);

test.each<[string, code: string[], RegExp, (code: string) => string, string]>([
  ["asks which modules are newest", compiled, /sanity-cdn\.com.*\/v1\/modules/s, askLake, lake],
  ["sends feedback", compiled, /api\.sanity\.io\/vX\/intake/, askLake, lake],
  [
    "calls times past that are to come",
    compiled,
    /isBefore\(zoneDateToUtc\(publishAt/,
    scheduleUndelayed,
    "isBefore(publishAt",
  ],
  [
    "asks a host for each project",
    compiledOf("@sanity/client"),
    /useProjectHostname: (?:!0|true)/,
    askOneHost,
    "useProjectHostname: false",
  ],
])(
  "Sanity still %s, and no longer once it is rewritten",
  (_what, code, leant, rewrite, instead) => {
    const found = code.filter((each) => leant.test(each));
    expect(found, "the compiled code is another").not.toEqual([]);
    for (const each of found) expect(rewrite(each)).toContain(instead);
  },
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
