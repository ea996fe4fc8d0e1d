import { expect, test } from "vitest";
import { imageUrls } from "../../../schemas/shared/images/image-urls.ts";
import { line } from "../../../tests/support/rich-line.ts";
import { cutText, type HeadFallbacks, headPreview, metadataDraft } from "./head-preview.ts";

const base = "https://www.example.com";
const fallbacks: HeadFallbacks = {
  page: {
    title: "Tax residency",
    heading: null,
    lead: null,
    hero: { heading: "Where you pay tax", headline: null, lead: line("The lead."), points: null },
    banner: null,
  },
  homePage: null,
  homeMetadata: { title: "Home title", description: "Home description." },
  company: { brandName: "Nordune" },
  metadataRevision: "r1",
};
const imageUrl = imageUrls({
  projectId: "abc",
  dataset: "production",
  apiVersion: "2025-02-19",
  isLocal: false,
});

function preview(fields: Record<string, unknown>) {
  const draft = metadataDraft({ path: "/services/tax-residency", ...fields });
  return headPreview({ draft, fallbacks, base, imageUrl });
}

// tests/e2e/studio/search-preview.spec.ts tests that these are the texts of the site.
test("the sharing preview shows the same texts as search results, uncut", () => {
  const title = "A title that goes on for much longer than search results have room for";
  expect(preview({ title, description: "By hand." })).toMatchObject({
    address: `${base}/services/tax-residency`,
    host: "www.example.com",
    title: "A title that goes on for much longer than search results …",
    description: "By hand.",
    sharedTitle: title,
    sharedDescription: "By hand.",
  });
  expect(preview({ title: "  " })).toMatchObject({
    title: "Tax residency | Nordune",
    description: "The lead.",
  });
});

test("the sharing preview shows the generated picture or the editor's own", () => {
  expect(preview({}).picture).toEqual({
    url: `${base}/share-image/services/tax-residency.jpg?v=r1`,
    isMade: true,
  });
  const ogImage = {
    asset: { _ref: "image-0123456789abcdef0123456789abcdef01234567-2000x1000-jpg" },
  };
  const own = preview({ ogImage }).picture;
  expect(own.isMade).toBe(false);
  expect(own.url).toMatch(/^https:\/\/cdn\.sanity\.io\/images\/abc\/production\/.*w=1200&h=630/);
});

test.each([
  ["exactly fifteen", 15, "exactly fifteen"],
  ["a residency visa, quickly", 20, "a residency visa …"],
  ["one two three", 9, "one two …"],
  ["unbreakable-word", 10, "unbreaka …"],
])("the search preview cuts %j at %i characters", (text, limit, shown) => {
  expect(cutText(text, limit)).toBe(shown);
  expect(shown.length).toBeLessThanOrEqual(limit);
});
