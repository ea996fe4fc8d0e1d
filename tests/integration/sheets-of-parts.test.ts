import { importTableFile, rowsInWords, rowsOfList } from "@nordune/content-tool/browser";
import type { SanityDocument } from "@sanity/client";
import { beforeEach, expect, test } from "vitest";
import { contentTool } from "./content-tool.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

const ZONE = "freeZone-abu-dhabi-airports";
const SOURCE = "zoneSource-designated-zones";

let tool: Awaited<ReturnType<typeof contentTool>>;
beforeEach(async () => {
  tool = await contentTool(lake.client());
  await lake.client().delete(`drafts.${ZONE}`);
});

/** A sheet as a browser has it. */
const sheetOf = (rows: readonly (readonly string[])[]) => ({
  name: "sheet.csv",
  bytes: new TextEncoder().encode(
    rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(";")).join("\n"),
  ),
});

/** An exported list with other texts in a column, by the beginnings of its rows. */
async function changed(list: string, title: string, texts: Record<string, string>) {
  const rows = await rowsOfList(tool, list);
  const column = rows[0]?.indexOf(title) ?? -1;
  expect(column).toBeGreaterThan(-1);
  return sheetOf(
    rows.map((row) => row.with(column, texts[`${row[0]}#${row[1]}`] ?? row[column] ?? "")),
  );
}

async function rowsFor(list: string, sheet: ReturnType<typeof sheetOf>, options = {}) {
  const plan = await importTableFile(tool, list, sheet, options);
  return rowsInWords(plan, "alt").filter(({ outcome }) => outcome !== "unchanged");
}

const zone = (): Promise<SanityDocument> => lake.stored(ZONE);

test.each(["alternative-texts", "zone-facts"])(
  "a sheet of %s that was taken out and brought in again says nothing new",
  async (list) => {
    const rows = await rowsOfList(tool, list);
    expect(rows.length).toBeGreaterThan(50);
    const plan = await importTableFile(tool, list, sheetOf(rows));
    expect([...plan.steps, ...plan.problems]).toEqual([]);
    expect(rowsInWords(plan, "alt")).toHaveLength(rows.length - 1);
  },
);

test("an alternative text of a sheet is written, and a picture that an editor changed meanwhile keeps its own", async () => {
  const texts = {
    [`${ZONE}#image`]: "A freighter at night",
    "aboutPage#hero.image": "Another text",
  };
  const sheet = await changed("alternative-texts", "Alternative text", texts);
  const { hero } = await lake.stored("aboutPage");
  await lake.change("aboutPage", {
    hero: { ...hero, image: { ...hero.image, alt: "An editor's" } },
  });
  await lake.change(ZONE, { image: { ...(await zone()).image, flip: true } });
  const rows = await rowsFor("alternative-texts", sheet, { perspective: "drafts" });
  expect(rows).toMatchObject([
    {
      id: "aboutPage#hero.image",
      outcome: "conflict",
      label: "About page, hero.image",
    },
    {
      id: `${ZONE}#image`,
      outcome: "updated",
      label: "Abu Dhabi Airports Free Zone, image",
      fields: [
        expect.objectContaining({ title: "Alternative text", source: "“A freighter at night”" }),
      ],
    },
  ]);
  const written = { perspective: "drafts", write: true };
  await expect(importTableFile(tool, "alternative-texts", sheet, written)).rejects.toThrow(
    "--take",
  );
  const only = new Set([`${ZONE}#image`]);
  await importTableFile(tool, "alternative-texts", sheet, { ...written, only });
  const draft = await lake.client().getDocument<SanityDocument>(`drafts.${ZONE}`);
  const { image } = await zone();
  expect(draft?.image).toEqual({
    ...image,
    alt: "A freighter at night",
    altFor: image.asset._ref,
    flip: true,
  });
  expect(await lake.client().getDocument("drafts.aboutPage")).toBeUndefined();
});

