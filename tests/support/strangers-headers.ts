import * as nextHeaders from "next/dist/client/components/app-router-headers.js";
import * as nextConstants from "next/dist/lib/constants.js";

const texts = (module: object) => Object.values(module).filter((each) => typeof each === "string");

/** Headers by which Next, hosting platforms, proxies and browsers describe a request. */
export const strangersHeaders: readonly string[] = [
  ...texts(nextHeaders),
  ...texts(nextConstants).filter((name) => /^(?:x-|next-)/.test(name)),
  ...["rewrite", "redirect", "set-cookie", "skip", "override-headers", "next", "subrequest"].map(
    (name) => `x-middleware-${name}`,
  ),
  ...["path", "query", "status", "error", "output"].map((name) => `x-invoke-${name}`),
  ...["for", "host", "proto", "port", "server"].map((name) => `x-forwarded-${name}`),
  ...["x-now-route-matches", "x-nextjs-data", "x-vercel-id", "x-original-url", "x-rewrite-url"],
  ...["x-real-ip", "x-deployment-id", "x-http-method-override", "forwarded", "via", "referer"],
  ...["purpose", "sec-purpose", "sec-fetch-dest", "accept-language", "authorization", "cookie"],
  ...["origin", "user-agent", "save-data", "traceparent", "baggage"],
].filter((name, index, all) => !name.includes("/") && all.indexOf(name) === index);
