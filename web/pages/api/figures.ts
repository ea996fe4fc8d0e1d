import type { NextApiHandler } from "next";
import { SHARED_CACHING } from "#web/api/caching.ts";
import { makeFiguresFeed } from "#web/api/figures-feed.ts";

/** The feed of all figures, for readers who follow their changes. */
const figures: NextApiHandler = async (_request, response) => {
  const feed = await makeFiguresFeed();
  response.setHeader("Content-Type", "application/atom+xml; charset=utf-8");
  response.setHeader("Cache-Control", SHARED_CACHING).send(feed);
};

export default figures;
