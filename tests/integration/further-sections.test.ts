import { expect, test } from "vitest";
import { findProblems } from "#scripts/content/validate.ts";
import { statTile } from "#scripts/seed/content/build/figure-value.ts";
import { noteSection, statTilesSection } from "#scripts/seed/content/build/page-sections.ts";
import { note } from "#scripts/seed/content/build/parts.ts";
import { seedDocuments } from "#scripts/seed/content/index.ts";
import { renderPage, textOf } from "./rendered-pages.ts";
import { withSeededLake } from "./seeded-lake.ts";

const lake = withSeededLake();

/** A page of every type that has parts of its own, by its document. */
const pages = {
  homePage: "/",
  freeZonesPage: "/free-zones",
  taxBenefitsPage: "/free-zones/tax-benefits",
  advantagesPage: "/uae-advantages",
  aboutPage: "/about",
  contactPage: "/contact",
  "service-tax-residency": "/services/tax-residency",
  "advantage-climate": "/advantages/climate",
};

const tile = (label: string) => statTile("vat-rate", label);

/** As an editor would add them. */
const sections = [
  { ...noteSection(note("Before you decide", "Ask for the current rules.")), _key: "a" },
  {
    ...statTilesSection({
      heading: "One more figure",
      tiles: [tile("VAT"), tile("VAT again"), tile("And again")],
    }),
    _key: "b",
  },
];

test.each(Object.entries(pages))("an editor lengthens %s", async (id, path) => {
  expect(textOf(await renderPage(path))).not.toContain("Before you decide");
  const seeded = seedDocuments.find(({ _id }) => _id === id);
  expect(seeded, id).toBeDefined();
  const longer = { ...seeded, _id: id, _type: seeded?._type ?? "", sections };
  await lake.client().patch(id).set({ sections }).commit();
  const text = textOf(await renderPage(path));
  expect(text).toContain("Before you decideAsk for the current rules.");
  expect(text).toContain("One more figure");
  // The Studio's own rules take it.
  const problems = await findProblems(lake.client(), [longer], seedDocuments);
  expect(problems.filter(({ field }) => field.startsWith("sections"))).toEqual([]);
});
