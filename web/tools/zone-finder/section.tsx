import { zoneFactNames } from "#schemas/fields/zone-facts.ts";
import type { FreeZonesPageQueryResult } from "#schemas/generated/types.generated.ts";
import { recordOf } from "#schemas/shared/record.ts";
import { pathOf } from "#schemas/shared/routes.ts";
import { shownImageUrl } from "#web/content/image-url.ts";
import { textReader } from "../tool-content.ts";
import { sectionOf } from "../tool-section.tsx";
import { plainWords } from "../words.tsx";
import { type Fact, type FinderZone, questions } from "./find-zones.ts";
import { Form } from "./zone-finder.island.tsx";
import { zoneFinder } from "./zone-finder.tsx";

export const section = sectionOf(zoneFinder, Form, {
  prepare(content, { page: { zones = [], zoneSources = [] }, settings, language }) {
    if (zones.length === 0) return null;
    const { source, checkedOn } = settings.evidence;
    const sources = zoneSources.map(({ title, url, day }) => ({ title, url, day }));
    const read = textReader(content, language);
    const { questions: asked } = content;
    const factNames = zoneFactNames.map(({ value }) => value);
    return {
      facts: recordOf(factNames, (name) => plainWords(read(asked[name].fact))),
      mainland: recordOf(questions, (name) => read(asked[name].mainland)),
      zones: finderZones(zones, zoneSources),
      labels: { source, checkedOn, sources },
    };
  },
});

type Page = NonNullable<FreeZonesPageQueryResult>;

/** Converts stored zones for the finder. The source of a fact is an index in `sources`. */
function finderZones(zones: Page["zones"], sources: Page["zoneSources"]): FinderZone[] {
  return zones.map(({ _id, name, emirate, otherEmirates, image, ...stored }) => ({
    // Ids of seeded zones contain a name, other ids are the Studio's.
    id: _id.replace(/^freeZone-/, ""),
    name,
    emirates: [emirate, ...(otherEmirates ?? [])].flatMap((each) => {
      if (!each?.slug) return [];
      const path = pathOf({ _type: "emirate", ...each }) ?? "";
      return [{ slug: each.slug, name: each.name, path }];
    }),
    facts: Object.fromEntries(
      zoneFactNames.flatMap(({ value: fact }): [string, Fact][] => {
        const values = [stored[fact] ?? []].flat();
        // A source without values would exclude every choice.
        if (values.length === 0) return [];
        const source = sources.findIndex(
          ({ kind, zones }) => kind === fact && zones.some((zone) => zone._id === _id),
        );
        return [[fact, source === -1 ? { values } : { values, source }]];
      }),
    ),
    // One image size suffices, because all cards have the same maximum width.
    picture: image
      ? shownImageUrl(image)?.width(480).height(240).fit("crop").auto("format").url()
      : undefined,
  }));
}
