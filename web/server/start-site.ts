import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { dirname, join } from "node:path";
import { BUILT_SCRIPTS_FILE, builtScripts } from "@nordune/islands/scripts";
import { removeReact } from "@nordune/islands/server";
import next from "next";
import type { SiteQueryResult } from "#schemas/generated/types.generated.ts";
import { readSiteEnvironment } from "#schemas/shared/environment/site-environment.ts";
import { dubaiDay } from "#schemas/shared/figures/dubai-day.ts";
import { fixedPath } from "#schemas/shared/routes.ts";
import { createAnswerStore, readAnswers } from "#web/content/answers/answer-store.ts";
import type { followContent } from "#web/content/answers/follow-content.ts";
import { readDraftCookie } from "#web/content/drafts/draft-cookie.ts";
import { siteQuery } from "#web/content/queries/site.ts";
import { routingQuestion, routingTableFrom } from "#web/content/routing/routing-table.ts";
import { ANSWERS_FILE, buildDir } from "#web/lib/build-dir.ts";
import { builtForms, createToolAnswers } from "./answer-tool.ts";
import { askNext } from "./ask-next.ts";
import { createFinisher } from "./finish-text.ts";
import { createScrapeAnswer, metrics } from "./metrics.ts";
import { createPages } from "./pages.ts";
import { logAsJson, logInLines } from "./request-log.ts";
import { securityHeaders } from "./security-headers.ts";
import { createSiteServer } from "./site-server.ts";
import { stopServer } from "./stop-server.ts";

/** Often enough for "within a minute" after midnight, also on a machine that is busy. */
const LOOK_EVERY_MS = 10_000;

const loadClient = () => import("#web/content/client.ts");

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
  try {
    process.env.BUILT_SCRIPTS = readFileSync(join(build, BUILT_SCRIPTS_FILE), "utf8");
  } catch (cause) {
    const remedy = "run npm run build. NORDUNE_BUILD_DIR names another folder.";
    throw new Error(`There is no build of the site in ${build}: ${remedy}`, { cause });
  }
  const answersFile = join(build, ANSWERS_FILE);
  const answers = createAnswerStore(
    async (...asked) => (await loadClient()).askLake(...asked),
    readAnswers(answersFile),
  );
  const table = () => routingTableFrom(answers.peek(routingQuestion));

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

  const security = { environment, inlineStyleHashes: builtScripts().styleHashes };
  const isEager = environment.SITE_REACT === "eager";
  const finish = createFinisher({
    security,
    removeReact: isEager ? undefined : removeReact,
  });
  const pages = createPages({
    table,
    today: dubaiDay,
    isCurrent: answers.isCurrent,
    async render(path) {
      const { result, reads } = await answers.track(() => askNext(handle, path));
      return { answer: finish(result, path), reads };
    },
  });

  let following: ReturnType<typeof followContent> | undefined;
  const contentAge = () => following?.contentAge();
  globalThis.nordune = {
    read: answers.read,
    routingTable: table,
    notify: () => following?.notify(),
    contentAge,
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
  // It is made from what is held: the client of the content lake is loaded after it.
  await pages.render(fixedPath("homePage")).catch(() => {});
  const { contentClient } = await loadClient();
  const { followContent, liveEvents } = await import("#web/content/answers/follow-content.ts");
  following = followContent({
    answers,
    events: liveEvents(contentClient),
    async onRefreshed(edited) {
      const saved = answers
        .save(answersFile)
        .catch((error) => console.warn(`The answers could not be cached: ${String(error)}`));
      await Promise.all([pages.renderStale(edited), saved]);
      metrics.publish.observe(contentAge() ?? 0);
    },
  });
  const { stop } = following;
  return () => {
    stop();
    stopServer(server);
  };
}
