import { findProblems } from "@nordune/content-tool/rules";
import { expect, test } from "vitest";
import { schemaTypes } from "#schemas/index.ts";
import { furtherSections, pageSections } from "#schemas/sections/index.ts";
import { currentSlug, pathOf } from "#schemas/shared/routes.ts";
import { siteContent } from "#scripts/site-content/tool.ts";
import { seedDocuments } from "#tests/support/first-content.ts";
import { line } from "#tests/support/parts-of-content.ts";
import { sectionSamples } from "#tests/support/section-samples.ts";
import { wholeLink } from "#tests/support/whole-link.ts";
import { countOf, renderPage, textsIn } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";
import { calendarOf } from "./tool-answers.ts";

const lake = withSeededLake();

/** A page of every type with sections, by its document, and samples of all allowed sections. */
const pages = schemaTypes.flatMap((type) => {
  const fields = "fields" in type ? (type.fields ?? []) : [];
  const field = fields.find(({ name }) => name === "sections");
  const list = [furtherSections, pageSections].find(({ name }) => name === field?.type);
  const seeded = seedDocuments.find(({ _type }) => _type === type.name);
  const path = pathOf({ _type: type.name, slug: currentSlug(seeded?.slug) ?? null });
  if (list === undefined || seeded === undefined || path === undefined) return [];
  const kinds = list.of.map((member): string => member.type);
  return [{ seeded, path, samples: sectionSamples().filter(({ _type }) => kinds.includes(_type)) }];
});

/** The alternative texts of the seed's images and of the samples. */
const assets = new Set([...JSON.stringify(seedDocuments).matchAll(/image-\w+-\w+-webp/g)].flat());

test.each(pages)("an editor can add every section to $path", async (page) => {
  const { seeded, path, samples } = page;
  const before = countOf(await renderPage(path));
  const given = Array.isArray(seeded.sections) ? seeded.sections : [];
  const sections = [...given, ...samples];
  await lake.client().patch(seeded._id).set({ sections }).commit();
  const after = countOf(await renderPage(path));
  // A subject is the beginning of the contact form's message.
  const shown = samples.map(({ subject: _, ...others }) => others);
  expect(textsIn(shown).filter((text) => after(text) <= before(text))).toEqual([]);
  // The Studio's rules accept them, but not all on one page, which would be too many.
  const content = siteContent(lake.client());
  for (const some of [samples.slice(0, 8), samples.slice(8)]) {
    const longer = { ...seeded, sections: [...given, ...some] };
    const problems = await findProblems(content, [longer], seedDocuments, { assets });
    expect(problems.filter(({ field }) => field.startsWith("sections"))).toEqual([]);
  }
});

/** The free page that is made of the sections. */
async function pageOf(sections: object[], picture?: object): Promise<string> {
  await lake.client().createOrReplace({
    ...{ _id: "free", _type: "freePage", title: "Spring", listing: "campaign" },
    slug: { _type: "slug", current: "spring/nordic" },
    hero: { heading: "Spring", lead: line("Come and see."), image: picture },
    sections,
  });
  return renderPage("/spring/nordic");
}

test("two sections with the same background share the space between them", async () => {
  const grounds = ["sand", "sand", "frost", undefined, "paper"];
  const html = await pageOf(
    grounds.map((background, index) => ({
      ...{ _key: `section-${index}`, _type: "callToActionSection", heading: "Talk to us" },
      ...{ actionLabel: "Book a call", ...(background && { background }) },
    })),
  );
  const classes = [...html.matchAll(/<section class="([^"]*)"/g)].slice(1);
  const continued = classes.map(([, names = ""]) => names.split(" ").includes("pt-0"));
  expect(continued).toEqual([false, true, false, false, true]);
});

test("a section without a picture leaves no gap", async () => {
  const sectionsWith = (image?: object) => [
    { _key: "text", _type: "richTextSection", heading: "Why", body: line("Because."), image },
    { _key: "list", _type: "checklistSection", heading: "What", points: [], image },
  ];
  // The Studio creates a hero and a section in this way.
  const empty = { _type: "imageWithAlt", decorative: false, flip: false };
  const [made, without] = [
    await pageOf(sectionsWith(empty), empty),
    await pageOf(sectionsWith()),
  ].map((html) => html.slice(html.indexOf("<section")));
  expect(made).toBe(without);
});

test("a tool on a free page works, with its calendar file", async () => {
  const tool = { _type: "reference", _ref: "movePlan" };
  const html = await pageOf([{ _key: "tool", _type: "toolSection", tool }]);
  expect(html).toContain('data-scripts="/built/move-plan.js"');
  expect(html).toContain('action="/spring/nordic#answer"');
  const month = `${new Date().getFullYear() + 2}-03`;
  const query = wholeLink(`tool=move-plan&month=${month}&adults=1&company=none&pets=no&car=none`);
  const ask = (path: string) => calendarOf(`/api/calendar/${path}?${query}`);
  expect((await ask("spring/other")).status).toBe(404);
  const file = await ask("spring/nordic");
  expect(file.status).toBe(200);
  expect(await file.text()).toContain("/spring/nordic?tool=move-plan");
});
