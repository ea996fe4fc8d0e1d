import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import next from "next";
import type { SiteQueryResult } from "#schemas/generated/types.generated.ts";
import { studioUrl } from "#schemas/shared/environment/addresses.ts";
import { frontFromEnvironment } from "#schemas/shared/environment/front.ts";
import { readSiteEnvironment } from "#schemas/shared/environment/site-environment.ts";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { answerFile } from "#web/content/answers/answer-file.ts";
import { createAnswers } from "#web/content/answers/answer-store.ts";
import { askLake } from "#web/content/answers/ask-lake.ts";
import { followContent, liveEvents } from "#web/content/answers/follow-content.ts";
import { ALL_PATHS } from "#web/content/answers/live-content.ts";
import { contentClient } from "#web/content/client.ts";
import { readDraftCookie } from "#web/content/drafts/draft-cookie.ts";
import { siteQuery } from "#web/content/queries/site.ts";
import { siteQuestions } from "#web/content/questions.ts";
import { heldRoutingTable, routingQuestion } from "#web/content/routing/current-routing-table.ts";
import {
  BUILT_SCRIPTS_FILE,
  scriptAddress,
  scriptStyleHashes,
} from "#web/lib/browser-scripts/scripts.ts";
import { buildDir } from "#web/lib/build-dir.ts";
import { builtForms, createToolAnswers } from "./answer-tool.ts";
import { collect, ownRequest } from "./ask-next.ts";
import { createFinisher } from "./finish-text.ts";
import { createMetrics } from "./metrics.ts";
import { createPages } from "./pages.ts";
import { createFrontCopies } from "./refresh-front.ts";
import { removeReact } from "./remove-react.ts";
import { logAsJson, logInLines } from "./request-log.ts";
import { securityHeaders, securityOptionsFromEnvironment } from "./security-headers.ts";
import { createSiteServer } from "./site-server.ts";
import { stopServer } from "./stop-server.ts";

/** Often enough for "within a minute" after midnight, also on a machine that is busy. */
const LOOK_EVERY_MS = 10_000;

const EXPIRE_PATH = "/api/expire";

/**
 * Starts the server of a built site.
 * @param options.hostname where it listens; everywhere without one
 * @returns a function that ends the process, within three seconds
 * @throws EnvironmentError, which names every problem of the environment, and where nothing is built
 */
export async function startSite(options: {
  port: number;
  hostname: string | undefined;
}): Promise<() => void> {
  const { port, hostname } = options;
  const environment = readSiteEnvironment();
  if (environment.LOG_FORMAT === "json") logAsJson();
  else logInLines();
  const build = buildDir();
  process.env.BUILT_SCRIPTS = readBuiltScripts(build);
  const isDraft = readDraftCookie(build);
  const file = answerFile(build);
  const answers = createAnswers({}, file.read());
  const table = () => heldRoutingTable(answers);
  const expired: string[] = [];

  // Next would take upgrades to itself and leave their sockets open. The site has none: without a
  // listener, Node takes an upgrade for a plain request.
  const httpServer = createServer();
  const app = next({
    dev: false,
    dir: dirname(build),
    port,
    httpServer,
    ...(hostname && { hostname }),
  });
  await app.prepare();
  const handle = app.getRequestHandler();

  const security = {
    ...securityOptionsFromEnvironment(environment),
    inlineStyleHashes: scriptStyleHashes(),
  };
  const finish = createFinisher({
    security,
    studioOrigin: new URL(studioUrl()).origin,
    removeReact:
      environment.SITE_REACT === "lazy"
        ? (html, path) => removeReact(html, { path, hydrateScript: scriptAddress("hydrate") })
        : undefined,
  });
  const front = frontFromEnvironment(environment);
  async function expire(path: string): Promise<void> {
    expired.push(path);
    await collect(handle, ownRequest(EXPIRE_PATH, "POST"));
  }
  const pages = createPages({
    livePaths: () => table()?.paths ?? new Set(),
    today: dubaiDay,
    isCurrent: answers.isCurrent,
    expire,
    async render(path) {
      const { result, reads } = await answers.track(() => collect(handle, ownRequest(path)));
      const { body, ...rendered } = result;
      return { answer: finish({ ...rendered, path, isPrivate: false }, body), reads };
    },
    refreshFront: front ? createFrontCopies(front) : async () => {},
  });

  async function renderStale(edited?: ReadonlySet<string>): Promise<void> {
    const paths = table()?.paths;
    if (paths) answers.forgetPages((path) => paths.has(path));
    await pages.renderStale(edited);
  }

  const cacheAnswers = () =>
    file
      .write(answers.all())
      .catch((error) => console.warn(`The answers could not be cached: ${String(error)}`));

  const token = environment.METRICS_TOKEN;
  const metrics = token ? createMetrics({ token, contentAge }) : undefined;

  const following = followContent({
    answers,
    ask: askLake,
    events: liveEvents(contentClient),
    async onRefreshed(edited) {
      await answers.hold([routingQuestion]);
      // No visitor waits for the content of a page that is new.
      await answers.hold(siteQuestions(table()?.paths ?? []));
      await Promise.all([renderStale(edited), cacheAnswers()]);
      metrics?.publish.observe(contentAge());
    },
  });
  /** Seconds since it was last known that all content is right; of a process that never knew, its own. */
  function contentAge(): number {
    return (performance.now() - (following.checkedAt() ?? 0)) / 1000;
  }
  globalThis.nordune = {
    read: answers.read,
    routingTable: table,
    notify: following.notify,
    checkedAt: following.checkedAt,
    takeExpired: () => expired.splice(0),
  };

  // Another day makes every page stale; and what could not be rendered is tried again.
  setInterval(() => void renderStale(), LOOK_EVERY_MS).unref();

  // Nobody is to see what the build has rendered: something may have been published since.
  await expire(ALL_PATHS);
  const server = createSiteServer({
    handle,
    answers,
    pages,
    table,
    finish,
    answerTool: createToolAnswers(builtForms(build)),
    contact() {
      const site: SiteQueryResult = JSON.parse(
        answers.peek({ query: siteQuery, params: {} }) ?? "{}",
      );
      return site.settings ?? undefined;
    },
    isDraft,
    metrics,
    hydratesPages: environment.SITE_REACT === "eager",
    headers: securityHeaders(security),
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, hostname, resolve);
  });
  void renderStale();
  return () => {
    following.stop();
    stopServer(server);
  };
}

function readBuiltScripts(build: string): string {
  const file = join(build, BUILT_SCRIPTS_FILE);
  if (existsSync(file)) return readFileSync(file, "utf8");
  throw new Error(
    `There is no build of the site in ${build}: run npm run build. NORDUNE_BUILD_DIR names another folder.`,
  );
}
