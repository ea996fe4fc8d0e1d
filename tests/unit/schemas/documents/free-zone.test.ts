import { expect, test } from "vitest";
import { image } from "#scripts/seed/content/build/image.ts";
import { line } from "#scripts/seed/content/build/parts.ts";
import { reference } from "#scripts/seed/content/build/reference.ts";
import { points } from "../parts.ts";
import { problemsOf } from "../problems.ts";

const kinds = (count: number) => Array.from({ length: count }, (_, index) => `kind ${index}`);

const jafza = {
  _id: "freeZone-jafza",
  _type: "freeZone",
  name: "JAFZA",
  fullName: "Jebel Ali Free Zone",
  emirate: reference("emirate-dubai"),
  otherEmirates: [{ ...reference("emirate-fujairah"), _key: "other" }],
  kind: "major",
  order: 8,
  established: reference("figure-jafza-established"),
  website: "https://example.com/",
  text: line("A zone beside the port of Jebel Ali."),
  benefits: points(3),
  bestFor: kinds(5),
  keyFeature: line("The port next door."),
  image: image("zone-port-logistics"),
};

test.each([
  ["facts", { activity: ["trading", "media"], visas: "sponsored", designated: "no" }],
  ["facts that were emptied", { activity: [], visas: undefined }],
])("accepts %s", async (_what, facts) => {
  expect(await problemsOf({ ...jafza, ...facts })).toEqual([]);
});

test("accepts a free zone with all its parts, and one without those that may be left out", async () => {
  expect(await problemsOf(jafza)).toEqual([]);
  const { fullName, otherEmirates, established, website, keyFeature, ...needed } = jafza;
  expect(await problemsOf(needed)).toEqual([]);
});

test.each([
  ["no emirate", { emirate: undefined }, "error emirate: "],
  ["no place", { order: undefined }, "error order: "],
  [
    "another emirate twice",
    {
      otherEmirates: ["a", "b"].map((_key) => ({ ...reference("emirate-fujairah"), _key })),
    },
    "This is in the list already",
  ],
  ["an unknown kind", { kind: "large" }, "error kind: "],
  ["one benefit", { benefits: points(1) }, "error benefits: List 2 to 4."],
  ["five benefits", { benefits: points(5) }, "error benefits: List 2 to 4."],
  ["one kind of business", { bestFor: kinds(1) }, "error bestFor: List 2 to 5."],
  ["six kinds of business", { bestFor: kinds(6) }, "error bestFor: List 2 to 5."],
  ["no image", { image: undefined }, "error image: Choose an image."],
  [
    "a website without its beginning",
    { website: "jafza.ae" },
    "error website: Write the whole address, with https:// before it, such as https://www.jafza.ae.",
  ],
  ["an unknown activity", { activity: ["smuggling"] }, "error activity"],
  ["an unknown answer", { regulator: "perhaps" }, "error regulator: "],
  ["a script as website", { website: "javascript:alert(1)" }, "error website: "],
])("refuses %s", async (_name, change, problem) => {
  expect(await problemsOf({ ...jafza, ...change })).toContainEqual(
    expect.stringContaining(problem),
  );
});
