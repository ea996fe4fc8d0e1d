import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import next from "next";
import type { SiteQueryResult } from "#schemas/generated/types.generated.ts";
import { frontFromEnvironment, studioUrl } from "#schemas/shared/environment/addresses.ts";
import { readSiteEnvironment } from "#schemas/shared/environment/site-environment.ts";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { answerFile } from "#web/content/answers/answer-file.ts";
import { createAnswerStore } from "#web/content/answers/answer-store.ts";
import { askLake } from "#web/content/client.ts";
import { followContent, liveEvents } from "#web/content/answers/follow-content.ts";
import { contentClient } from "#web/content/client.ts";
import { readDraftCookie } from "#web/content/drafts/draft-cookie.ts";
import { siteQuery } from "#web/content/queries/site.ts";
import { siteQuestions } from "#web/content/questions.ts";
import { heldRoutingTable, routingQuestion } from "#web/content/routing/current-routing-table.ts";
import { BUILT_SCRIPTS_FILE, scriptStyleHashes } from "#web/lib/browser-scripts/scripts.ts";
import { buildDir } from "#web/lib/build-dir.ts";
import { builtForms, createToolAnswers } from "./answer-tool.ts";
import { collect, ownRequest } from "./ask-next.ts";
import { createFinisher } from "./finish-text.ts";
import { createScrapeAnswer, metrics } from "./metrics.ts";
import { createPages } from "./pages.ts";
import { createFrontCopies } from "./refresh-front.ts";
import { removeReact } from "./remove-react.ts";
import { logAsJson, logInLines } from "./request-log.ts";
import { securityHeaders, securityOptionsFromEnvironment } from "./security-headers.ts";
import { createSiteServer } from "./site-server.ts";
import { stopServer } from "./stop-server.ts";

/** Often enough for "within a minute" after midnight, also on a machine that is busy. */
const LOOK_EVERY_MS = 10_000;

/**
 * Starts the server of a built site.
 * @param hostname where it listens; everywhere without one
 * @returns a function that ends the process, within three seconds
 * @throws EnvironmentError, which names every problem of the environment, and where nothing is built
 */
export async function startSite(port: number, hostname?: string): Promise<() => void> {
  const environment = readSiteEnvironment();
  if (environment.LOG_FORMAT === "json") logAsJson();
  else logInLines();
  const build = buildDir();
  const builtScripts = join(build, BUILT_SCRIPTS_FILE);
  if (!existsSync(builtScripts)) {
    throw new Error(
      `There is no build of the site in ${build}: run npm run build. NORDUNE_BUILD_DIR names another folder.`,
    );
  }
  process.env.BUILT_SCRIPTS = readFileSync(builtScripts, "utf8");
  const file = answerFile(build);
  const answers = createAnswerStore(askLake, file.read());
  const table = () => heldRoutingTable(answers);

  const app = next({
    dev: false,
    dir: dirname(build),
    port,
    // Next would take upgrades to itself and leave their sockets open. The site has none: without a
    // listener, Node takes an upgrade for a plain request.
    httpServer: createServer(),
    ...(hostname && { hostname }),
  });
  await app.prepare();
  const handle = app.getRequestHandler();

  const security = {
    ...securityOptionsFromEnvironment(environment),
    inlineStyleHashes: scriptStyleHashes(),
  };
  const isEager = environment.SITE_REACT === "eager";
  const finish = createFinisher({
    security,
    studioOrigin: new URL(studioUrl()).origin,
    removeReact: isEager ? undefined : removeReact,
  });
  const front = frontFromEnvironment(environment);
  const pages = createPages({
    livePaths: () => table()?.paths ?? new Set(),
    today: dubaiDay,
    isCurrent: answers.isCurrent,
    async render(path) {
      const { result, reads } = await answers.track(() => collect(handle, ownRequest(path)));
      return { answer: finish(result, path), reads };
    },
    refreshFront: front ? createFrontCopies(front) : async () => {},
  });

  const following = followContent({
    answers,
    events: liveEvents(contentClient),
    async onRefreshed(edited) {
      await answers.hold([routingQuestion]);
      const paths = table()?.paths ?? new Set();
      answers.forgetPages((path) => paths.has(path));
      // No visitor waits for the content of a page that is new.
      await answers.hold(siteQuestions(paths));
      const saved = file
        .write(answers.all())
        .catch((error) => console.warn(`The answers could not be cached: ${String(error)}`));
      await Promise.all([pages.renderStale(edited), saved]);
      metrics.publish.observe(contentAge());
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
  };

  const { METRICS_TOKEN: token } = environment;
  const server = createSiteServer({
    handle,
    pages,
    table,
    finish,
    answerTool: createToolAnswers(builtForms(build)),
    contact() {
      const text = answers.peek({ query: siteQuery, params: {} }) ?? "{}";
      const site: SiteQueryResult = JSON.parse(text);
      return site.settings ?? undefined;
    },
    isDraft: readDraftCookie(build),
    answerScrape: token ? createScrapeAnswer(token, contentAge) : undefined,
    hydratesPages: isEager,
    headers: securityHeaders(security),
  });
  await once(server.listen(port, hostname), "listening");
  // Another day makes every page stale; and what could not be rendered is tried again.
  setInterval(() => void pages.renderStale(), LOOK_EVERY_MS).unref();
  void pages.renderStale();
  return () => {
    following.stop();
    stopServer(server);
  };
}
