import type { NextApiHandler } from "next";
import * as z from "zod";
import { revalidatePaths } from "#web/api/revalidate-pages.ts";
import { siteContent } from "#web/content/store/site-content.ts";

const body = z.object({ paths: z.array(z.string()) });

/**
 * Has pages made anew for the process itself, which follows the content lake outside of any request:
 * only an API route may (https://nextjs.org/docs/pages/guides/incremental-static-regeneration). It
 * answers with the pages that could not be made. Nobody else knows the token of this process.
 */
const ownPages: NextApiHandler = async (request, response) => {
  const { ownToken } = siteContent();
  if (request.method !== "POST" || request.headers.authorization !== `Bearer ${ownToken}`) {
    response.status(404).end();
    return;
  }
  const { paths } = body.parse(request.body);
  response.json({ failed: await revalidatePaths(response, paths) });
};

export default ownPages;
