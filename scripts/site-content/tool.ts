import type { ContentToolConfig } from "@nordune/content-tool";
import type { SanityClient } from "@sanity/client";
import { schemaTypes } from "#schemas/index.ts";

/** All that the content tool knows of this site. */
export function siteContent(client: SanityClient): ContentToolConfig {
  return {
    client,
    schemaTypes,
    lists: {
      figures: { type: "figure", key: "label", numbers: ["value"] },
      "free-zones": { type: "freeZone", key: "name" },
      redirects: { type: "redirect", key: "source" },
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
