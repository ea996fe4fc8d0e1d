import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** What of its own build Next keeps in this file. */
const manifest = z.object({ preview: z.object({ previewModeId: z.string().min(1) }) });

/**
 * Reads by which cookie Next knows an editor who looks at drafts. Its value is a secret of the
 * build: whoever makes one up is a visitor like others.
 * @param buildDir the folder of the build that is served
 * @throws Error when it holds no build
 */
export function readDraftCookie(buildDir: string): (cookies: string | undefined) => boolean {
  const file = join(/* turbopackIgnore: true */ buildDir, "prerender-manifest.json");
  const { preview } = manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  const cookie = `__prerender_bypass=${preview.previewModeId}`;
  return (cookies = "") => cookies.split("; ").includes(cookie);
}
