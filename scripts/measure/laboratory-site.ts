import { execa } from "execa";
import { contentLakeFromEnvironment } from "#schemas/shared/environment/content-lake.ts";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { NEXT, ROOT } from "../lib/project.ts";
import { waitForHttp } from "../lib/wait-for-http.ts";
import { removeBuild, startOwnSite } from "./own-site.ts";

const BUILD_DIR = ".next-laboratory";
const ANSWER_MS = 3_000;

/** The public address that the site is built with, so that search engines would be let in. */
export const LABORATORY_URL = "https://www.nordune.example";

/**
 * Builds the site as if it stood in public, and serves that build. The stack that `npm start` runs
 * gives the content and is left alone.
 * @param use gets the address of the server on this machine
 */
export async function withLaboratorySite<Answer>(
  use: (origin: string) => Promise<Answer>,
): Promise<Answer> {
  const { apiHost } = contentLakeFromEnvironment();
  if (apiHost !== undefined) {
    await waitForHttp(`${apiHost}/v1/ping`, { timeoutMs: ANSWER_MS }).catch((cause: unknown) => {
      throw new Error("This needs the content lake: run npm start first.", { cause });
    });
  }
  const env = {
    SITE_URL: LABORATORY_URL,
    SITE_PICTURES: "site",
    NORDUNE_BUILD_DIR: BUILD_DIR,
  };
  try {
    await execa(process.execPath, [NEXT, "build", "web"], {
      cwd: ROOT,
      env: { NEXT_TELEMETRY_DISABLED: "1", NODE_ENV: "production", ...env },
    });
    const site = await startOwnSite(readEnvironment().SITE_PORT + 80, env);
    try {
      return await use(site.url);
    } finally {
      await site.end("SIGKILL");
    }
  } finally {
    await removeBuild(BUILD_DIR);
  }
}
