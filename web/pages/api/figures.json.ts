import type { NextApiHandler } from "next";
import { ENGLISH, isLanguageId, pathIn } from "#schemas/shared/languages.ts";
import { REGISTER_PAGE } from "#schemas/shared/lists.ts";
import { FIGURES_SCHEMA_PATH, fixedPath } from "#schemas/shared/routes.ts";
import { SHARED_CACHING } from "#web/api/caching.ts";
import { figuresJson } from "#web/api/figures-json.ts";
import { createOwnPageCache, fetchOwnPageData, pageDataIn } from "#web/api/own-page.ts";
import { log } from "#web/lib/log.ts";

const readFigures = createOwnPageCache<{ json: string | undefined }>(fetchOwnPageData);

/**
 * All figures as JSON, in English or in the language that the rewritten address names. It is made
 * from the page with the register, so it is as fresh as that page. Any site may read it.
 */
const figures: NextApiHandler = async ({ query }, response) => {
  const language = query.language ?? ENGLISH;
  if (!isLanguageId(language)) {
    response.status(404).end();
    return;
  }
  try {
    const { value } = await readFigures(pathIn(language, fixedPath(REGISTER_PAGE)), (text) => ({
      json: JSON.stringify(figuresJson(pageDataIn(text)), undefined, 1),
    }));
    if (value?.json === undefined) {
      response.status(404).end();
      return;
    }
    response
      .setHeader("Content-Type", "application/json; charset=utf-8")
      .setHeader("Access-Control-Allow-Origin", "*")
      .setHeader(
        "Link",
        `<${FIGURES_SCHEMA_PATH}>; rel="describedby"; type="application/schema+json"`,
      )
      .setHeader("X-Robots-Tag", "noindex")
      .setHeader("Cache-Control", SHARED_CACHING);
    response.send(value.json);
  } catch (error) {
    log.warn(error, "The figures as JSON failed");
    response.status(503).setHeader("Retry-After", "5").end();
  }
};

export default figures;
