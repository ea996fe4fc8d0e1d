import type { ContentToolConfig, Finish } from "@nordune/content-tool";
import { readingsOf } from "../../schemas/shared/figures/figure-number.ts";
import { readDay } from "../../schemas/shared/figures/read-day.ts";
import { redirectSourceKey } from "../../schemas/shared/redirects/redirect-source.ts";

/**
 * What the content tool has to know about the lists of this site. The Studio reads it too.
 * @param base public address of the site
 */
export function siteLists(base: string) {
  const oldPath = (text: string) => pathOfOwnAddress(text, base) ?? text;
  // Addresses of pages end without a slash, and other sites write one.
  const pagePath = (text: string) => oldPath(text).replace(/^(\/.*[^/])\/$/, "$1");
  return {
    lists: {
      figures: { type: "figure", key: "label", numbers: ["value"], finish: inUnit },
      "free-zones": { type: "freeZone", key: "name" },
      redirects: {
        type: "redirect",
        key: "source",
        keyOf: redirectSourceKey,
        texts: { source: oldPath, target: pagePath },
      },
      metadata: { type: "pageMetadata", key: "path", texts: { path: pagePath, keywords: onLines } },
      "alternative-texts": {
        type: "imageWithAlt",
        columns: ["alt", "decorative"],
        // A text that a sheet changes is about the picture that is there.
        finish: (before, after) =>
          before?.alt !== after.alt && isReference(after.asset) ? { altFor: after.asset._ref } : {},
      },
      "zone-facts": {
        type: "freeZone",
        list: "facts",
        columns: ["fact", "stated", "source", "upTo"],
        key: "fact",
      },
      advantages: { type: "advantage", key: "title" },
    },
    readDay: (text) => readDay(text),
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
  } satisfies Partial<ContentToolConfig>;
}

/** A changed value in the one form in which values of its unit are stored: AED 1500 as 1,500. */
const inUnit: Finish = (before, { value, unit }) => {
  if (typeof value !== "string" || typeof unit !== "string" || value === before?.value) return {};
  const [reading = value, ...others] = readingsOf(value, unit);
  return others.length === 0 ? { value: reading } : {};
};

function isReference(value: unknown): value is { _ref: string } {
  return typeof value === "object" && value !== null && "_ref" in value;
}

/** Keywords as a list of a sheet: one on each line. Search tools write them with commas. */
const onLines = (text: string) =>
  text.includes("\n") ? text : text.replaceAll(/\s*[,;]\s*/g, "\n");

/** The path in a full address of this site, as crawlers list it; undefined for another text. */
function pathOfOwnAddress(text: string, base: string): string | undefined {
  if (!/^https?:/i.test(text) || !URL.canParse(text)) return undefined;
  const host = (address: string) => new URL(address).host.replace(/^www\./, "");
  if (host(text) !== host(base)) return undefined;
  // The text is not parsed as a URL, which would encode its letters.
  const rest = text.replace(/^https?:\/\/[^/?#]*/i, "");
  return rest.startsWith("/") ? rest : `/${rest}`;
}
