import { join } from "node:path";
import type { SanityClient } from "@sanity/client";
import { createPreviewSecret } from "@sanity/preview-url-secret/create-secret";
import { execa } from "execa";
import { expect, onTestFinished } from "vitest";
import { dubaiDay, startOfDubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { addDays } from "#schemas/shared/figures/review-day.ts";
import { ROOT } from "#scripts/lib/project.ts";
import { waitForHttp } from "#scripts/lib/wait-for-http.ts";
import { freePort } from "#tests/support/ports.ts";

// What the tests of hosts have in common whose processes come and go. Such a process does not follow
// the content lake, so only the webhook revalidates pages.

export const SECRET = "a secret for tests only";
/** Milliseconds, ample for machines that are busy. */
export const BUILDING = 600_000;
export const SOON = 60_000;

/** The page that these tests publish, and its document. */
export const PATH = "/services/education";
export const DOCUMENT = "service-education";

/** A figure of which the tests change the value, and a page that shows it. */
export const FIGURE = {
  id: "figure-small-business-relief-state",
  path: "/free-zones/tax-benefits",
};

/** Node's arguments, or those of another program, and the folder in which it runs. */
type Command = { program?: string; args: readonly string[]; cwd: string };

/**
 * Builds the site, and says how to serve it.
 * @param host.build makes the build @param host.server serves it at a port
 * @param host.env besides what each host of functions needs
 */
export async function buildForWebhook(host: {
  lakeUrl: string;
  build: Command;
  server: (port: number) => Command;
  env?: Record<string, string>;
}) {
  const port = await freePort();
  const env = {
    NODE_ENV: "production",
    CONTENT_UPDATES: "webhook",
    CONTENT_LAKE_URL: host.lakeUrl,
    SITE_URL: `http://localhost:${port}`,
    SANITY_WEBHOOK_SECRET: SECRET,
    NEXT_TELEMETRY_DISABLED: "1",
    ...host.env,
  };
  const { program = process.execPath, args, cwd } = host.build;
  const built = await execa(program, args, { cwd, env, reject: false, all: true });
  expect(built.exitCode, built.all).toBe(0);
  return {
    buildLog: built.all,
    /** The port of the address by which the site calls itself. */
    port,
    async serve(port: number, more: Record<string, string> = {}) {
      const { args, cwd } = host.server(port);
      const server = execa(process.execPath, args, {
        cwd,
        env: { ...env, PORT: String(port), ...more },
        stdio: "ignore",
        reject: false,
      });
      const origin = `http://localhost:${port}`;
      await waitForHttp(`${origin}/api/health`, { timeoutMs: SOON });
      return { origin, stop: () => server.kill("SIGKILL") };
    },
  };
}

type Serve = Awaited<ReturnType<typeof buildForWebhook>>["serve"];

export const TOMORROW = addDays(dubaiDay(), 1);

/** Serves the site a minute after the next midnight of Dubai, until the test ends. */
export async function serveTomorrow(serve: Serve): Promise<string> {
  const ahead = startOfDubaiDay(TOMORROW).getTime() - Date.now() + 60_000;
  const { origin, stop } = await serve(await freePort(), {
    CLOCK_SHIFT_MS: String(ahead),
    NODE_OPTIONS: `--import=${join(ROOT, "tests/support/shift-clock.mjs")}`,
  });
  onTestFinished(() => void stop());
  return origin;
}

/** Writes a draft of the page's document until the test ends. @returns its heading */
export async function writeDraft(client: SanityClient): Promise<string> {
  const heading = `Draft ${crypto.randomUUID()}`;
  const published = await client.getDocument(DOCUMENT);
  if (published === undefined) throw new Error("There is no such service.");
  const hero = { ...published.hero, heading };
  await client.createOrReplace({ ...published, _id: `drafts.${DOCUMENT}`, hero });
  onTestFinished(async () => void (await client.delete(`drafts.${DOCUMENT}`)));
  return heading;
}

/** Starts a preview of the page as the Studio does. @returns the cookies of the editor */
export async function startPreview(client: SanityClient, origin: string): Promise<string> {
  const { secret } = await createPreviewSecret(client, "test", origin);
  const enable = new URL("/api/draft-mode/enable", origin);
  enable.searchParams.set("sanity-preview-secret", secret);
  enable.searchParams.set("sanity-preview-pathname", PATH);
  const enabled = await fetch(enable, { redirect: "manual" });
  expect([enabled.status, enabled.headers.get("location")]).toEqual([307, PATH]);
  expect(enabled.headers.get("cache-control")).toBe("private, no-store");
  return enabled.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
}
