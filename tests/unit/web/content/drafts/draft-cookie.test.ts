import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { makeTempDir } from "@nordune/content-lake/testing";
import { expect, test } from "vitest";
import { readDraftCookie } from "#web/content/drafts/draft-cookie.ts";

async function buildWith(manifest: object): Promise<string> {
  const dir = await makeTempDir();
  await writeFile(join(dir, "prerender-manifest.json"), JSON.stringify(manifest));
  return dir;
}

test.each([
  ["the build's own value", "__prerender_bypass=abc", true],
  ["the same among others", "a=1; __prerender_bypass=abc; b=2", true],
  ["a value that somebody made up", "__prerender_bypass=abcd", false],
  ["a cookie of another name", "not__prerender_bypass=abc", false],
  ["no cookie", undefined, false],
])("%s", async (_what, cookies, expected) => {
  const isDraft = readDraftCookie(await buildWith({ preview: { previewModeId: "abc" } }));
  expect(isDraft(cookies)).toBe(expected);
});

test("a folder without a build says so at the start, and an empty value lets nobody in", async () => {
  const dir = await buildWith({ preview: { previewModeId: "" } });
  expect(() => readDraftCookie(dir)).toThrow();
  expect(() => readDraftCookie(join(dir, "nowhere"))).toThrow("ENOENT");
});
