import { stegaClean } from "@sanity/client/stega";
import { vercelStegaDecodeAll } from "@vercel/stega";
import { expect, onTestFinished, test } from "vitest";
import { isRecord } from "#schemas/shared/record.ts";
import { asEditor } from "./as-editor.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

// Imported once the lake is there, which the site's modules read from.
const renderPage = async (path: string) => (await import("./rendered-pages.ts")).renderPage(path);
const textOf = async (html: string) => (await import("./rendered-pages.ts")).textOf(html);
const wordsOf = async (html: Promise<string>) => stegaClean(await textOf(await html));

const tools = [
  { id: "tool-tax-estimate", path: "/free-zones/tax-benefits", figure: "band" },
  { id: "tool-visa-route", path: "/services/residency-visas", figure: "goldenProperty" },
  { id: "tool-day-counter", path: "/services/tax-residency", figure: "longDays" },
  { id: "tool-move-plan", path: "/services/relocation-support", figure: "residencyDays" },
];

type Row = { _key: string; _type: string; name?: string };

/** The parts of a tool as it is published. */
async function rowsOf(id: string): Promise<Row[]> {
  const tool = await lake.client().getDocument(id);
  if (tool === undefined) throw new Error(`The seeded content holds no ${id}.`);
  return tool.rows;
}

/** Saves a draft of a document without what stands at a path, until the test is over. */
async function draftWithout(id: string, path: string) {
  const document = await lake.client().getDocument(id);
  if (document === undefined) throw new Error(`The seeded content holds no ${id}.`);
  await lake.client().createOrReplace({ ...document, _id: `drafts.${id}` });
  onTestFinished(() =>
    lake
      .client()
      .delete(`drafts.${id}`)
      .then(() => undefined),
  );
  await lake.client().patch(`drafts.${id}`).unset([path]).commit();
}

/** The same of a tool, without a field of the part that has a name. */
async function toolWithout(id: string, { name, field }: { name: string; field: string }) {
  const row = (await rowsOf(id)).find((each) => each.name === name && field in each);
  await draftWithout(id, `rows[_key=="${row?._key}"].${field}`);
}

/** The fields of a document that the texts of a page lead to. */
const fieldsLedTo = (html: string, id: string): string[] =>
  vercelStegaDecodeAll<unknown>(html).flatMap((place) => {
    if (!isRecord(place) || typeof place.href !== "string") return [];
    const { searchParams } = new URL(place.href, "http://studio.invalid");
    return searchParams.get("id") === id ? [searchParams.get("path") ?? ""] : [];
  });

test.each([...tools, { id: "tool-zone-finder", path: "/free-zones" }])(
  "$id leads from each of its questions and options to their field",
  async ({ id, path }) => {
    const rows = await rowsOf(id);
    const html = await asEditor(() => renderPage(path));
    const fields = fieldsLedTo(html, id);
    expect(fields).toEqual(expect.arrayContaining(["heading", expect.stringMatching(/^text\[/)]));
    const ledTo = rows.filter(({ _key }) => fields.includes(`rows[_key=="${_key}"].label`));
    const parts = (type: string, of: Row[]) => of.filter(({ _type }) => _type === type).length;
    for (const type of ["toolQuestion", "toolExample"]) {
      expect(parts(type, ledTo)).toBe(parts(type, rows));
    }
    // Of a choice and of a plan's times, those that are chosen from or shown.
    expect(parts("toolOption", ledTo) > 0).toBe(parts("toolOption", rows) > 0);
  },
);

test.each(tools)(
  "without a figure of its rules, $id says which, and visitors see it as it was",
  async ({ id, path, figure }) => {
    await toolWithout(id, { name: figure, field: "figure" });
    const words = await wordsOf(asEditor(() => renderPage(path)));
    expect(words).toContain(`The figure ${figure} is missing.`);
    expect(await wordsOf(renderPage(path))).not.toContain(`${figure} is missing`);
  },
);

test("a time that is no number of weeks is named with the way to its field", async () => {
  await toolWithout("tool-move-plan", { name: "leaving", field: "value" });
  const html = await asEditor(() => renderPage("/services/relocation-support"));
  expect(html).toMatch(/data-sanity="id=tool-move-plan;[^"]*">The time leaving holds no number/);
});

test("a plan that lacks a phase of the home page says so, for its document lacks nothing", async () => {
  await draftWithout("homePage", "process.steps[0]");
  const words = await wordsOf(asEditor(() => renderPage("/services/relocation-support")));
  expect(words).toContain("shows no plan of the move: a time, a figure or a phase of it");
});
