import { findProblems } from "@nordune/content-tool/rules";
import { expect, test, vi } from "vitest";
import { isRecord } from "#schemas/shared/record.ts";
import { seedDocuments } from "#tests/support/first-content.ts";
import { line } from "#tests/support/parts-of-content.ts";
import { incomplete, type SectionSample, sectionSamples } from "#tests/support/section-samples.ts";
import { log } from "#web/lib/log.ts";
import { contentTool } from "./content-tool.ts";
import { renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** The section after the incomplete ones. */
const note = {
  ...{ _type: "noteSection", _key: "last", background: "paper" },
  note: { _type: "note", title: "The last section", text: line("It stands.") },
};

/** A page that may have a section, with other sections in place of its own. */
function pageOf({ _type }: SectionSample, sections: object[]) {
  const emirate = seedDocuments.find(({ _id }) => _id === "emirate-dubai");
  if (_type.startsWith("zone") && emirate) {
    return { path: "/free-zones/dubai", document: { ...emirate, sections } };
  }
  const document = {
    ...{ _id: "free", _type: "freePage", title: "Spring", listing: "campaign" },
    slug: { _type: "slug", current: "spring/nordic" },
    hero: { heading: "Spring", lead: line("Come and see.") },
    sections,
  };
  return { path: "/spring/nordic", document };
}

/** A field as the checks name it: the first member of a list by its key. */
const byKey = (field: string) => field.replaceAll("[0]", '[_key=="member-1"]');

const every = sectionSamples().map((sample) => [sample._type, sample] as const);

test.each(every)(
  "a page renders without an incomplete %s, and log and checks name it",
  async (_, sample) => {
    const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
    const lacking = incomplete(sample);
    expect(lacking.length).toBeGreaterThan(0);
    const { path, document } = pageOf(sample, [...lacking.map(({ section }) => section), note]);
    await lake.client().createOrReplace(document);
    expect(await renderPage(path)).toContain("The last section");

    // The log says it once, and again when something else is missing.
    await renderPage(path);
    expect(warn).toHaveBeenCalledTimes(1);
    const [said = ""] = warn.mock.calls.flat().map(String);
    expect(said.startsWith(`${path} is shown without what it lacks: `)).toBe(true);
    for (const { section, field } of lacking) {
      const named = field === "heading" ? section._key : (section.heading ?? section._key);
      expect.soft(said).toContain(`${sample._type} “${named}”.${field}`);
    }

    // The checks apply the same rules to published content.
    const problems = await findProblems(
      await contentTool(lake.client()),
      [document],
      seedDocuments,
    );
    const fields = problems.filter(({ level }) => level === "error").map(({ field }) => field);
    for (const { section, field } of lacking) {
      expect.soft(fields).toContain(`sections[_key=="${section._key}"].${byKey(field)}`);
    }
  },
);

test("complete content is neither changed nor reported", async () => {
  const warn = vi.spyOn(log, "warn").mockImplementation(() => {});
  const [sample] = sectionSamples();
  if (sample === undefined || !isRecord(sample)) throw new Error("There are no samples.");
  const { path, document } = pageOf(sample, [sample, note]);
  await lake.client().createOrReplace(document);
  expect(await renderPage(path)).toContain(String(sample.heading));
  expect(warn).not.toHaveBeenCalled();
});
