import type { ContentToolConfig } from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import { schemaTypes } from "#schemas/index.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { redirectSourceKey } from "#schemas/shared/redirects/redirect-source.ts";

/**
 * All that the content tool knows of this site.
 * @param base public address of the site
 */
export function siteContent(client: SanityClient, base = siteUrl()): ContentToolConfig {
  const pathOf = (text: string) => pathOfOwnAddress(text, base);
  return {
    client,
    schemaTypes,
    lists: {
      figures: { type: "figure", key: "label", numbers: ["value"] },
      "free-zones": { type: "freeZone", key: "name" },
      redirects: {
        type: "redirect",
        key: "source",
        keyOf: redirectSourceKey,
        texts: {
          source: pathOf,
          target: (text) => (pathOf(text) === text ? text : pathOf(text).replace(/(.)\/$/, "$1")),
        },
      },
      metadata: { type: "pageMetadata", key: "path" },
      advantages: { type: "advantage", key: "title" },
    },
    names: ["name", "fullName", "label", "title", "source", "path"],
    // A figure stands in a cell as `{figure-vat-rate}`, or without its unit `{…|valueOnly}`.
    line: {
      type: "richLine",
      write: ({ figure, show }) =>
        isReference(figure)
          ? `${figure._ref}${show === "valueOnly" ? "|valueOnly" : ""}`
          : undefined,
      read(text) {
        const [, _ref, brief] = /^([\w-]+)(\|valueOnly)?$/.exec(text) ?? [];
        if (_ref === undefined) return undefined;
        const show = brief === undefined ? "withUnit" : "valueOnly";
        return { _type: "figureValue", figure: { _type: "reference", _ref }, show };
      },
    },
  };
}

function isReference(value: unknown): value is { _ref: string } {
  return typeof value === "object" && value !== null && "_ref" in value;
}

/** What follows this site's own address, which lists of crawlers have in full; any other text stays. */
function pathOfOwnAddress(text: string, base: string): string {
  const host = (url: URL) => url.host.replace(/^www\./, "");
  const isOwn =
    /^https?:/i.test(text) && URL.canParse(text) && host(new URL(text)) === host(new URL(base));
  if (!isOwn) return text;
  // As it is written: an address read by URL would have its letters encoded.
  const rest = text.replace(/^https?:\/\/[^/?#]*/i, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}