test("facts of a zone are changed and added by a sheet, and one without its source is refused by row", async () => {
  const { facts } = await zone();
  const sheet = sheetOf([
    ["About", "Fact", "Stated", "Source"],
    ["Abu Dhabi Airports Free Zone", "Storage and transport", "No, a source says so", SOURCE],
    ["Abu Dhabi Airports Free Zone", "An office", "Yes, a source says so", SOURCE],
    ["No such zone", "An office", "Yes, a source says so", SOURCE],
    ["Abu Dhabi Airports Free Zone", "A warehouse", "Perhaps", SOURCE],
    ["Abu Dhabi Airports Free Zone", "A castle", "Yes, a source says so", SOURCE],
  ]);
  const options = { perspective: "drafts" };
  const rows = await rowsFor("zone-facts", sheet, options);
  expect(rows.map(({ row, id, outcome }) => [row, id, outcome])).toEqual([
    [2, `${ZONE}#facts[logistics]`, "conflict"],
    [3, `${ZONE}#facts[office]`, "created"],
    [4, "row 4", "refused"],
    [5, `${ZONE}#facts[warehouse]`, "refused"],
    [6, "row 6", "refused"],
  ]);
  expect(rows[4]?.problems).toMatchObject([
    { title: "Fact", message: expect.stringContaining("“An office”") },
  ]);
  expect(rows[3]?.problems).toMatchObject([
    { title: "Stated", message: expect.stringContaining("Write “Yes, a source") },
  ]);
  const chosen = rows.slice(0, 2).map(({ id }) => id);
  await importTableFile(tool, "zone-facts", sheet, {
    ...options,
    write: true,
    only: new Set(chosen),
    take: chosen.map((id) => `theirs:${id}`),
  });
  const draft = await lake.client().getDocument<SanityDocument>(`drafts.${ZONE}`);
  const source = { _type: "reference", _ref: SOURCE };
  expect(draft?.facts).toEqual([
    { _key: "logistics", fact: "logistics", stated: "no", source },
    facts[1],
    { _key: "office", fact: "office", stated: "yes", source },
  ]);
});

test.each(["FACTS[LOGISTICS]", "Facts[logistics]", "facts[gone]", ""])(
  "a fact whose place in a sheet is %j is found by what it is about, and none is written over unasked",
  async (place) => {
    const sheet = sheetOf([
      ["Id", "Place", "Fact", "Stated", "Source"],
      [ZONE, place, "Storage and transport", "No, a source says so", SOURCE],
    ]);
    const rows = await rowsFor("zone-facts", sheet);
    expect(rows).toMatchObject([{ id: `${ZONE}#facts[logistics]`, outcome: "conflict" }]);
  },
);

test.each([
  ["alternative-texts", "hero.image", ["Alternative text", "Two ships", "A river"]],
  ["zone-facts", "facts[logistics]", ["Stated", "No, a source says so", "Not stated"]],
])(
  "of two rows of %s about one thing none is taken, and both are named",
  async (list, place, texts) => {
    const [head = [], ...rows] = await rowsOfList(tool, list);
    const row = rows.find((each) => each[1] === place) ?? [];
    const column = head.indexOf(texts[0] ?? "");
    expect(column).toBeGreaterThan(-1);
    const twins = texts.slice(1).map((text) => row.with(column, text));
    const found = await rowsFor(list, sheetOf([head, ...twins]));
    const message = `Rows 2 and 3 are about “${place}” of “${row[0]}”. Leave one of them.`;
    expect(found).toMatchObject(
      [2, 3].map((at) => ({ row: at, outcome: "refused", problems: [{ title: "Id", message }] })),
    );
  },
);

test("a sheet finds a page that has no name by the title of its form", async () => {
  const sheet = sheetOf([
    ["About", "Place", "Alternative text"],
    ["About page", "hero.image", "The river in June"],
    ["About page", "hero.nothing", "The river in June"],
    ["No such page", "hero.image", "The river in June"],
  ]);
  const rows = await rowsFor("alternative-texts", sheet, { perspective: "drafts" });
  expect(rows).toMatchObject([
    { id: "aboutPage#hero.image", label: "About page, hero.image", outcome: "conflict" },
    { label: "About page", outcome: "refused" },
    {
      outcome: "refused",
      problems: [{ message: expect.stringContaining("is the name or id of no document.") }],
    },
  ]);
});

test("a row about a picture whose document somebody has a draft of waits for a decision", async () => {
  const sheet = await changed("alternative-texts", "Alternative text", {
    [`${ZONE}#image`]: "A freighter at dawn",
  });
  const stored = await zone();
  await lake
    .client()
    .create({ ...stored, _id: `drafts.${ZONE}`, _type: "freeZone", fullName: "Ours" });
  expect(await rowsFor("alternative-texts", sheet)).toMatchObject([
    { id: `${ZONE}#image`, outcome: "conflict", head: "an editor has a draft of it" },
  ]);
});
