import type { NextApiHandler } from "next";
import { SHARED_CACHING } from "#web/api/caching.ts";
import { figuresSchema } from "#web/api/figures-json.ts";

/** The JSON Schema of the file of all figures. Any site may read it. */
const schema: NextApiHandler = (_request, response) => {
  response
    .setHeader("Content-Type", "application/schema+json; charset=utf-8")
    .setHeader("Access-Control-Allow-Origin", "*")
    .setHeader("X-Robots-Tag", "noindex")
    .setHeader("Cache-Control", SHARED_CACHING);
  response.send(JSON.stringify(figuresSchema(), undefined, 1));
};

export default schema;
