// How OpenNext packs the site for AWS Lambda: `npx open-next build` (docs/operating.md, "AWS").

import type { OpenNextConfig } from "@opennextjs/aws/types/open-next.js";
import type { Converter } from "@opennextjs/aws/types/overrides.js";
import project from "./package.json" with { type: "json" };
import { ASKED_PATH_HEADER } from "./web/lib/asked-path.ts";

/**
 * A converter that tells the proxy by a header what the visitor has asked for. OpenNext calls the proxy
 * with another path. The converter is loaded when it is used, because it reads the build at once, and
 * OpenNext also asks for it while it packs the build.
 */
export const withAskedPath = (
  name: string,
  load: () => Promise<{ default: Converter }>,
): Converter => ({
  name,
  async convertFrom(event) {
    const { default: converter } = await load();
    const request = await converter.convertFrom(event);
    return { ...request, headers: { ...request.headers, [ASKED_PATH_HEADER]: request.rawPath } };
  },
  async convertTo(result, event) {
    const { default: converter } = await load();
    return converter.convertTo(result, event);
  },
});

const config = {
  default: {
    override: {
      converter: () =>
        withAskedPath(
          "aws-apigw-v2",
          () => import("@opennextjs/aws/overrides/converters/aws-apigw-v2.js"),
        ),
    },
    // OpenNext leaves sharp out of what it copies, and each page makes previews of pictures with it.
    install: { packages: [`sharp@${project.dependencies.sharp}`], arch: "x64", libc: "glibc" },
  },
  dangerous: {
    // Only the App Router has tags.
    disableTagCache: true,
    // An API route says how long its response is kept. A page has the headers of next.config.
    headersAndCookiesPriority: ({ rawPath }) =>
      /^(?:\/[a-z]{2})?\/api\//.test(rawPath) ? "handler" : "middleware",
    middlewareHeadersOverrideNextConfigHeaders: true,
  },
  appPath: "web",
  buildOutputPath: "web",
  // OpenNext would replace `s-maxage` of pages by a month of `stale-while-revalidate`, in which
  // CloudFront would show old pages.
  buildCommand: "CONTENT_UPDATES=webhook SITE_SHARED_SECONDS=0 npm run build",
} satisfies OpenNextConfig;

export default config;
