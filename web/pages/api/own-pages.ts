import type { NextApiHandler } from "next";
import * as z from "zod";
import { revalidatePaths } from "#web/api/revalidate-pages.ts";
import { siteContent } from "#web/content/store/site-content.ts";

const body = z.object({ paths: z.array(z.string()) });

/**
 * Revalidates pages for this process itself. The process follows the content lake outside of any
 * request, and only an API route may revalidate
 * (https://nextjs.org/docs/pages/guides/incremental-static-regeneration). The response lists the
 * pages that failed. Only this process knows its token.
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
