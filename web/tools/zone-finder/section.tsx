import { zoneFactNames } from "#schemas/fields/zone-facts.ts";
import type { FreeZonesPageQueryResult } from "#schemas/generated/types.generated.ts";
import { pathOf } from "#schemas/shared/routes.ts";
import { shownImageUrl } from "#web/content/image-url.ts";
import { textReader } from "../tool-content.ts";
import { sectionOf } from "../tool-section.tsx";
import { plainWords } from "../words.tsx";
import type { Fact, FinderZone } from "./find-zones.ts";
import { Form } from "./zone-finder.island.tsx";
import { zoneFinder } from "./zone-finder.tsx";

export const section = sectionOf(zoneFinder, Form, {
  prepare(content, { page: { zones = [], zoneSources = [] }, settings }) {
    if (zones.length === 0) return null;
    const { source, checkedOn } = settings.evidence;
    const sources = zoneSources.map(({ title, url, day }) => ({ title, url, day }));
    const read = textReader(content);
    const { activity, customers, premises, visas, regulator, designated, emirate } =
      content.questions;
    const facts = {
      activity: plainWords(read(activity.fact)),
      customers: plainWords(read(customers.fact)),
      premises: plainWords(read(premises.fact)),
      visas: plainWords(read(visas.fact)),
      regulator: plainWords(read(regulator.fact)),
      designated: plainWords(read(designated.fact)),
    };
    const mainland = {
      activity: read(activity.mainland),
      customers: read(customers.mainland),
      premises: read(premises.mainland),
      visas: read(visas.mainland),
      regulator: read(regulator.mainland),
      designated: read(designated.mainland),
      emirate: read(emirate.mainland),
    };
    return {
      facts,
      mainland,
      zones: finderZones(zones, zoneSources),
      labels: { source, checkedOn, sources },
    };
  },
});

type Page = NonNullable<FreeZonesPageQueryResult>;

/** Makes the finder's zones of the stored ones; the source of a fact is a place in `sources`. */
function finderZones(zones: Page["zones"], sources: Page["zoneSources"]): FinderZone[] {
  return zones.map(({ _id, name, emirate, otherEmirates, image, ...stored }) => ({
    // Seeded zones have names for ids, others what the Studio makes.
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
        // A source of nothing would make everything a no.
        if (values.length === 0) return [];
        const source = sources.findIndex(
          ({ kind, zones }) => kind === fact && zones.some((zone) => zone._id === _id),
        );
        return [[fact, source === -1 ? { values } : { values, source }]];
      }),
    ),
    // One size for all: a card is nowhere wider.
    picture: image
      ? shownImageUrl(image)?.width(480).height(240).fit("crop").auto("format").url()
      : undefined,
  }));
}
