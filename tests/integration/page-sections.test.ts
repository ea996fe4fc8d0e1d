import { expect, test } from "vitest";
import { sampleText } from "#schemas/sections/sample-parts.ts";
import { renderPage } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

type Ground = "paper" | "sand" | "frost" | undefined;

/** For each section below the hero whether it leaves out the space above it. */
async function continued(...grounds: Ground[]): Promise<boolean[]> {
  const sections = grounds.map((background, index) => ({
    _key: `section-${index}`,
    _type: "callToActionSection",
    heading: "Talk to us",
    actionLabel: "Book a call",
    ...(background && { background }),
  }));
  await lake.client().createOrReplace({
    ...{ _id: "free", _type: "freePage", title: "Spring", listing: "campaign" },
    slug: { _type: "slug", current: "spring/nordic" },
    hero: { heading: "Spring", lead: sampleText("Come and see.") },
    sections,
  });
  const html = await renderPage("/spring/nordic");
  return [...html.matchAll(/<section class="([^"]*)"/g)]
    .slice(1)
    .map(([, names = ""]) => names.split(" ").includes("pt-0"));
}

test("a section on the ground of the one before shares the space between them", async () => {
  expect(await continued("sand", "sand", "frost")).toEqual([false, true, false]);
});

test("a section without a ground is on paper", async () => {
  expect(await continued(undefined, "paper", undefined)).toEqual([false, true, true]);
});
