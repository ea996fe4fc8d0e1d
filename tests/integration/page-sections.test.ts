import { expect, test } from "vitest";
import { line } from "#scripts/seed/content/build/parts.ts";
import { renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

type Ground = "paper" | "sand" | "frost" | undefined;

/** For each section below the hero whether it leaves out the space above it. */
async function continued(...grounds: Ground[]): Promise<boolean[]> {
  const html = await pageOf(
    grounds.map((background, index) => ({
      _key: `section-${index}`,
      _type: "callToActionSection",
      heading: "Talk to us",
      actionLabel: "Book a call",
      ...(background && { background }),
    })),
  );
  return [...html.matchAll(/<section class="([^"]*)"/g)]
    .slice(1)
    .map(([, names = ""]) => names.split(" ").includes("pt-0"));
}

/** The page at a free address that is made of the sections. */
async function pageOf(sections: object[]): Promise<string> {
  await lake.client().createOrReplace({
    ...{ _id: "free", _type: "freePage", title: "Spring", listing: "campaign" },
    slug: { _type: "slug", current: "spring/nordic" },
    hero: { heading: "Spring", lead: line("Come and see.") },
    sections,
  });
  return renderPage("/spring/nordic");
}

test.each<[string, Ground[], boolean[]]>([
  [
    "on the ground of the one before shares the space",
    ["sand", "sand", "frost"],
    [false, true, false],
  ],
  ["without a ground is on paper", [undefined, "paper", undefined], [false, true, true]],
])("a section %s", async (_what, grounds, expected) => {
  expect(await continued(...grounds)).toEqual(expected);
});

const toolSection = (kind: string) => ({
  ...{ _key: "tool", _type: "toolSection" },
  tool: { _type: "reference", _ref: `tool-${kind}` },
});

test.each(["zone-finder", "tax-estimate", "visa-route", "day-counter"])(
  "a free page answers with the tool %s",
  async (kind) => {
    const html = await pageOf([toolSection(kind)]);
    expect(html).toContain(`data-scripts="/built/${kind}.js"`);
    expect(html).toContain('action="/spring/nordic#answer"');
  },
);

test("the plan on a free page gives its calendar file", async () => {
  expect(await pageOf([toolSection("move-plan")])).toContain('action="/spring/nordic#answer"');
  const { GET } = await import("#web/app/api/move-plan/[slug]/route.ts");
  const month = `${new Date().getFullYear() + 2}-03`;
  const query = `tool=move-plan&month=${month}&adults=1&children=0&company=freeZone&pets=no&car=none`;
  const ask = (slug: string) =>
    GET(new Request(`http://localhost/api/move-plan/${slug}?${query}`), {
      params: Promise.resolve({ slug }),
    });
  expect((await ask("spring~other")).status).toBe(404);
  const file = await ask("spring~nordic");
  expect([file.status, file.headers.get("location")]).toEqual([200, null]);
  expect(await file.text()).toContain("/spring/nordic?tool=move-plan");
});
