import { expect, test } from "vitest";
import { isRecord } from "#schemas/shared/record.ts";
import { readFirstContent } from "#scripts/seed/first-content.ts";
import { seeded } from "#tests/support/first-content.ts";
import { companions, livelihoods } from "#web/tools/visa-route/rules.ts";
import { factsOf } from "#web/tools/zone-finder/find-zones.ts";

const options = [...seeded("visaRoute").options, ...seeded("zoneFinder").options];

test.each([
  ["livelihood", livelihoods],
  ["companions", companions],
  ["activity", factsOf.activity],
  ["customers", ["abroad", "mainland"]],
  ["premises", ["none", ...factsOf.premises.filter((fact) => fact !== "noPremises")]],
  ["visas", ["none", "sponsored", "1", "2", "3", "4", "5", "6", "7"]],
  ["regulator", ["yes", "no"]],
  ["designated", ["yes", "no"]],
])("the options of %s are exactly those that its rules know", (name, values) => {
  const offered = options.flatMap(({ question, answer }) => (question === name ? [answer] : []));
  expect(offered).toEqual(values);
});

/** Every object in a value, with the path of the field that holds it. */
function* objectsIn(value: unknown, path: string): Generator<[path: string, Fields]> {
  if (Array.isArray(value)) {
    for (const [index, each] of value.entries()) yield* objectsIn(each, `${path}[${index}]`);
  }
  if (!isRecord(value)) return;
  yield [path, value];
  for (const [name, each] of Object.entries(value)) yield* objectsIn(each, `${path}.${name}`);
}

type Fields = Record<string, unknown>;

const listOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

/** What the Studio's editor would change in a block of text. */
function faultsOfBlock({ children, markDefs }: Fields): string[] {
  const inlines = listOf(children);
  const isSpan = (place: number) => inlines[place]?._type === "span";
  const known = ["em", "strong", ...listOf(markDefs).map(({ _key }) => _key)];
  const marks = inlines.flatMap(({ marks }): unknown[] => (Array.isArray(marks) ? marks : []));
  const figures = inlines.flatMap((_, place) => (isSpan(place) ? [] : [place]));
  return [
    ...(Array.isArray(markDefs) ? [] : ["has no markDefs"]),
    ...marks.filter((mark) => !known.includes(mark)).map((mark) => `has no mark ${mark}`),
    ...(figures.every((place) => isSpan(place - 1) && isSpan(place + 1))
      ? []
      : ["has a figure without a span on both sides"]),
  ];
}

/** Repeated keys in a list, and members without a key. */
function faultsOfLists(object: Fields): string[] {
  return Object.entries(object).flatMap(([name, value]) => {
    const keys = listOf(value).map(({ _key }) => _key);
    const isSound = !keys.includes(undefined) && new Set(keys).size === keys.length;
    return isSound ? [] : [`${name}: a member without a _key of its own`];
  });
}

// Otherwise an editor who opens the text changes it, and the next seed takes this for an edit.
test.each([
  ["first", "site"],
  ["blank", "blank"],
] as const)("the %s content is stored as the Studio's editor stores it", async (_name, which) => {
  const { documents } = await readFirstContent(which);
  const faults = documents
    .flatMap((document) => [...objectsIn(document, document._id)])
    .flatMap(([path, object]) => {
      const ofBlock = object._type === "block" ? faultsOfBlock(object) : [];
      return [...ofBlock, ...faultsOfLists(object)].map((fault) => `${path} ${fault}`);
    });
  expect(faults).toEqual([]);
});
