import type { NextApiHandler } from "next";
import { readEnvironment } from "#schemas/shared/environment/environment.ts";
import { ENGLISH } from "#schemas/shared/languages.ts";
import { SHARED_CACHING } from "#web/api/caching.ts";
import { makeFiguresFeed } from "#web/api/figures-feed.ts";

/**
 * The feed of all figures, for readers who follow their changes, in English or in the language that
 * the rewritten address names.
 */
const figures: NextApiHandler = async ({ query }, response) => {
  const language =
    query.language === undefined
      ? ENGLISH
      : readEnvironment().SITE_LANGUAGES.find((id) => id === query.language);
  if (language === undefined) {
    response.status(404).end();
    return;
  }
  const feed = await makeFiguresFeed(language);
  response.setHeader("Content-Type", "application/atom+xml; charset=utf-8");
  response.setHeader("Cache-Control", SHARED_CACHING).send(feed);
};

export default figures;
