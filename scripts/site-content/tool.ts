import type { ContentToolConfig } from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import { schemaTypes } from "#schemas/index.ts";
import { siteUrl } from "#schemas/shared/environment/addresses.ts";
import { redirectSourceKey } from "#schemas/shared/redirects/redirect-source.ts";
import { lossNotice } from "./confirm-loss.ts";

/**
 * The configuration of the content tool for this site.
 * @param base public address of the site
 */
export function siteContent(client: SanityClient, base = siteUrl()): ContentToolConfig {
  const oldPath = (text: string) => pathOfOwnAddress(text, base) ?? text;
  const pagePath = (text: string) => pathOfOwnAddress(text, base)?.replace(/(.)\/$/, "$1") ?? text;
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
        texts: { source: oldPath, target: pagePath },
      },
      metadata: { type: "pageMetadata", key: "path", texts: { path: pagePath } },
      advantages: { type: "advantage", key: "title" },
    },
    notice: (writes, isWritten) => lossNotice(client, writes, isWritten),
    names: ["name", "fullName", "label", "title", "source", "path"],
    // A cell contains a figure as `{figure-vat-rate}`, or without its unit as `{…|valueOnly}`.
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

/** The path in a full address of this site, as crawlers list it; undefined for another text. */
function pathOfOwnAddress(text: string, base: string): string | undefined {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return undefined;
  const host = (address: string) => new URL(address).host.replace(/^www\./, "");
  if (host(text) !== host(base)) return undefined;
  // The text is not parsed as a URL, which would encode its letters.
  const rest = text.replace(/^https?:\/\/[^/?#]*/i, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}
