import type { FreeZonesPageQueryResult } from "#schemas/generated/types.generated.ts";
import { recordOf } from "#schemas/shared/record.ts";
import { pathOf } from "#schemas/shared/routes.ts";
import { unbrokenReferences } from "#web/lib/unbroken-references.ts";
import type { ToolPlace } from "../page-tool.tsx";
import { figureOf, textReader } from "../tool-content.ts";
import { sectionOf } from "../tool-section.tsx";
import { plainWords } from "../words.tsx";
import { type FinderZone, factQuestions, questions, type StatedFacts } from "./find-zones.ts";
import { Form } from "./zone-finder.island.tsx";
import { zoneFinder } from "./zone-finder.tsx";

export const section = sectionOf(zoneFinder, Form, {
  prepare(content, { page: { zones = [], zoneSources = [] }, settings, language, pathTo }) {
    const { counted } = content;
    if (zones.length === 0 || !counted?.other) return null;
    const { source, checkedOn } = settings.evidence;
    const sources = zoneSources.map(({ title, url, day }) => {
      return { title: unbrokenReferences(title), url, day };
    });
    const read = textReader(content, language);
    const { questions: asked } = content;
    return {
      counted,
      facts: recordOf(factQuestions, (name) => plainWords(read(asked[name].fact))),
      mainland: recordOf(questions, (name) => read(asked[name].mainland)),
      zones: finderZones(zones, zoneSources, { language, pathTo }),
      labels: { source, checkedOn, sources },
    };
  },
});

type Page = NonNullable<FreeZonesPageQueryResult>;

/** Converts stored zones for the finder. The source of a fact is an index in `sources`. */
function finderZones(
  zones: Page["zones"],
  sources: Page["zoneSources"],
  { language, pathTo }: Pick<ToolPlace, "language" | "pathTo">,
): FinderZone[] {
  const places = new Map(sources.map(({ _id }, index) => [_id, index]));
  return zones.map(({ _id, name, emirate, otherEmirates, facts, fees }) => {
    const rows = facts ?? [];
    /** What a source states. A yes or a no without a source counts as not stated. */
    const statedAs = (stated: "yes" | "no"): StatedFacts =>
      Object.fromEntries(
        rows.flatMap((row) => {
          const source = row.sourceId === null ? undefined : places.get(row.sourceId);
          return row.stated === stated && source !== undefined ? [[row.fact, source]] : [];
        }),
      );
    return {
      // Ids of seeded zones contain a name, other ids are the Studio's.
      id: _id.replace(/^freeZone-/, ""),
      name,
      emirates: [emirate, ...(otherEmirates ?? [])].flatMap((each) => {
        if (!each?.slug) return [];
        const path = pathOf({ _type: "emirate", ...each }) ?? "";
        return [{ slug: each.slug, name: each.name, path: pathTo(path) }];
      }),
      yes: statedAs("yes"),
      no: statedAs("no"),
      visas: rows.find(({ fact }) => fact === "visas")?.upTo ?? undefined,
      fees: (fees ?? []).map((figure) => ({
        figure: figureOf(figure, "withUnit", language),
        label: figure.label,
        condition: figure.shortQualifier,
        year: figure.priceYear,
      })),
    };
  });
}
