import { evaluate, parse } from "groq-js";
import { expect, test } from "vitest";
import type { EmiratePageQueryResult } from "#schemas/generated/types.generated.ts";
import { emiratePageQuery } from "./free-zones.ts";

const zone = (_id: string, kind: string, emirate: string, ...others: string[]) => ({
  ...{ _id, _type: "freeZone", name: _id, kind, emirate: { _ref: emirate } },
  otherEmirates: others.map((_ref) => ({ _ref })),
});
const zones = [
  zone("port", "major", "dubai"),
  zone("media", "technologyMedia", "dubai"),
  zone("company", "offshore", "dubai"),
  zone("both", "offshore", "ajman", "dubai"),
  zone("far", "major", "ajman"),
];

/** The zones that a section of Dubai's page lists. */
async function listed(_type: string, kinds?: string[]): Promise<string[]> {
  const section = { _key: "a", _type, heading: "Zones", ...(kinds && { kinds }) };
  const dubai = { _id: "dubai", _type: "emirate", slug: { current: "dubai" }, sections: [section] };
  const result = await evaluate(parse(emiratePageQuery), {
    dataset: [dubai, ...zones],
    params: { slug: "dubai" },
  });
  const page: EmiratePageQueryResult = await result.get();
  const sections = page?.sections ?? [];
  return sections.flatMap((each) => ("zones" in each ? each.zones.map(({ _id }) => _id) : []));
}

test.each([
  [undefined, ["both", "company", "media", "port"]],
  [[], ["both", "company", "media", "port"]],
  [["major"], ["port"]],
  [
    ["major", "offshore"],
    ["both", "company", "port"],
  ],
  [["niche"], []],
])(
  "a section of the kinds %j lists all zones of these kinds in its emirate",
  async (kinds, ids) => {
    expect(await listed("zoneListSection", kinds)).toEqual(ids);
    expect(await listed("zoneCardsSection", kinds)).toEqual(ids);
  },
);
